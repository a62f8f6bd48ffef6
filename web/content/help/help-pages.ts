import { paths } from '../../paths.ts';

export const HELP_PAGES = [
  { name: 'video', to: paths.howToGetHighQualityVideo },
  { name: 'sales', to: paths.howToGetMoreSaleChance },
  { name: 'tool', to: paths.howToUseUploadTool },
] as const;

export type HelpName = (typeof HELP_PAGES)[number]['name'];
