import { expect, test } from '@playwright/test';
import { pageAt, pages } from '#contract/domain/pages.ts';
import { en, expectAccessible, listenForComplaints, zh } from './support.ts';

// Pages of members, which other journeys visit.
const { userCenter, materialCenter, office, bookmarks, downloadList, orderList, orderMaterialList, ...others } = pages;
const { putOrder, bill, contestEnter, ...open } = others;
const account = [bookmarks, downloadList, orderList, orderMaterialList, putOrder, bill, contestEnter];
const members = [userCenter, materialCenter, office, ...account];
const everyPath = Object.values(open).flatMap((page) =>
  page.paths.map((path) => ({ path, look: page.look, viewport: page.viewport })),
);

test('[R20]–[R79] every address shows a finished screen under the site title', async ({ page, baseURL }) => {
  const complaints = listenForComplaints(page);
  const ours = [String(baseURL), `http://127.0.0.1:${process.env['JOURNEY_OBJECTS_PORT']}/`, 'data:'];
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!ours.some((start) => request.url().startsWith(start))) foreign.push(request.url());
  });
  await page.goto('/');
  for (const { path, look } of everyPath) {
    // Navigates inside the site as a link does; the server's reply at each address has its own test.
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    const name = pageAt(path);
    await expect(
      page.locator(`main[data-page="${name}"]`).getByRole('heading', { level: 1 }).first(),
      path,
    ).toBeVisible();
    await expect(page, path).toHaveTitle(zh.site.title);
    await expect(page.locator('html')).toHaveAttribute(
      'data-mantine-color-scheme',
      look === 'white' ? 'light' : 'dark',
    );
  }
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test('no page for phones can be pushed sideways at 390', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // English words are the longer ones.
  await page.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await page.goto('/');
  for (const { path, viewport } of everyPath) {
    if (viewport === 'desktop') continue;
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect(
      page
        .locator(`main[data-page="${pageAt(path)}"]`)
        .getByRole('heading', { level: 1 })
        .first(),
      path,
    ).toBeVisible();
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test('visitors of members’ pages are sent to the login page, and would come back', async ({ page }) => {
  for (const path of members.flatMap((one) => one.paths)) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/Login\\?from=${encodeURIComponent(path)}`, 'i'));
  }
});

test('[R84] black pages are dark with light text, white pages the other way round', async ({ page }) => {
  const brightness = (property: string) =>
    page.evaluate((name) => {
      const style = getComputedStyle(document.body).getPropertyValue(name);
      const [red = 0, green = 0, blue = 0] = (/\d+(\.\d+)?/g[Symbol.match](style) ?? []).map(Number);
      return (red + green + blue) / 3;
    }, property);
  await page.goto('/About');
  expect(await brightness('background-color')).toBeLessThan(30);
  expect(await brightness('color')).toBeGreaterThan(200);
  await page.goto('/pond5');
  expect(await brightness('background-color')).toBeGreaterThan(230);
  expect(await brightness('color')).toBeLessThan(60);
});

test('[R81] an unknown address shows the 404 screen with status 404, also inside the site', async ({ page }) => {
  const reply = await page.goto('/no/such/page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: zh.notFound.title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: zh.common.home }).click();
  await expect(page).toHaveURL('/');
});

test('[R69] /working says that a page is not built yet, and leads on', async ({ page }) => {
  await page.goto('/working');
  await expect(page.getByRole('heading', { name: zh.working.title })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: zh.working.contact }).click();
  await expect(page.getByRole('dialog', { name: zh.contact.title })).toBeVisible();
});

test('[R82] every navigation starts at the top', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: zh.home.companies.title })).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: zh.footer.about }).click();
  await expect(page).toHaveURL('/About');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('[R82] a page opened by its address starts at the top; reloading and Back return to the place', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  // A page that is still short cannot be scrolled as far.
  const scrollTo = async (top: number) =>
    await expect.poll(() => page.evaluate((y) => (window.scrollTo(0, y), Math.round(window.scrollY)), top)).toBe(top);
  for (const path of ['/howToGetHighQualityVideo', '/howToGetMoreSaleChance']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Waits until a position that was kept would have been restored.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await scrolled()).toBe(0);
    await scrollTo(700);
  }
  await page.reload();
  await expect.poll(scrolled).toBe(700);
  await scrollTo(300);
  await page.goBack();
  await expect(page).toHaveURL('/howToGetHighQualityVideo');
  await expect.poll(scrolled).toBe(700);
  await page.goForward();
  await expect.poll(scrolled).toBe(300);
});

test('[R281] a screen whose code does not load says so and offers a way out', async ({ page }) => {
  await page.goto('/');
  await page.route(/assets\/login-.*\.js/i, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: zh.header.login, exact: true }).click();
  await expect(page.getByRole('heading', { name: zh.loadError.title })).toBeVisible();
  await page.unroute(/assets\/login-.*\.js/i);
  await page.getByRole('button', { name: zh.common.reload }).click();
  await expect(page.getByLabel(zh.login.account)).toBeVisible();
});

const READ = ['/', '/Login', '/Login?mode=register', '/Music', '/pond5', '/agreement/user', '/404'];
const OF_CONTESTS = [
  '/canon2022',
  '/8k2024',
  '/ActivityList',
  '/postActivityList',
  '/postActivityDetail?contest=8k2023',
  '/score',
];
for (const path of [...READ, ...OF_CONTESTS, '/fiveCityH5'])
  for (const language of ['zh', 'en'])
    test(`axe finds nothing at ${path} in ${language}`, async ({ page }) => {
      if (path === '/fiveCityH5') await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript((locale) => localStorage.setItem('locale', locale), language.toUpperCase());
      await page.goto(path);
      await expect(page).toHaveTitle(language === 'en' ? en.site.title : zh.site.title);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectAccessible(page);
    });
