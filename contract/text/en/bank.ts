import type { Text } from '../text.ts';

/** Bank accounts of photographers: words that the Material Center, the office and mails share. */
export const bank: Text['bank'] = {
  tab: 'Bank account',
  about:
    'We pay your share to this account. It has to be in your verified name. Once a change is approved, the account can’t be changed again for one year.',
  states: { reviewing: 'Under review', passed: 'Approved', rejected: 'Rejected' },
  reasons: {
    holder: 'The account isn’t in your verified name',
    number: 'The account doesn’t exist or can’t receive money',
    branch: 'The branch isn’t right',
    other: 'Another reason',
  },
  current: 'Bank account',
  none: 'You haven’t added a bank account yet.',
  nameFirst: 'Please verify your real name before you add a bank account.',
  toName: 'Verify real name',
  next: { reviewing: 'Account under review', rejected: 'Account rejected' },
  reviewing: 'We’ll email you the result by {{day}}.',
  formerName:
    'This account is in your former name. Please add one in your new name; we can’t pay you until it’s verified.',
  oldReceives: 'Until then, we keep paying into the account above.',
  rejected: 'Rejected: {{reason}}',
  locked: 'You can change it after {{day}}. If you need to change it sooner, contact us.',
  unlocked: {
    staff: 'You can change your bank account once now.',
    bounce: 'The bank returned our last payment. Please change your bank account.',
  },
  fields: {
    holder: 'Account holder',
    bank: 'Bank',
    branch: 'Branch',
    place: 'Location',
    number: 'Account number',
  },
  form: {
    add: 'Add bank account',
    change: 'Change bank account',
    holderHint: 'Your verified name; it can’t be changed here',
    bankHint: 'For example: China Merchants Bank',
    branchHint: 'At least {{min}} characters, for example: Chengdu Tianfu Branch',
    province: 'Province',
    city: 'City',
    card: 'Card number',
    companyNumber: 'Company account number',
    wrongNumber: 'This number isn’t right. Please compare it with your card',
    phone: 'Mobile number the bank has on file',
    companyPhone: 'Phone number the bank has on file',
    submit: 'Submit for review',
    submitted: 'Submitted. We’ll email you the result',
    lockNote: 'Once approved, it can’t be changed again for one year.',
  },
  looks: {
    title: 'Access log',
    what: {
      number: 'viewed the full account number',
      'bank-file': 'downloaded the bank’s payment file, which holds your full account number',
    },
  },
};
