import type { Text } from '../../text.ts';

export const audit: Text['office']['audit'] = {
  search: 'Search the audit trail',
  searchHint: 'Actor, action code or subject',
  subject: 'Subject',
  subjectHint: 'Subject, such as user:12',
  time: 'Time',
  actor: 'Actor',
  action: 'Action',
  reason: 'Reason',
  system: 'System',
  onlyThis: 'Only records of {{subject}}',
  changes: 'What changed',
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: 'empty',
  yes: 'yes',
  no: 'no',
  openUser: 'Open user',
  emptyTitle: 'Nothing recorded yet',
  emptyHint: 'Registrations, changes and everything that staff do end up here.',
};
