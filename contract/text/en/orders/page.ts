import type { Text } from '../../text.ts';

export const orderPage: Text['orderPage'] = {
  title: 'Order {{number}}',
  back: 'My orders',
  copyNumber: 'Copy order number',
  createdAt: 'Ordered {{date}}',
  steps: 'Order progress',
  step: { submitted: 'Submitted', quoted: 'Quoted', paid: 'Paid', confirmed: 'Confirmed', closed: 'Closed' },
  stepDone: 'done',
  next: 'What’s next',
  quoteBy: 'Quote by',
  payBy: 'Pay by',
  closedBecause: 'Reason: {{reason}}',
  yoursToApprove: 'A colleague’s order awaits your approval. It can’t be paid before.',
  closedAt: 'Closed {{date}}',
  again: 'Find more material',
  lines: 'Licensed material',
  gone: 'No longer on sale',
  request: 'Special request',
  goneTitle: 'Order not found',
  goneBody: 'The address may be incomplete, or the order may belong to another account.',
  close: 'Close order',
  closeTitle: 'Close this order?',
  closeBody:
    'This can’t be undone, and your quote will no longer be valid. If you need the material later, place a new order.',
  closeReason: 'Reason',
  closeWords: 'Comments',
  closed: 'Order closed',
};

export const timeLeft: Text['timeLeft'] = {
  days: '{{days}} d {{hours}} h',
  hours: '{{hours}} h {{minutes}} min',
  left: '{{time}} left',
  over: 'Expired',
  late: 'Overdue. We’ll get to it as soon as we can',
};

export const orderQuote: Text['orderQuote'] = {
  title: 'Quote',
  version: 'Version {{version}}',
  auto: 'From the price list',
  bySales: 'From our sales team',
  validUntil: 'Valid until {{date}}',
  paper: 'Quote (PDF)',
  note: 'Note from sales',
  waiting: 'Your quote will appear here when it’s ready.',
  earlier: 'Previous quotes ({{count}})',
  listPrice: 'List price',
};

export const orderThread: Text['orderThread'] = {
  title: 'Message sales',
  empty: 'Questions? Leave a message here. Our sales team will reply and email you.',
  label: 'Message',
  hint: 'Your message',
  send: 'Send',
  sent: 'Sent',
  you: 'You',
  sales: 'Sales',
  change: 'Request a new quote',
  asked: 'New quote requested',
  changeTitle: 'Request a new quote?',
  changeBody:
    'Your current quote will no longer be valid, and our sales team will prepare a new one based on your message. You can’t pay until then.',
  changeConfirm: 'Request new quote',
  changeDone: 'Request sent. We’ll let you know when the new quote is ready',
  writeFirst: 'Tell us what you’d like to change first',
};

export const orderLicence: Text['orderLicence'] = {
  title: 'Licence details',
  edit: 'Edit',
  division: 'Items by project',
  until: 'You can edit this until payment is confirmed',
  untilPaid: 'You can edit this until you pay',
  approvedAnew:
    'This order has been approved. If you change its licensee, projects or references, a colleague has to approve it again before you can pay.',
  agreement: 'Material Licence Agreement, version {{version}}',
  fixed: 'Your licence certificates have been issued. Request corrections under Purchased material.',
  saved: 'Saved',
};

export const orderRefund: Text['orderRefund'] = {
  title: 'Refund',
  until: 'You can request a refund until {{date}}',
  ask: 'Request a refund',
  askTitle: 'Request a refund',
  askBody:
    'You can request a refund within 7 days of payment. You get a full refund if you haven’t downloaded a file or opened a licence certificate; otherwise our finance team decides. Refunded licences are revoked and the material can no longer be used.',
  words: 'Reason for refund',
  asked: 'Refund requested',
  yourWords: 'Your message',
  answer: 'Our reply',
  requested:
    'Our finance team is reviewing your request and will email you. Please don’t use the material in the meantime.',
  refused: 'Refund declined. Your licences remain valid.',
  refunded: 'Refund approved. The money goes back to your original payment method, and the licences are revoked.',
};

export const orderDownloads: Text['orderDownloads'] = {
  title: 'Licence certificates and files',
  note: 'Unlimited downloads. Once you open a file or certificate, refunds are at our discretion.',
  all: 'Download all',
  allSize: 'Download all ({{size}})',
  file: 'Original file',
  certificate: 'Licence certificate',
  archive: 'Purchased material',
  period: '{{from}} to {{to}}',
  forever: 'Perpetual, from {{from}}',
  empty: 'We’re issuing your licence certificates. This takes a moment.',
};

export const orderApproval: Text['orderApproval'] = {
  title: 'Approval',
  states: { waiting: 'Awaiting approval', approved: 'Approved', declined: 'Declined' },
  about: {
    waiting: 'A colleague has to approve this order before it can be paid.',
    approved: 'Approved by {{name}}',
    declined: 'Declined by {{name}}',
  },
  approve: 'Approve',
  decline: 'Decline',
  approveTitle: 'Approve this order?',
  approveBody: 'Your colleague gets an email and can pay it.',
  declineTitle: 'Decline this order?',
  declineBody: 'Your colleague gets an email with your reason and can’t pay the order.',
  words: 'Message to your colleague',
  approved: 'Order approved',
  declined: 'Order declined',
};
