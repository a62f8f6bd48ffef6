import type { Text } from '../text.ts';

export const verify: Text['verify'] = {
  title: 'Verify a licence',
  lead: 'Type the number on a licence certificate, or scan its QR code, to see whether it is valid and what it allows.',
  label: 'Licence number',
  example: 'FHL-XXXX-XXXX-XXXX',
  check: 'Verify',
  verdict: {
    valid: { title: 'This licence is valid', body: 'It was issued by Framehall and is in force today.' },
    'not-yet': {
      title: 'This licence has not begun',
      body: 'It was issued by Framehall and begins on {{from}}. The material may not be used before then.',
    },
    expired: {
      title: 'This licence has expired',
      body: 'It ended on {{to}}. What was published in time may stay; there may be no new publication.',
    },
    superseded: {
      title: 'This licence has been replaced',
      body: 'It was corrected and issued anew. The new number holds instead.',
    },
    revoked: { title: 'This licence has been revoked', body: 'The material may no longer be used under it.' },
    unknown: {
      title: 'No such licence',
      body: 'Please compare the number with the certificate. If it is right, the certificate was not issued by Framehall.',
    },
  },
  newNumber: 'New number',
  covers: 'What it covers',
  licensee: 'Licensee',
  project: 'Project',
  brand: 'Brand',
  material: 'Material',
  period: 'Period',
  days: '{{from}} to {{to}}, inclusive',
  forever: 'From {{from}}, without end',
  issued: 'Issued on',
  version: 'Version',
  versionValue: 'Version {{version}}',
  file: 'SHA-256 of the delivered file',
  fileHint: 'A file with the same SHA-256 is the original that was delivered under this licence.',
};
