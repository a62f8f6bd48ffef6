import type { Text } from '../../text.ts';

export const audit: Text['office']['audit'] = {
  search: 'Search the audit trail',
  searchHint: 'User, action code or subject',
  subject: 'Subject',
  subjectHint: 'Subject, such as user:12',
  time: 'Time',
  actor: 'User',
  action: 'Action',
  reason: 'Reason',
  system: 'System',
  onlyThis: '{{subject}} only',
  changes: 'Changes',
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: 'empty',
  yes: 'yes',
  no: 'no',
  openUser: 'Open user',
  emptyTitle: 'Nothing recorded yet',
  emptyHint: 'Registrations, edits and all staff actions appear here.',
};
