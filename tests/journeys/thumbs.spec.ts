import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { pageAt, type PageName, pages } from '#contract/domain/pages.ts';
import { orderPhoto, payInSandbox } from './ordering.ts';
import { aMaterial, aVideo, call, en, inDatabase, keepToken, registered, zh } from './support.ts';
import { expectThumbRoom, holdDown, PHONE } from './touch.ts';

// Chinese words are the shorter ones, which make the smaller targets.
test.use(PHONE);

/** Pages that send visitors to the login page. */
const MEMBERS: readonly string[] = [
  'userCenter',
  'bookmarks',
  'downloadList',
  'orderList',
  'orderMaterialList',
  'putOrder',
  'bill',
  'contestEnter',
] satisfies PageName[];
const OPEN = Object.entries(pages)
  .filter(([name, { viewport }]) => viewport === 'device' && !MEMBERS.includes(name))
  .map(([, { paths }]) => paths[0]);
const TABS = ['home', 'following', 'profile', 'security', 'devices', 'invoices', 'titles', 'entries', 'company'];

/** Goes on inside the site, as a link does. */
async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  const screen = page.locator(`main[data-page="${pageAt(address.split('?')[0]!)}"]`);
  await expect(screen.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
}

/** A buyer who has something on each of their pages, and where. */
async function buyerWithAll(request: APIRequestContext): Promise<{ token: string; addresses: string[] }> {
  const { token } = await registered(request);
  const ask = <T>(path: string, input: object) => call<T>(request, path, input, token);
  const [clip, photo] = [await aVideo(request), await aMaterial(request, 'pic')];
  const music = await aMaterial(request, 'music');
  const { id: board } = await ask<{ id: number }>('/board/create', { name: '春季宣传片' });
  await ask('/board/add', { id: board, materialIds: [clip, photo, music] });
  const link = { id: board, shared: true, clientsAnswer: true };
  const { shareKey } = await ask<{ shareKey: string }>('/board/share', link);
  await ask('/following/search/save', { name: '海边', search: { type: 'pic', keyword: '海' } });
  const due = await orderPhoto({ request, token }, { licensee: '蓝天传媒（上海）有限公司' });
  const paid = await orderPhoto({ request, token }, { licensee: '蓝天传媒（上海）有限公司' });
  await payInSandbox({ request, token }, paid);
  await ask('/cart/add', { targetId: clip, category: 0 });
  await ask('/cart/add', { targetId: photo, category: 1 });
  const addresses = [
    `/Detail?id=${clip}`,
    `/DetailPic?id=${photo}`,
    `/DetailMusic?id=${music}`,
    '/SearchResult?type=pic',
    '/SearchResult?type=music',
    '/Cart',
    '/Putorder',
    '/OrderList',
    `/Order2?orderId=${due}`,
    `/Order2?orderId=${paid}`,
    `/OrderSuccess?orderId=${paid}`,
    '/OrderMaterialList',
    '/DownloadList',
    '/Bill',
    '/Collect',
    `/Collect?board=${board}`,
    `/Board?key=${shareKey}`,
    ...TABS.map((tab) => `/UserCenter?tab=${tab}`),
  ];
  return { token, addresses };
}

test('visitors’ pages have room for a thumb', async ({ page, request }) => {
  await aMaterial(request, 'pic');
  await page.goto('/');
  for (const address of OPEN) {
    await goOn(page, address);
    await expectThumbRoom(page, address);
  }
});

test('buyers’ pages have room for a thumb', async ({ page, context, request }) => {
  const { token, addresses } = await buyerWithAll(request);
  await keepToken(context, token);
  await page.goto('/');
  for (const address of addresses) {
    await goOn(page, address);
    await expectThumbRoom(page, address);
  }
});

for (const [locale, { company }] of [
  ['ZH', zh],
  ['EN', en],
] as const)
  test(`a company’s pages have room for a thumb (${locale})`, async ({ page, context, request }) => {
    const { account, token } = await registered(request);
    await inDatabase(
      `with customer as (insert into customers (name) values ('远山科技（杭州）有限公司') returning id)
      update users set customer_id = (select id from customer), company_role = 'admin', company_since = clock_now()
      where email = $1`,
      [account],
    );
    await orderPhoto({ request, token }, { licensee: '远山科技（杭州）有限公司' });
    const key = { name: 'Editing suite', scopes: ['search'], perMinute: 60, password: 'a good password' };
    await call(request, '/company/keys/create', key, token);
    await keepToken(context, token);
    await page.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
    for (const view of Object.keys(company.views) as (keyof typeof company.views)[]) {
      await page.goto(`/UserCenter?tab=company&view=${view}`);
      const views = page.getByRole('navigation', { name: company.viewsLabel });
      await expect(views.getByRole('link', { name: company.views[view], exact: true })).toBeInViewport();
      await expectThumbRoom(page, view);
    }
  });

test('what opens over a page has room for a thumb', async ({ page, context, request }) => {
  const { token } = await registered(request);
  await call(request, '/cart/add', { targetId: await aMaterial(request, 'pic'), category: 1 }, token);
  await keepToken(context, token);
  await page.goto('/SearchResult?type=pic');
  await page.getByRole('button', { name: zh.find.filters, exact: true }).tap();
  await expect(page.getByRole('dialog', { name: zh.find.filters })).toBeVisible();
  await expectThumbRoom(page, 'filters');
  await page.keyboard.press('Escape');
  await holdDown(page, page.getByRole('main').getByRole('article').first());
  await expectThumbRoom(page, 'the menu of a card');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: zh.header.openSearch }).tap();
  await expectThumbRoom(page, 'search');
  await page.goto('/Cart');
  await page.getByRole('button', { name: zh.cartSummary.chooseNow }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectThumbRoom(page, 'the choice of a licence');
  await page.goto('/Cart');
  await page.getByRole('button', { name: zh.header.openMenu }).tap();
  await expectThumbRoom(page, 'the menu of the site');
});

test('a small target, a low action and a field with small text are noticed', async ({ page }) => {
  await page.goto('/About');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expectThumbRoom(page, 'a page without faults');
  await main.evaluate((place) => {
    const add = () => place.appendChild(document.createElement('button'));
    // Set one by one, as the site's content policy refuses styles in markup.
    for (const tiny of [add(), add()])
      Object.assign(tiny.style, { display: 'block', width: '14px', height: '14px', padding: '0' });
    add().dataset['variant'] = 'filled';
    const field = place.appendChild(document.createElement('input'));
    field.setAttribute('aria-label', 'Small');
    field.style.setProperty('font-size', '15px', 'important');
  });
  await expect(expectThumbRoom(page, 'a page with faults')).rejects.toThrow(/target-size[^]*px high[^]*15 px text/);
});
