import type { PageText } from '#contract/text/text.ts';
import { paths } from '../../paths.ts';

interface Entry {
  name: Exclude<keyof PageText['nav'], `${string}_other`>;
  to: string;
}

export const navBeforeContent: Entry[] = [
  { name: 'video', to: paths.searchResult({ type: 'video' }) },
  { name: 'pictures', to: paths.searchResult({ type: 'pic' }) },
  { name: 'music', to: paths.music() },
  { name: 'topics', to: paths.topicList() },
];

export const contentEntries: Entry[] = [
  { name: 'originList', to: paths.originList() },
  { name: 'caseList', to: paths.caseList() },
  { name: 'contentList', to: paths.contentList() },
  { name: 'caseBrandList', to: paths.caseBrandList() },
  { name: 'activityList', to: paths.activityList() },
  { name: 'questions', to: paths.questions() },
  { name: 'join', to: paths.join() },
];

export const navAfterContent: Entry[] = [
  { name: 'contests', to: paths.activityList() },
  { name: 'vip', to: paths.vip() },
];

/** Whether an address is the current one; of the query, only the type of material counts. */
export function isCurrent(to: string, location: { pathname: string; search: string }): boolean {
  const [path = '', query = ''] = to.split('?');
  if (path.toLowerCase() !== location.pathname.toLowerCase()) return false;
  const wanted = new URLSearchParams(query).get('type');
  return wanted === null || wanted === (new URLSearchParams(location.search).get('type') ?? 'video');
}
