import { withTexts } from '../lib/load-screen.ts';

/** The screens of this area, by the page that shows them. */
export const screens = {
  score: withTexts(['judging'], async () => (await import('./score.tsx')).Score),
};
