/** Every address of the site: its look, its viewport and whether the side bar shows. One entry per screen. */
export type Look = 'black' | 'white';

export interface Page {
  /** Case-insensitive; our own links use the first. */
  paths: readonly [string, ...string[]];
  look: Look;
  /** `device`: laid out for the width of the device. `desktop`: phones get a fixed width, for long tables and tools. */
  viewport: 'device' | 'desktop';
  sideBar: boolean;
}

interface Options {
  white?: boolean;
  desktop?: boolean;
  sideBar?: boolean;
}

function page(paths: string | readonly [string, ...string[]], options: Options = {}): Page {
  return {
    paths: typeof paths === 'string' ? [paths] : paths,
    look: options.white ? 'white' : 'black',
    viewport: options.desktop ? 'desktop' : 'device',
    sideBar: options.sideBar ?? true,
  };
}

const desktop = { desktop: true };
const white = { white: true };
const bare = { sideBar: false };

export const pages = {
  home: page('/'),
  about: page('/About'),
  materialList: page('/MaterialList'),
  questions: page('/Questions'),
  searchResult: page('/SearchResult'),
  imgSearchResult: page('/ImgSearchResult'),
  bookmarks: page('/Collect'),
  board: page('/Board', bare),
  detail: page('/Detail'),
  p5Detail: page(['/P5Detail', '/pdetail']),
  p5Shop: page('/P5Shop'),
  detailPic: page('/DetailPic'),
  downloadList: page('/DownloadList'),
  orderList: page('/OrderList'),
  orderMaterialList: page('/OrderMaterialList'),
  userCenter: page('/UserCenter', white),
  materialCenter: page('/MaterialCenter', { ...white, ...desktop }),
  login: page('/Login', bare),
  workDetail: page('/WorkDetail'),
  cart: page('/Cart'),
  putOrder: page('/Putorder'),
  order: page('/Order'),
  order2: page('/Order2'),
  orderMusic: page('/OrderMusic'),
  orderSuccess: page('/OrderSuccess'),
  bill: page('/Bill', white),
  agreement: page('/agreement/:name'),
  verify: page(['/verify', '/verify/:number'], { ...white, ...bare }),
  music: page('/Music'),
  detailMusic: page('/DetailMusic'),
  playListDetail: page('/PlayListDetail'),
  playList: page('/PlayList'),
  howToGetHighQualityVideo: page('/howToGetHighQualityVideo'),
  howToGetMoreSaleChance: page('/howToGetMoreSaleChance'),
  howToUseUploadTool: page('/howToUseUploadTool'),
  score: page('/score', { ...white, ...desktop }),
  contest8k2021: page('/8k2021'),
  contest8k2022: page('/8k2022'),
  contest8k2023: page('/8k2023'),
  contest8k2024: page('/8k2024'),
  canon2022: page('/canon2022', white),
  canon2022Autumn: page('/canon2022autumn', white),
  activityList: page('/ActivityList'),
  activityDetail: page(['/ActivityDetail', '/ActivityDetail/:slug']),
  topic: page('/Topic'),
  topicList: page('/TopicList'),
  originList: page('/OriginList'),
  case: page(['/Case', '/Case/:slug']),
  contentList: page(['/ContentList', '/CaseList', '/CaseBrandList']),
  productDetail: page('/ProductDetail'),
  vip: page('/Vip'),
  vipOrder: page('/VipOrder'),
  shop: page('/Shop'),
  notFound: page('/404'),
  working: page('/working'),
  join: page('/join'),
  contestEnter: page('/contest/:slug/enter'),
  contest: page(['/contest/:slug', '/contest/:slug/:page']),
  mailConfirm: page('/mailconfirm'),
  undoChange: page('/undochange'),
  mailStop: page('/mailstop'),
  invite: page('/invite'),
  postActivityList: page('/postActivityList'),
  postActivityDetail: page('/postActivityDetail'),
  test: page('/test', desktop),
  pond5: page('/pond5', white),
  fcb1year: page(['/fcb1year', '/fcb1year/index', '/fcb1year/m1', '/fcb1year/m2', '/fcb1year/m3'], bare),
  fiveCityTour: page('/fiveCityTour'),
  fiveCityH5: page('/fiveCityH5', white),
  fiveCityH5Detail: page('/fiveCityH5Detail', white),
  canonScenicRally: page('/canonScenicRally', white),
  office: page(
    [
      '/office',
      '/office/users',
      '/office/media',
      '/office/review',
      '/office/applications',
      '/office/agreements',
      '/office/real-names',
      '/office/bank-accounts',
      '/office/companies',
      '/office/vip',
      '/office/catalogue',
      '/office/music',
      '/office/content',
      '/office/contests',
      '/office/entries',
      '/office/topics',
      '/office/playlists',
      '/office/words',
      '/office/categories',
      '/office/search',
      '/office/work',
      '/office/audit',
      '/office/mailbox',
      '/office/feedback',
      '/office/sales',
      '/office/finance',
      '/office/invoices',
      '/office/statements',
      '/office/payouts',
      '/office/licences',
      '/office/prices',
      '/office/holidays',
    ],
    { ...white, ...desktop, ...bare },
  ),
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

const byPath = new Map<string, PageName>(
  Object.entries(pages).flatMap(([name, { paths }]) =>
    paths.map((path) => [path.toLowerCase(), name as PageName] as const),
  ),
);

/** Addresses of which a part varies. */
const varying = [...byPath]
  .filter(([path]) => path.includes('/:'))
  .map(([path, name]) => [new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+')}$`), name] as const);

/** The page at an address, whatever its case and with or without a closing slash. */
export function pageAt(path: string): PageName | undefined {
  const plain = path.toLowerCase().replace(/(.)\/$/, '$1');
  return byPath.get(plain) ?? varying.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Phones that ignore the fixed width would show a desktop page at 390 px; only iPhones honour it well. */
export function viewportFor(page: Page, userAgent: string): string {
  if (page.viewport === 'desktop' && /iPhone/.test(userAgent)) return 'width=1300';
  return 'width=device-width, initial-scale=1';
}

export function isMiniProgram(userAgent: string): boolean {
  return /miniprogram/i.test(userAgent);
}
