import type { Text } from '../../text.ts';

export const mailbox: Text['office']['mailbox'] = {
  search: 'Search by recipient',
  searchHint: 'Recipient’s email or mobile number',
  channel: 'Channel',
  anyChannel: 'All channels',
  mail: 'Email',
  sms: 'Text message',
  recipient: 'Recipient',
  subject: 'Subject',
  state: 'Status',
  time: 'Time',
  waiting: 'Waiting',
  delivered: 'Delivered',
  kept: 'Stored here',
  reading: 'Message',
  choose: 'Select a message to read it',
  chooseHint: 'Use the arrow keys and press Enter.',
  to: 'To',
  erased: 'This message was delivered, so its text has been deleted.',
  copyCode: 'Copy code {{code}}',
  codeCopied: 'Code copied',
  explain:
    'Without an email or text message service, messages stay in this mailbox so you can read them. With one, the text is deleted as soon as a message is delivered.',
  emptyTitle: 'No messages yet',
  emptyHint: 'Codes appear here when someone registers, logs in or resets a password.',
};
