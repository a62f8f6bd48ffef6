import type { ApplicationStep } from '#contract/domain/application.ts';
import { contestPath, enterPath, workPath } from '#contract/domain/contest-pages.ts';
import type { DecisionFilter } from '#contract/domain/board.ts';
import type { SearchType } from '#contract/domain/discovery.ts';
import type { MaterialState } from '#contract/domain/material.ts';
import { type CenterKind, type ListName, listName, tabOf } from '#contract/domain/material-center.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Excerpt } from '#contract/domain/excerpt.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { OrderState } from '#contract/domain/order.ts';
import { ORDER_PAGES, type OrderKind } from '#contract/domain/order-kind.ts';
import type { Language } from '#contract/domain/language.ts';
import { pages, type PageName } from '#contract/domain/pages.ts';
import type { PolicyName } from '#contract/domain/policy.ts';
import type { AnyItem } from '#contract/items.ts';

type Query = Record<string, string | undefined>;

function to(name: PageName, query: Query = {}, path: string = pages[name].paths[0]): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}

/** Query of a link to a search: names and values of the search call's filters. */
type SearchLink = Query & { keyword?: string; type?: SearchType };
/** Query of a link to a narrowed list of what editors write. */
export type ListLink = { tag?: string; brand?: string; year?: string; page?: string };
/** Query of a link to one kind of bookmarks, or to a board. */
type BookmarksLink = {
  targetType?: '0' | '1' | '100';
  musicType?: '2';
  board?: string;
  decision?: DecisionFilter;
  page?: string;
};
export type LoginMode = 'password' | 'code' | 'register' | 'reset';
export type UserCenterTab =
  | 'home'
  | 'following'
  | 'profile'
  | 'security'
  | 'devices'
  | 'invoices'
  | 'titles'
  | 'company'
  | 'entries';

/** Only administrators see `programs`. */
export const COMPANY_VIEWS = [
  'orders',
  'licences',
  'downloads',
  'invoices',
  'spend',
  'projects',
  'people',
  'programs',
] as const;
export type CompanyView = (typeof COMPANY_VIEWS)[number];
/** Items of the cart to be ordered, or a single material, its use and the part of a clip. */
type Ordered =
  | { cartIds: readonly number[] }
  | { materialId: number; terms: LicenceTerms | null; excerpt?: Excerpt | null };

function toMaterial(item: AnyItem): string {
  if (item.kind === 'photo') return paths.detailPic(item.id);
  if (item.kind === 'video') {
    const page = item.from === 'pond5' ? paths.p5Detail(item.id) : paths.detail(item.id);
    return item.second ? `${page}&t=${item.second}` : page;
  }
  return paths.detailMusic(item.musicId);
}

function inAddress(excerpt: Excerpt | null | undefined) {
  return excerpt && { inMs: String(excerpt.inMs), outMs: String(excerpt.outMs) };
}

/** Every link of the site, one function each. */
export const paths = {
  home: () => to('home'),
  about: () => to('about'),
  searchResult: (query: SearchLink = {}) => to('searchResult', query),
  /** Results of a saved search, what is new first. */
  savedSearch: (search: Record<string, string>) => to('searchResult', { ...search, sort: 'newest' }),
  /** Results that look like a picture sent before, or like a material. */
  imgSearchResult: (query: { imageKey?: string; like?: string; keyword?: string; type?: SearchType }) =>
    to('imgSearchResult', query),
  materialList: (query: SearchLink = {}) => to('materialList', query),
  /** A material's page; each kind has a page of its own. A clip that was found by what it shows starts there. */
  material: (item: AnyItem) => toMaterial(item),
  /** The same, opened from the bookmarks. */
  bookmarked: (item: AnyItem) => `${toMaterial(item)}&mdp=6`,
  /** The same, opened from the cart. */
  carted: (item: AnyItem) => `${toMaterial(item)}&mdp=7`,
  detail: (id: number) => to('detail', { id: String(id) }),
  p5Detail: (id: number) => to('p5Detail', { id: String(id) }),
  detailPic: (id: number) => to('detailPic', { id: String(id) }),
  shop: (id: number) => to('shop', { id: String(id) }),
  p5Shop: (id: number) => to('p5Shop', { id: String(id) }),
  pond5: () => to('pond5'),
  board: (key: string, page = 1, decision?: DecisionFilter) =>
    to('board', { key, decision, page: page > 1 ? String(page) : undefined }),
  music: () => to('music'),
  detailMusic: (id: number) => to('detailMusic', { id: String(id) }),
  soundEffects: () => to('music', { musicType: '2' }),
  playLists: () => to('playList'),
  playList: (id: number) => to('playListDetail', { id: String(id) }),
  topic: (id: number) => to('topic', { id: String(id) }),
  playlist: (id: number) => to('playListDetail', { id: String(id) }),
  topicList: () => to('topicList'),
  originList: (query: ListLink = {}) => to('originList', query),
  caseList: (query: ListLink = {}) => to('contentList', query, '/CaseList'),
  caseBrandList: (query: ListLink = {}) => to('contentList', query, '/CaseBrandList'),
  contentList: (query: ListLink = {}) => to('contentList', query),
  /** A story, case, brand or article. */
  story: (slug: string) => to('case', {}, `/Case/${slug}`),
  activityList: () => to('activityList'),
  activity: (slug: string) => to('activityDetail', {}, `/ActivityDetail/${slug}`),
  /** A file for the reader's calendar. */
  calendar: (slug: string, lang: Language) => `/calendar/${slug}.ics?lang=${lang}`,
  /** A page of a contest, the first unless told. */
  contest: contestPath,
  /** A work of a contest. */
  work: workPath,
  questions: () => to('questions'),
  join: (step?: ApplicationStep) => to('join', { step }),
  vip: () => to('vip'),
  /** A plan or a package with all that belongs to it. */
  productDetail: (id: number) => to('productDetail', { id: String(id) }),
  /** A product order, or the plan or package that is to be ordered. */
  vipOrder: (of: { productOrderId: number } | { planId: number } | { packageId: number }) => {
    if ('planId' in of) return to('vipOrder', { plan: String(of.planId) });
    if ('packageId' in of) return to('vipOrder', { package: String(of.packageId) });
    return to('vipOrder', { id: String(of.productOrderId) });
  },
  cart: (query: { targetType?: '0' | '1' | undefined } = {}) => to('cart', query),
  bookmarks: (query: BookmarksLink = {}) => to('bookmarks', query),
  /** The order form for items in the cart, or for one material. */
  putOrder: (ordered: Ordered) =>
    'cartIds' in ordered
      ? to('putOrder', { carts: ordered.cartIds.join(',') })
      : to('putOrder', { material: String(ordered.materialId), ...ordered.terms, ...inAddress(ordered.excerpt) }),
  orderSuccess: (orderId: number) => to('orderSuccess', { orderId: String(orderId) }),
  order: ({ kind, orderId }: { kind: OrderKind; orderId: number }) =>
    to(ORDER_PAGES[kind], { orderId: String(orderId) }),
  orderList: (state?: OrderState) => to('orderList', { state }),
  bill: () => to('bill'),
  orderMaterialList: (orderId?: number) =>
    to('orderMaterialList', { orderId: orderId === undefined ? undefined : String(orderId) }),
  agreement: (name: PolicyName, version?: number) =>
    `${pages.agreement.paths[0].replace(':name', name)}${version === undefined ? '' : `?version=${version}`}`,
  verify: (number: string) => `${pages.verify.paths[0]}/${encodeURIComponent(number)}`,
  downloadList: () => to('downloadList'),
  materialCenter: () => to('materialCenter', { tab: 'home' }),
  centerList: (tab: ListName, query: { sec?: string; edit?: string } = {}) => to('materialCenter', { tab, ...query }),
  /** Where works wait for their description after an upload. */
  centerWaiting: (kind: CenterKind) => to('materialCenter', { tab: listName(kind, 'waiting'), mode: '1', sec: '-1' }),
  /** A photographer's own work, in the list that it is in. */
  centerWork: ({ kind, state, code }: { kind: MediaKind; state: MaterialState; code: string }) =>
    to('materialCenter', { tab: listName(kind === 'photo' ? 'photo' : 'video', tabOf(state)), keyword: code }),
  shopProfile: () => to('materialCenter', { tab: 'shop' }),
  centerRealName: () => to('materialCenter', { tab: 'realName' }),
  centerBank: () => to('materialCenter', { tab: 'bank' }),
  centerAgreement: () => to('materialCenter', { tab: 'agreement' }),
  centerEarnings: () => to('materialCenter', { tab: 'earnings' }),
  centerStatements: (statement?: number) =>
    to('materialCenter', { tab: 'statements', statement: statement?.toString() }),
  howToGetHighQualityVideo: () => to('howToGetHighQualityVideo'),
  howToGetMoreSaleChance: () => to('howToGetMoreSaleChance'),
  howToUseUploadTool: () => to('howToUseUploadTool'),
  /** The form of one entry, or the choice of a track. */
  contestEnter: (slug: string, entry?: number) => to('contestEnter', { entry: entry?.toString() }, enterPath(slug)),
  userCenter: (tab?: UserCenterTab) => to('userCenter', { tab }),
  /** A part of the reader's company. */
  company: (view: CompanyView) => to('userCenter', { tab: 'company', view }),
  /** One invoice of the reader or of their company. */
  invoice: (id: number) => to('userCenter', { tab: 'invoices', invoice: String(id) }),
  login: (query: { from?: string; mode?: LoginMode } = {}) => to('login', query),
  office: () => to('office'),
};

/** Targets of the suggestions under a search box. */
export const searchLinks = {
  words: (keyword: string, type: SearchType) => paths.searchResult({ keyword, type }),
  category: (id: number, type: SearchType) => paths.searchResult({ type, categoryId: String(id) }),
  topic: paths.topic,
  shop: paths.shop,
  material: (id: number, type: SearchType) =>
    type === 'pic' ? paths.detailPic(id) : type === 'video' ? paths.detail(id) : paths.detailMusic(id),
  picture: (imageKey: string) => paths.imgSearchResult({ imageKey }),
  sound: (soundKey: string, type: SearchType) =>
    paths.searchResult({ type: type === 'effect' ? 'effect' : 'music', soundKey }),
};
