import { withTexts } from '../lib/load-screen.ts';

/** The screens of this area, by the page that shows them. */
export const screens = {
  about: withTexts(['content'], async () => (await import('./about/about.tsx')).About),
  questions: withTexts(['content'], async () => (await import('./questions/questions.tsx')).Questions),
  originList: withTexts(['content'], async () => (await import('./list/origin-list.tsx')).OriginList),
  contentList: withTexts(['content'], async () => (await import('./list/content-list.tsx')).ContentList),
  case: withTexts(['content'], async () => (await import('./story/story.tsx')).Story),
  activityList: withTexts(['content'], async () => (await import('./activities/activity-list.tsx')).ActivityList),
  activityDetail: withTexts(['content'], async () => (await import('./activities/activity-detail.tsx')).ActivityDetail),
  contest: withTexts(
    ['content', 'entries', 'contestPage'],
    async () => (await import('./contest/contest-page.tsx')).ContestPage,
  ),
  results: withTexts(['contestPage'], async () => (await import('./results/results-list.tsx')).ResultsList),
  result: withTexts(
    ['content', 'entries', 'contestPage'],
    async () => (await import('./results/results-detail.tsx')).ResultsDetail,
  ),
  work: withTexts(
    ['content', 'entries', 'contestPage'],
    async () => (await import('./work/work-detail.tsx')).WorkDetail,
  ),
  agreement: withTexts(['policy'], async () => (await import('./agreement/agreement.tsx')).Agreement),
  verify: withTexts(['trade', 'verify'], async () => (await import('./verify/verify.tsx')).Verify),
  howToGetHighQualityVideo: withTexts(
    ['help'],
    async () => (await import('./help/video/high-quality-video.tsx')).HighQualityVideo,
  ),
  howToGetMoreSaleChance: withTexts(
    ['reviewReasons', 'help'],
    async () => (await import('./help/sales/more-sales.tsx')).MoreSales,
  ),
  howToUseUploadTool: withTexts(
    ['pipeline', 'uploadTool', 'help'],
    async () => (await import('./help/tool/use-upload-tool.tsx')).UseUploadTool,
  ),
};
