import { expect, test } from '@playwright/test';
import { beAs, en, expectAccessible, inDatabase, keepToken, registered, zh } from './support.ts';

test('[R17] [R95] the toggle changes everything at once, without a reload, and is remembered', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => ((window as { sign?: number }).sign = 1));
  await page.getByRole('banner').getByRole('button', { name: zh.header.language }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.home.title);
  await expect(page).toHaveTitle(en.site.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => (window as { sign?: number }).sign)).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('EN');
  await page.goto('/Login');
  await expect(page.getByRole('heading', { name: en.login.title })).toBeVisible();
});

test('[R88] [R89] the navigation and its Content menu lead to their pages, by mouse and by keyboard', async ({
  page,
}) => {
  await page.goto('/Music');
  const entries: [string, RegExp][] = [
    [zh.nav.originList, /\/OriginList/],
    [zh.nav.caseList, /\/CaseList/],
    [zh.nav.contentList, /\/ContentList/],
    [zh.nav.caseBrandList, /\/CaseBrandList/],
    [zh.nav.activityList, /\/ActivityList/],
    [zh.nav.questions, /\/Questions/],
    [zh.nav.join, /\/join/i],
  ];
  for (const [name, address] of entries) {
    await page.getByRole('banner').getByRole('button', { name: zh.nav.content }).click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
  const menu = page.getByRole('banner').getByRole('button', { name: zh.nav.content });
  const firstEntry = page.getByRole('banner').getByRole('link', { name: zh.nav.originList });
  await page.mouse.move(700, 600);
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(firstEntry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(firstEntry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(firstEntry).toBeHidden();
  await expect(menu).toBeFocused();
});

test('[R90] the search box sends keyword and kind to the results, the kind of the page by default', async ({
  page,
}) => {
  for (const [from, type] of [
    ['/Vip', 'video'],
    ['/PlayList', 'music'],
  ] as const) {
    await page.goto(from);
    const box = page.getByRole('banner').getByRole('search');
    await box.getByRole('combobox', { name: zh.search.keyword }).fill('日落 航拍');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/SearchResult\?/);
    const query = new URL(page.url()).searchParams;
    expect([query.get('keyword'), query.get('type')]).toEqual(['日落 航拍', type]);
  }
});

test('[R100]–[R105] the side bar', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: zh.sideBar.label });
  await expect(bar.getByRole('link', { name: zh.sideBar.vip })).toHaveAttribute('href', /\/Vip/);
  await expect(bar.getByRole('link', { name: zh.sideBar.cart })).toHaveAttribute('href', /\/Cart/);
  await expect(bar.getByRole('link', { name: zh.sideBar.bookmarks })).toHaveAttribute('href', /\/Collect/);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('heading', { name: zh.home.companies.title })).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 2000));
  await bar.getByRole('button', { name: zh.sideBar.toTop }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('[R101] a visitor answers the feedback survey', async ({ page }) => {
  await page.goto('/Vip');
  const bar = page.getByRole('complementary', { name: zh.sideBar.label });
  await bar.getByRole('button', { name: zh.sideBar.feedback }).click();
  const dialog = page.getByRole('dialog', { name: zh.feedback.title });
  await dialog.getByRole('button', { name: zh.feedback.submit }).click();
  await expect(dialog.getByText(zh.feedback.scoreMissing)).toBeVisible();
  await dialog.getByText(zh.feedback.scores[4], { exact: true }).click();
  await dialog.getByLabel(zh.feedback.comment).fill('搜索很快');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: zh.feedback.submit }).click();
  await expect(page.getByText(zh.feedback.sent)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('[R102] [R107] [R296] the contact dialog: hotline, hours, QR code and an address to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const opener = page
    .getByRole('complementary', { name: zh.sideBar.label })
    .getByRole('button', { name: zh.sideBar.contact });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: zh.contact.title });
  await expect(dialog).toContainText('400-010-8080');
  await expect(dialog).toContainText('09:30–18:30');
  await expect(dialog.getByRole('img', { name: zh.contact.qrAlt })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: zh.contact.copyEmail }).click();
  await expect(page.getByText(zh.contact.emailCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('partner@framehall.test');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('[R106] the footer has social links and contact information', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: zh.social.weibo })).toHaveAttribute(
    'href',
    'https://weibo.com/framehall',
  );
  await expect(footer).toContainText('400-010-8080');
  await expect(footer).toContainText('partner@framehall.test');
});

test('[R94] [R98] a photographer gets Upload and the Photographer Center', async ({ page, context, request }) => {
  await beAs(context, request, 'photographer');
  await page.goto('/Music');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: zh.header.photographerCenter }).click();
  await expect(page).toHaveURL(/\/MaterialCenter\?tab=home/);
  await header.getByRole('button', { name: zh.header.upload }).click();
  await expect(page.getByRole('dialog', { name: zh.upload.title })).toBeVisible();
});

test('[R98] a buyer does not', async ({ page, context, request }) => {
  await beAs(context, request, 'buyer');
  await page.goto('/Music');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: zh.header.userMenu })).toBeVisible();
  await expect(header.getByRole('link', { name: zh.header.photographerCenter })).toHaveCount(0);
  await expect(header.getByRole('button', { name: zh.header.upload })).toHaveCount(0);
  await expect(header.getByRole('link', { name: zh.header.downloadList })).toHaveCount(0);
});

test('[R99] the download list shows for an active project of an active customer only', async ({
  page,
  context,
  request,
}) => {
  const { account, token } = await registered(request);
  await inDatabase(
    `with customer as (insert into customers (name) values ('Nine Films') returning id),
      project as (insert into projects (customer_id, name) select id, 'Spring' from customer returning id)
    update users set customer_id = (select id from customer), project_id = (select id from project) where email = $1`,
    [account],
  );
  await keepToken(context, token);
  await page.goto('/Music');
  const entry = page.getByRole('banner').getByText(zh.header.downloadList);
  await page.getByRole('banner').getByRole('button', { name: zh.header.userMenu }).click();
  await expect(entry.first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[R97] [R231] the menu folds away, and holds the Material Center for gid 2 and 35', async ({
    page,
    context,
    request,
  }) => {
    await beAs(context, request, 'manager');
    await page.goto('/');
    await page.getByRole('button', { name: zh.header.openMenu }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: zh.header.materialCenter }).click();
    await expect(page).toHaveURL(/\/MaterialCenter/);
  });

  test('search, favourites and cart stand in the header', async ({ page }) => {
    await page.goto('/Questions');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: zh.header.bookmarks })).toBeVisible();
    await expect(header.getByRole('link', { name: zh.header.cart })).toBeVisible();
    await header.getByRole('button', { name: zh.header.openSearch }).click();
    await page.keyboard.type('sunset');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/SearchResult\?.*keyword=sunset/);
  });

  test('the site can be put on the home screen', async ({ page, request }) => {
    await page.goto('/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const reply = await request.get(address!);
    expect(reply.headers()['content-type']).toContain('application/manifest+json');
    const { name, display, icons } = (await reply.json()) as {
      name: string;
      display: string;
      icons: { src: string }[];
    };
    expect([name, display]).toEqual(['帧库 Framehall', 'standalone']);
    for (const { src } of [...icons, { src: '/apple-touch-icon.png' }])
      expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
  });

  test('nothing is wider than the screen', async ({ page }) => {
    for (const path of [
      '/',
      '/Login',
      '/Login?mode=register',
      '/SearchResult?keyword=x',
      '/join',
      '/Shop',
      '/8k2024',
      '/ActivityList',
      '/About',
      '/Cart',
      '/CaseList',
      '/Music',
      '/OriginList',
      '/PlayList',
      '/postActivityList',
      '/Questions',
      '/TopicList',
      '/Vip',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, path).toBeLessThanOrEqual(390);
    }
  });
});

test.describe('inside a mini-program', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50 miniProgram/wx00' });

  test('[R86] there is no header', async ({ page }) => {
    await page.goto('/Music');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' });

  test('[R85] the viewport follows the page while one moves about', async ({ page }) => {
    const viewport = page.locator('meta[name=viewport]');
    await page.goto('/');
    await expect(viewport).toHaveAttribute('content', /device-width/);
    await page.goto('/score');
    await expect(viewport).toHaveAttribute('content', 'width=1300');
  });
});
