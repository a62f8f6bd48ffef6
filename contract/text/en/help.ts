import type { Text } from '../text.ts';
import { sales } from './help/sales.ts';
import { tool } from './help/tool.ts';
import { video } from './help/video.ts';

export const help: Text['help'] = {
  label: 'Photographer help',
  pages: { video: 'High-quality video', sales: 'More sales', tool: 'Upload tool', center: 'Material Center' },
  about: {
    video: 'File requirements, shooting, grading and export settings.',
    sales: 'Titles, keywords, releases, subjects and review.',
    tool: 'Upload whole folders from your computer and resume any time.',
    center: 'Track progress, describe your work and submit it for review.',
  },
  contents: 'On this page',
  do: 'Do',
  dont: 'Avoid',
  next: 'Next',
  video,
  sales,
  tool,
};
