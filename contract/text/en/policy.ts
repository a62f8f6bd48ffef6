import type { Text } from '../text.ts';

/** The licence agreement, the user agreement and the privacy policy, as pages. */
export const policy: Text['policy'] = {
  meta: 'Version {{version}}, in effect from {{day}}',
  planned: 'This version takes effect on {{day}}. Version {{current}} applies until then.',
  past: 'This is an earlier version. Version {{current}} applies today.',
  coming: 'A new version ({{version}}) takes effect on {{day}}.',
  readCurrent: 'Read the current version',
  readComing: 'Read the new version',
  documents: 'Choose a document',
  contents: 'Contents',
  versions: 'All versions',
  versionOf: 'Version {{version}} · {{day}}',
  hash: 'SHA-256 of the full text in both languages',
  print: 'Print',
};
