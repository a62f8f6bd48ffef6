import { withTexts } from '../lib/load-screen.ts';

/** The screens of this area, by the page that shows them. */
export const screens = {
  materialCenter: withTexts(
    [
      'table',
      'pipeline',
      'reviewReasons',
      'contribute',
      'agreement',
      'account',
      'realName',
      'trade',
      'statements',
      'bank',
      'earnings',
    ],
    async () => (await import('./material-center/material-center.tsx')).MaterialCenter,
  ),
  join: withTexts(['account', 'applications', 'join'], async () => (await import('./join/join.tsx')).Join),
};
