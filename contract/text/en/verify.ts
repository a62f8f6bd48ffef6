import type { Text } from '../text.ts';

export const verify: Text['verify'] = {
  title: 'Verify a licence',
  lead: 'Enter the number on a licence certificate, or scan its QR code, to check that it’s valid and what it covers.',
  label: 'Licence number',
  example: 'FHL-XXXX-XXXX-XXXX',
  check: 'Verify',
  verdict: {
    valid: { title: 'This licence is valid', body: 'Issued by Framehall and currently valid.' },
    'not-yet': {
      title: 'This licence is not yet valid',
      body: 'Issued by Framehall and valid from {{from}}. The material may not be used before then.',
    },
    expired: {
      title: 'This licence has expired',
      body: 'It expired on {{to}}. Anything already published may remain; no new publication is permitted.',
    },
    superseded: {
      title: 'This licence has been replaced',
      body: 'It was corrected and reissued under a new number.',
    },
    revoked: { title: 'This licence has been revoked', body: 'The material may no longer be used under this licence.' },
    unknown: {
      title: 'Licence not found',
      body: 'Check the number against the certificate. If it’s correct, the certificate wasn’t issued by Framehall.',
    },
  },
  newNumber: 'New number',
  covers: 'Licence scope',
  special: 'Special terms',
  licensee: 'Licensee',
  project: 'Project',
  brand: 'Brand',
  material: 'Material',
  period: 'Term',
  days: '{{from}} to {{to}}, inclusive',
  forever: 'Perpetual, from {{from}}',
  issued: 'Date of issue',
  version: 'Version',
  versionValue: 'Version {{version}}',
  file: 'SHA-256 of the original file',
  fileHint:
    'Identifies the work as uploaded. Delivered files also carry their licence number inside, so their own SHA-256 differs.',
};
