import type { Text } from '../../text.ts';

export const mailbox: Text['office']['mailbox'] = {
  search: 'Search by recipient',
  searchHint: 'E-mail or mobile of recipient',
  channel: 'Channel',
  anyChannel: 'All channels',
  mail: 'E-mail',
  sms: 'Text message',
  recipient: 'Recipient',
  subject: 'Subject',
  state: 'State',
  time: 'Time',
  waiting: 'Waiting',
  delivered: 'Delivered',
  kept: 'Kept here',
  reading: 'Message',
  choose: 'Choose a message to read it',
  chooseHint: 'Move with the arrow keys and press Enter.',
  to: 'To',
  erased: 'This message has been delivered, so its text was erased.',
  copyCode: 'Copy code {{code}}',
  codeCopied: 'Code copied',
  explain:
    'While no mail or text-message service is set up, messages stay in this mailbox for you to read. With one, the text is erased as soon as a message is delivered.',
  emptyTitle: 'No messages yet',
  emptyHint: 'Codes appear here when somebody registers, logs in or resets a password.',
};
