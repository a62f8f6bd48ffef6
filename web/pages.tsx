import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { type PageName, pages } from '#contract/domain/pages.ts';
import { needTexts } from './lib/language.ts';
import { loadScreen } from './lib/load-screen.ts';
import type { TextArea } from './lib/text-areas.ts';
import { Layout } from './shell/layout.tsx';
import { ScreenError } from './shell/screen-error.tsx';
import { ScreenLoading } from './shell/progress-bar.tsx';

type Load = () => Promise<ComponentType>;

/** Loads a screen and its texts at the same time; the screen waits for them. */
function withTexts(area: TextArea, load: Load): Load {
  return async () => (await Promise.all([load(), needTexts(area)]))[0];
}

const working: Load = async () => (await import('./content/working/working.tsx')).Working;

const material: Load = withTexts(
  'find',
  withTexts(
    'trade',
    withTexts('detail', async () => (await import('./shop/detail/detail.tsx')).Detail),
  ),
);

const shop: Load = withTexts(
  'find',
  withTexts('browse', async () => (await import('./shop/shop-page/shop-page.tsx')).ShopPage),
);

const order: Load = withTexts(
  'trade',
  withTexts(
    'orders',
    withTexts('invoices', async () => (await import('./account/orders/order/order.tsx')).Order),
  ),
);

/** The screen of every page; its code loads when the page is opened. */
const screens: Record<PageName, Load> = {
  home: withTexts('home', async () => (await import('./shop/home/home.tsx')).Home),
  about: working,
  materialList: withTexts('find', async () => (await import('./shop/search/material-list.tsx')).MaterialList),
  questions: withTexts('help', async () => (await import('./content/help/questions/questions.tsx')).Questions),
  searchResult: withTexts('find', async () => (await import('./shop/search/search-result.tsx')).SearchResult),
  imgSearchResult: withTexts('find', async () => (await import('./shop/search/img-search-result.tsx')).ImgSearchResult),
  bookmarks: withTexts('bookmarks', async () => (await import('./shop/bookmarks/bookmarks.tsx')).Bookmarks),
  board: withTexts('bookmarks', async () => (await import('./shop/board/board.tsx')).Board),
  detail: material,
  p5Detail: material,
  p5Shop: shop,
  detailPic: material,
  downloadList: working,
  orderList: withTexts(
    'table',
    withTexts(
      'trade',
      withTexts('orders', async () => (await import('./account/orders/list/order-list.tsx')).OrderList),
    ),
  ),
  orderMaterialList: withTexts(
    'table',
    withTexts(
      'trade',
      withTexts(
        'orders',
        withTexts('licences', async () => (await import('./account/licences/licences.tsx')).Licences),
      ),
    ),
  ),
  userCenter: withTexts(
    'table',
    withTexts(
      'trade',
      withTexts(
        'orders',
        withTexts(
          'invoices',
          withTexts(
            'company',
            withTexts('account', async () => (await import('./account/user-center/user-center.tsx')).UserCenter),
          ),
        ),
      ),
    ),
  ),
  materialCenter: withTexts(
    'table',
    withTexts(
      'pipeline',
      withTexts(
        'reviewReasons',
        withTexts(
          'contribute',
          withTexts(
            'agreement',
            withTexts(
              'account',
              withTexts(
                'realName',
                withTexts(
                  'trade',
                  withTexts(
                    'statements',
                    withTexts(
                      'bank',
                      withTexts(
                        'earnings',
                        async () => (await import('./contribute/material-center/material-center.tsx')).MaterialCenter,
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
  login: withTexts('account', async () => (await import('./account/login/login.tsx')).Login),
  workDetail: working,
  cart: withTexts(
    'trade',
    withTexts('cart', async () => (await import('./shop/cart/cart.tsx')).Cart),
  ),
  putOrder: withTexts(
    'trade',
    withTexts('orders', async () => (await import('./account/orders/form/put-order.tsx')).PutOrder),
  ),
  order,
  order2: order,
  orderMusic: order,
  orderSuccess: withTexts(
    'trade',
    withTexts('orders', async () => (await import('./account/orders/order-success.tsx')).OrderSuccess),
  ),
  bill: withTexts(
    'table',
    withTexts(
      'trade',
      withTexts(
        'orders',
        withTexts('invoices', async () => (await import('./account/bill/bill.tsx')).Bill),
      ),
    ),
  ),
  verify: withTexts(
    'trade',
    withTexts('verify', async () => (await import('./content/verify/verify.tsx')).Verify),
  ),
  music: withTexts(
    'find',
    withTexts('music', async () => (await import('./shop/music/home/music-home.tsx')).MusicHome),
  ),
  detailMusic: withTexts(
    'find',
    withTexts(
      'trade',
      withTexts(
        'detail',
        withTexts('music', async () => (await import('./shop/music/piece/detail-music.tsx')).DetailMusic),
      ),
    ),
  ),
  playListDetail: withTexts(
    'music',
    async () => (await import('./shop/music/playlists/play-list-detail.tsx')).PlayListDetail,
  ),
  playList: withTexts('music', async () => (await import('./shop/music/playlists/play-list.tsx')).PlayList),
  howToGetHighQualityVideo: withTexts(
    'help',
    async () => (await import('./content/help/video/high-quality-video.tsx')).HighQualityVideo,
  ),
  howToGetMoreSaleChance: withTexts(
    'reviewReasons',
    withTexts('help', async () => (await import('./content/help/sales/more-sales.tsx')).MoreSales),
  ),
  howToUseUploadTool: withTexts(
    'pipeline',
    withTexts(
      'uploadTool',
      withTexts('help', async () => (await import('./content/help/tool/use-upload-tool.tsx')).UseUploadTool),
    ),
  ),
  score: working,
  contest8k2021: working,
  contest8k2022: working,
  contest8k2023: working,
  contest8k2024: working,
  canon2022: working,
  canon2022Autumn: working,
  activityList: working,
  activityDetail: working,
  topic: withTexts('browse', async () => (await import('./shop/topic/topic.tsx')).Topic),
  topicList: withTexts(
    'find',
    withTexts('browse', async () => (await import('./shop/topic/topic-list.tsx')).TopicList),
  ),
  originList: working,
  case: working,
  contentList: working,
  productDetail: working,
  vip: working,
  vipOrder: working,
  shop,
  notFound: async () => (await import('./content/not-found/not-found.tsx')).NotFound,
  working,
  join: withTexts(
    'account',
    withTexts(
      'applications',
      withTexts('join', async () => (await import('./contribute/join/join.tsx')).Join),
    ),
  ),
  mailConfirm: withTexts('account', async () => (await import('./account/mail-confirm/mail-confirm.tsx')).MailConfirm),
  undoChange: withTexts('account', async () => (await import('./account/undo-change/undo-change.tsx')).UndoChange),
  invite: withTexts('account', async () => (await import('./account/invite/invite.tsx')).Invite),
  postActivityList: working,
  postActivityDetail: working,
  test: working,
  pond5: withTexts(
    'find',
    withTexts('browse', async () => (await import('./shop/pond5/pond5.tsx')).Pond5),
  ),
  fcb1year: working,
  fiveCityTour: working,
  fiveCityH5: working,
  fiveCityH5Detail: working,
  canonScenicRally: working,
  office: withTexts(
    'table',
    withTexts(
      'pipeline',
      withTexts(
        'reviewReasons',
        withTexts(
          'trade',
          withTexts(
            'find',
            withTexts(
              'applications',
              withTexts(
                'upload',
                withTexts(
                  'realName',
                  withTexts(
                    'statements',
                    withTexts(
                      'bank',
                      withTexts(
                        'invoices',
                        withTexts(
                          'company',
                          withTexts('office', async () => (await import('./office/office.tsx')).Office),
                        ),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
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
