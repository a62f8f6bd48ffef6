import type { Text } from '../text.ts';

export const offline: Text['offline'] = {
  title: 'You’re offline',
  hint: 'We can’t reach Framehall right now. Check your network and try again.',
  retry: 'Try again',
  open: 'Open the board “{{name}}”',
  from: 'You’re offline. This is the board as saved on this device on {{time}}. You can view it, but not change it.',
  part: 'The first {{count}} of {{total}} items are saved on this device.',
  by: '{{name}}: {{decision}}',
  decisions: { decided: 'Decided', maybe: 'Maybe', no: 'No' },
  comments: 'Comments: {{count}}',
};
