import type { Text } from '../text.ts';

export const verify: Text['verify'] = {
  title: 'Verify a licence',
  lead: 'Enter the number on a licence certificate, scan its QR code or drop its PDF, to check that it’s valid and what it covers.',
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
  paper: {
    drop: 'Or drop the PDF of a licence certificate or quote here',
    dropMusic: 'Or drop the PDF of a certificate or quote, or a music file of this licence',
    stays: 'The file stays in your browser; only its checksum (SHA-256) is compared.',
    choose: 'Choose a file',
    genuine: '{{file}} is the original issued by Framehall and has not been changed.',
    covered: '{{file}} is {{name}} and covered by this licence.',
    uncovered: {
      title: 'This file is not covered by this licence',
      body: 'The licence covers only the files listed on its page, exactly as delivered. A file that was cut, converted or exported again has another checksum.',
    },
    foreign: {
      title: 'Not issued by Framehall, or changed since',
      body: 'Ask for the original PDF. A file that was saved again, printed and scanned or converted is no longer the original; verify the number on the certificate instead.',
    },
    quote: {
      made: 'Issued by {{licensor}} on {{day}}, version {{version}}, unchanged.',
      open: { title: 'This quote is genuine and valid', body: 'It can be accepted now.' },
      accepted: { title: 'This quote is genuine and has been accepted', body: 'The buyer has paid for it.' },
      expired: { title: 'This quote is genuine but has expired', body: 'Contact sales for a new one.' },
      superseded: {
        title: 'This quote is genuine but has been replaced',
        body: 'There is a newer version, which applies instead.',
      },
      ended: { title: 'This quote is genuine but no longer valid', body: 'The order it belongs to is closed.' },
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
  musicFiles_one: 'Licensed file and SHA-256 checksum',
  musicFiles_other: 'Licensed files and SHA-256 checksums ({{count}})',
  musicHint: 'The licence covers all of these versions. Drop a file on this page to check it.',
  outlets: 'Publication channels',
  fileHint:
    'Identifies the work as uploaded. Delivered files also carry their licence number inside, so their own SHA-256 differs.',
};
