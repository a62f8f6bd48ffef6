import type { Text } from '../../text.ts';

export const orderPage: Text['orderPage'] = {
  title: 'Order {{number}}',
  back: 'My orders',
  copyNumber: 'Copy number',
  createdAt: 'Placed {{date}}',
  steps: 'Progress of the order',
  step: { submitted: 'Submitted', quoted: 'Quoted', paid: 'Paid', confirmed: 'Confirmed', closed: 'Closed' },
  stepDone: 'done',
  next: 'What happens next',
  quoteBy: 'Quote by',
  payBy: 'Pay by',
  closedBecause: 'Reason: {{reason}}',
  closedAt: 'Closed {{date}}',
  again: 'Find more material',
  lines: 'Licensed material',
  gone: 'Off sale',
  request: 'Special request',
  goneTitle: 'There is no such order',
  goneBody: 'The address may be incomplete, or the order belongs to another account.',
  close: 'Close order',
  closeTitle: 'Close this order?',
  closeBody: 'This cannot be undone and ends the quote. If you need the material later, order it again.',
  closeReason: 'Reason',
  closeWords: 'Anything to add',
  closed: 'The order is closed',
};

export const timeLeft: Text['timeLeft'] = {
  days: '{{days}} d {{hours}} h',
  hours: '{{hours}} h {{minutes}} min',
  left: '{{time}} left',
  over: 'Expired',
  late: 'Overdue. We will get to it as soon as we can',
};

export const orderQuote: Text['orderQuote'] = {
  title: 'Quote',
  version: 'Version {{version}}',
  auto: 'From the price list',
  bySales: 'By our sales team',
  validUntil: 'Valid until {{date}}',
  paper: 'Quote as PDF',
  note: 'Note from sales',
  waiting: 'Your quote appears here once it is ready.',
  earlier: 'Earlier quotes ({{count}})',
  listPrice: 'List price',
};

export const orderThread: Text['orderThread'] = {
  title: 'Talk to sales',
  empty: 'Leave any question here. Our sales team answers and emails you.',
  label: 'Message',
  hint: 'What would you like to say?',
  send: 'Send',
  sent: 'Sent',
  you: 'You',
  sales: 'Sales',
  change: 'Ask for another quote',
  asked: 'Asked for another quote',
  changeTitle: 'Ask for another quote?',
  changeBody:
    'The present quote ends at once and the order goes back to sales, who will quote again as you wrote. You cannot pay until then.',
  changeConfirm: 'Ask for another',
  changeDone: 'Asked. Please wait for the new quote',
  writeFirst: 'Please write what should change first',
};

export const orderLicence: Text['orderLicence'] = {
  title: 'Licence details',
  edit: 'Edit',
  until: 'You can change this until your payment is confirmed',
  fixed: 'Certificates are issued. Ask for corrections under Purchased material.',
  saved: 'Saved',
};

export const orderRefund: Text['orderRefund'] = {
  title: 'Refund',
  until: 'You can ask for a refund until {{date}}',
  ask: 'Ask for a refund',
  askTitle: 'Ask for a refund',
  askBody:
    'You can ask within 7 days of paying. If no file was downloaded and no certificate opened, you get all of it back; otherwise our finance team decides. Once refunded, the licences are revoked and the material may not be used.',
  words: 'Why you want a refund',
  asked: 'Your request is in',
  yourWords: 'What you wrote',
  answer: 'Our answer',
  requested: 'Our finance team will decide and email you. Please do not use the material until then.',
  refused: 'Your refund was declined. Your licences stay in force.',
  refunded: 'Your refund was approved. The money goes back the way it came, and the licences are revoked.',
};

export const orderDownloads: Text['orderDownloads'] = {
  title: 'Certificates and files',
  note: 'Download as often as you like. Once a file or certificate is opened, refunds are at our discretion.',
  all: 'Download everything',
  allSize: 'Download everything ({{size}})',
  file: 'Original file',
  certificate: 'Certificate',
  archive: 'Purchased material',
  period: '{{from}} to {{to}}',
  forever: 'Perpetual, from {{from}}',
  empty: 'Your certificates are being issued. One moment.',
};
