import { withTexts } from '../lib/load-screen.ts';

/** The screens of this area, by the page that shows them. */
export const screens = {
  office: withTexts(
    [
      'table',
      'pipeline',
      'reviewReasons',
      'trade',
      'find',
      'applications',
      'entries',
      'upload',
      'realName',
      'statements',
      'bank',
      'invoices',
      'company',
      'content',
      'office',
    ],
    async () => (await import('./office.tsx')).Office,
  ),
};
