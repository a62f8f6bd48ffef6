import type { Text } from '../../text.ts';

/** Words of all queues whose entries are claimed before somebody decides. */
export const claims: Text['office']['claims'] = {
  decision: 'Decision',
  due: 'Due',
  overdue: 'Overdue',
  holder: 'Claimed by',
  me: 'Me',
  own: 'These are your own documents. Someone else decides.',
  claimedBy: '{{name}} is reviewing this.',
  claimFirst: 'Claim it before you decide. It’s yours for as long as this page is open.',
  claim: 'Claim',
  release: 'Return to the queue',
  reject: 'Reject',
  reason: 'Reason',
  words: 'An explanation, for the photographer',
  decidedAt: 'Decided',
  decidedBy: 'Decided by',
};
