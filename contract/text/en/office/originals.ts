import type { Text } from '../../text.ts';

export const originals: Text['office']['originals'] = {
  title: 'Originals of winning works',
  hint: 'Winners get an email with the deadline and upload their originals in their account, under “Contest entries”.',
  none: 'No awarded works',
  ask: 'Ask for originals…',
  dialog: {
    title: 'Ask for originals',
    due: 'Deadline',
    dueHint: 'Until the end of this day (UTC+8). Asking again moves the deadline.',
    works: 'Works',
    send: 'Send request',
    sent: 'Request sent',
  },
  due: 'Due {{due}} (UTC+8)',
  states: {
    unasked: 'Not asked',
    waiting: 'Waiting',
    complete: 'Received',
    late: 'Late',
    lateComplete: 'Received late',
  },
  missing: '{{name}}: not received yet',
  download: 'Download {{name}}',
};
