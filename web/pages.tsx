import type { RouteObject } from 'react-router';
import { type PageName, pages } from '#contract/domain/pages.ts';
import { type Load, loadScreen, withData, withTexts } from './lib/load-screen.ts';
import { Layout } from './shell/layout.tsx';
import { ScreenError } from './shell/screen-error.tsx';
import { ScreenLoading } from './shell/progress-bar.tsx';

/** Screens of an area other than the shop: even the list of their files loads when the first of them is opened. */
function area<Name extends string>(load: () => Promise<{ screens: Record<Name, Load> }>): (name: Name) => Load {
  return (name) => async () => (await load()).screens[name]();
}

const account = area(() => import('./account/screens.ts'));
const content = area(() => import('./content/screens.ts'));
const contribute = area(() => import('./contribute/screens.ts'));
const judging = area(() => import('./judging/screens.ts'));
const contests = area(() => import('./contests/screens.ts'));
const office = area(() => import('./office/screens.ts'));

const working: Load = async () => (await import('./content/working/working.tsx')).Working;

const material: Load = withTexts(
  ['find', 'trade', 'detail', 'following'],
  withData('Detail', () => import('./shop/detail/detail.tsx')),
);

const shop: Load = withTexts(
  ['find', 'browse', 'following'],
  async () => (await import('./shop/shop-page/shop-page.tsx')).ShopPage,
);

/** The screen of every page; its code loads when the page is opened. */
const screens: Record<PageName, Load> = {
  home: withTexts(
    ['home'],
    withData('Home', () => import('./shop/home/home.tsx')),
  ),
  about: content('about'),
  materialList: withTexts(['find'], async () => (await import('./shop/search/material-list.tsx')).MaterialList),
  questions: content('questions'),
  searchResult: withTexts(
    ['find', 'following'],
    withData('SearchResult', () => import('./shop/search/search-result.tsx')),
  ),
  imgSearchResult: withTexts(
    ['find', 'following'],
    async () => (await import('./shop/search/img-search-result.tsx')).ImgSearchResult,
  ),
  bookmarks: withTexts(
    ['bookmarks', 'boardTeam'],
    async () => (await import('./shop/bookmarks/bookmarks.tsx')).Bookmarks,
  ),
  board: withTexts(['bookmarks', 'boardTeam'], async () => (await import('./shop/board/board.tsx')).Board),
  detail: material,
  p5Detail: material,
  p5Shop: shop,
  detailPic: material,
  downloadList: account('downloadList'),
  orderList: account('orderList'),
  orderMaterialList: account('orderMaterialList'),
  userCenter: account('userCenter'),
  materialCenter: contribute('materialCenter'),
  login: account('login'),
  workDetail: content('work'),
  cart: withTexts(['trade', 'cart'], async () => (await import('./shop/cart/cart.tsx')).Cart),
  putOrder: account('putOrder'),
  order: account('order'),
  order2: account('order'),
  orderMusic: account('order'),
  orderSuccess: account('orderSuccess'),
  bill: account('bill'),
  agreement: content('agreement'),
  verify: content('verify'),
  music: withTexts(
    ['find', 'music'],
    withData('MusicHome', () => import('./shop/music/home/music-home.tsx')),
  ),
  detailMusic: withTexts(
    ['find', 'trade', 'detail', 'following', 'music'],
    async () => (await import('./shop/music/piece/detail-music.tsx')).DetailMusic,
  ),
  playListDetail: withTexts(
    ['music'],
    async () => (await import('./shop/music/playlists/play-list-detail.tsx')).PlayListDetail,
  ),
  playList: withTexts(['music'], async () => (await import('./shop/music/playlists/play-list.tsx')).PlayList),
  howToGetHighQualityVideo: content('howToGetHighQualityVideo'),
  howToGetMoreSaleChance: content('howToGetMoreSaleChance'),
  howToUseUploadTool: content('howToUseUploadTool'),
  score: judging('score'),
  contest8k2021: content('contest'),
  contest8k2022: content('contest'),
  contest8k2023: content('contest'),
  contest8k2024: content('contest'),
  canon2022: content('contest'),
  canon2022Autumn: content('contest'),
  activityList: content('activityList'),
  activityDetail: content('activityDetail'),
  topic: withTexts(['browse'], async () => (await import('./shop/topic/topic.tsx')).Topic),
  topicList: withTexts(['find', 'browse'], async () => (await import('./shop/topic/topic-list.tsx')).TopicList),
  originList: content('originList'),
  case: content('case'),
  contentList: content('contentList'),
  productDetail: account('productDetail'),
  vip: account('vip'),
  vipOrder: account('vipOrder'),
  shop,
  notFound: async () => (await import('./content/not-found/not-found.tsx')).NotFound,
  working,
  join: contribute('join'),
  contestEnter: contests('contestEnter'),
  contest: content('contest'),
  mailConfirm: account('mailConfirm'),
  undoChange: account('undoChange'),
  mailStop: account('mailStop'),
  invite: account('invite'),
  postActivityList: content('results'),
  postActivityDetail: content('result'),
  test: working,
  pond5: withTexts(['find', 'browse'], async () => (await import('./shop/pond5/pond5.tsx')).Pond5),
  fcb1year: content('contest'),
  fiveCityTour: content('contest'),
  fiveCityH5: content('contest'),
  fiveCityH5Detail: content('contest'),
  canonScenicRally: content('contest'),
  office: office('office'),
};

function route(name: PageName, path: string): RouteObject {
  return {
    path,
    handle: { page: name },
    HydrateFallback: ScreenLoading,
    lazy: async () => ({ Component: await loadScreen(screens[name]) }),
  };
}

const everyPage = (Object.keys(screens) as PageName[]).flatMap((name) =>
  pages[name].paths.map((path) => route(name, path)),
);

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ScreenError,
    children: [{ ErrorBoundary: ScreenError, children: [...everyPage, route('notFound', '*')] }],
  },
];
