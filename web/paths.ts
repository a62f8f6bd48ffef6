import type { SearchType } from '#contract/domain/discovery.ts';
import { pages, type PageName } from '#contract/domain/pages.ts';

type Query = Record<string, string | undefined>;

function to(name: PageName, query: Query = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  return search ? `${pages[name].paths[0]}?${search}` : pages[name].paths[0];
}

export type MediaType = 'video' | 'pic';
/** A search as a link says it: names and values of the search call's filters. */
type SearchLink = Query & { keyword?: string; type?: SearchType };
export type LoginMode = 'password' | 'code' | 'register' | 'reset';
export type UserCenterTab = 'profile' | 'security' | 'devices';

/** Every link of the site, one function each. */
export const paths = {
  home: () => to('home'),
  about: () => to('about'),
  searchResult: (query: SearchLink = {}) => to('searchResult', query),
  /** Pictures that look like one that was sent before. */
  imgSearchResult: (query: { imageKey?: string; keyword?: string; type?: SearchType }) => to('imgSearchResult', query),
  materialList: (query: SearchLink = {}) => to('materialList', query),
  detail: (id: number) => to('detail', { id: String(id) }),
  p5Detail: (id: number) => to('p5Detail', { id: String(id) }),
  detailPic: (id: number) => to('detailPic', { id: String(id) }),
  shop: (id: number) => to('shop', { id: String(id) }),
  p5Shop: (id: number) => to('p5Shop', { id: String(id) }),
  pond5: () => to('pond5'),
  board: (key: string) => to('board', { key }),
  music: () => to('music'),
  detailMusic: (id: number) => to('detailMusic', { id: String(id) }),
  soundEffects: () => to('music', { musicType: '2' }),
  topic: (id: number) => to('topic', { id: String(id) }),
  topicList: () => to('topicList'),
  originList: () => to('originList'),
  caseList: () => '/CaseList',
  caseBrandList: () => '/CaseBrandList',
  contentList: () => to('contentList'),
  activityList: () => to('activityList'),
  questions: () => to('questions'),
  join: () => to('join'),
  vip: () => to('vip'),
  cart: () => to('cart'),
  collect: (targetType?: '0' | '1') => to('collect', { targetType }),
  orderList: () => to('orderList'),
  downloadList: () => to('downloadList'),
  materialCenter: () => to('materialCenter', { tab: 'home' }),
  upload: () => to('materialCenter', { tab: 'videoWaiting', mode: '1', sec: '-1' }),
  userCenter: (tab?: UserCenterTab) => to('userCenter', { tab }),
  login: (query: { from?: string; mode?: LoginMode } = {}) => to('login', query),
  office: () => to('office'),
};
