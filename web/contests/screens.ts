import { withTexts } from '../lib/load-screen.ts';

/** The screens of this area, by the page that shows them. */
export const screens = {
  contestEnter: withTexts(
    ['entries', 'entering', 'originals'],
    async () => (await import('./entering/enter.tsx')).Enter,
  ),
};
