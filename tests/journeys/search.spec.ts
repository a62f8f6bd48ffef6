import { expect, type Page, test } from '@playwright/test';
import { call, en, expectAccessible, fill, listenForComplaints, WITH_MOTION, zh } from './support.ts';

// The demo catalogue is made while the first journeys run.
const MADE = { timeout: 150_000, intervals: [1000] };

interface Found {
  infos: { id: number; title: string; kind: string }[];
}

/** Waits until searches find something. */
async function catalogueIsThere(page: Page): Promise<void> {
  for (const type of ['video', 'pic', 'music'])
    await expect
      .poll(async () => {
        const reply = await page.request.get(`/search?type=${type}`);
        return ((await reply.json()) as Found).infos?.length ?? 0;
      }, MADE)
      .toBeGreaterThan(0);
}

/** The server sends the results of a plain list with its page; of a narrowed one the page asks for them itself. */
const OWN_SEARCH = '/SearchResult?type=video&orientation=landscape';

/** Makes a long list from the only clip of the small demo. */
async function manyClips(page: Page, count: number): Promise<void> {
  const { infos } = (await (await page.request.get('/search?type=video')).json()) as Found;
  await page.route(
    (url) => url.pathname === '/search',
    async (route) => {
      const query = new URL(route.request().url()).searchParams;
      const from = Number(query.get('after') ?? 0);
      const size = Math.min(60, count - from);
      const page60 = Array.from({ length: size }, (_, n) => ({ ...infos[0], title: `clip ${from + n + 1}` }));
      const next = from + size < count ? String(from + size) : null;
      const help = { corrected: null, didYouMean: null, instead: null, related: [], otherTypes: [] };
      const numbered = page60.map((item, n) => ({ ...item, id: 1_000_000 + from + n }));
      await route.fulfill({
        json: { code: 0, success: true, message: '', infos: numbered, total: 1000, more: true, next, help, read: null },
      });
    },
  );
}

const results = (page: Page, words: typeof zh.find = zh.find) => page.getByRole('list', { name: words.list });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** How far the page is scrolled once the wheel no longer moves it. */
async function comeToRest(page: Page): Promise<number> {
  let [last, now] = [-1, -1];
  const look = async () => {
    [last, now] = [now, await scrolled(page)];
    return now - last;
  };
  await expect.poll(look).toBe(0);
  return now;
}

test('[R25] search, filter, point at a clip, open it, and Back is where it was', async ({ page }) => {
  await page.emulateMedia(WITH_MOTION);
  await catalogueIsThere(page);
  const complaints = listenForComplaints(page);
  await page.goto('/SearchResult?type=video');
  const clip = results(page).getByRole('article').first();
  await expect(clip).toBeVisible();
  const filters = page.getByRole('region', { name: zh.find.filtersLabel });
  await filters.getByRole('button', { name: zh.find.names.orientation }).click();
  await filters.getByRole('link', { name: zh.find.values.orientation.landscape, exact: true }).click();
  await expect(page).toHaveURL(/orientation=landscape/);
  // The filtered list may replace the first one while the pointer rests on it.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await clip.hover();
    await expect
      .poll(
        () =>
          clip.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime, undefined, { timeout: 2000 }),
        {
          timeout: 5000,
        },
      )
      .toBeGreaterThan(0);
  }).toPass();
  await clip.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(P5)?Detail\?id=/);
  await page.goBack();
  await expect(page).toHaveURL(/orientation=landscape/);
  await expect(filters.getByText(zh.find.values.orientation.landscape)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/orientation/);
  expect(complaints).toEqual([]);
});

test('a long list stays small in the document, and Back returns to the same place in it', async ({ page }) => {
  await catalogueIsThere(page);
  await manyClips(page, 2000);
  await page.goto(OWN_SEARCH);
  await expect(results(page).getByText('clip 1', { exact: true })).toBeVisible();
  await page.mouse.move(700, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    expect(await scrolled(page)).toBeGreaterThan(8000);
  }).toPass({ intervals: [60] });
  await expect.poll(() => results(page).getByRole('article').count()).toBeLessThan(120);
  const before = await comeToRest(page);
  // The first title well inside the window.
  const title = await results(page).evaluate((list) => {
    const links = [...list.querySelectorAll('a[title]')];
    return links.find((link) => link.getBoundingClientRect().top > 400)?.textContent ?? '';
  });
  await results(page).getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(/Detail\?id=/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(results(page).getByText(title, { exact: true })).toBeInViewport();
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(3);
});

test('[R82] a new search starts at the top', async ({ page }) => {
  await catalogueIsThere(page);
  await manyClips(page, 300);
  await page.goto(OWN_SEARCH);
  await expect(results(page).getByText('clip 1', { exact: true })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('navigation', { name: zh.find.sort }).getByRole('link', { name: zh.find.sorts.newest }).click();
  await expect(page).toHaveURL(/sort=newest/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('[R91] suggestions by keyboard, and the panel with its three tabs', async ({ page }) => {
  await catalogueIsThere(page);
  await page.route('**/search/suggest?**', (route) =>
    route.fulfill({
      json: {
        code: 0,
        success: true,
        message: '',
        data: ['日落', '日落航拍'].map((text) => ({ text, kind: 'word', id: null, type: null, thumbnail: null })),
      },
    }),
  );
  await page.goto('/SearchResult?type=pic');
  const box = page.getByRole('banner').getByRole('combobox', { name: zh.search.keyword });
  await box.click();
  const tabs = page.getByRole('banner').getByRole('tab');
  await expect(tabs).toHaveText([zh.search.hotWords, zh.search.hotTopics, zh.search.categories]);
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await box.fill('日');
  await expect(page.getByRole('option', { name: '日落航拍' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: '日落航拍' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=%E6%97%A5%E8%90%BD%E8%88%AA%E6%8B%8D/);
  await expect(page.getByRole('heading', { level: 1, name: '日落航拍' })).toBeVisible();
  await box.fill('');
  await expect(page.getByRole('region', { name: zh.search.recent }).getByText('日落航拍')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
});

test('a search that finds nothing leads on', async ({ page }) => {
  await catalogueIsThere(page);
  await page.goto('/SearchResult?type=video&keyword=qzxwvk');
  await expect(page.getByText(fill(zh.find.none.title, { keyword: 'qzxwvk' }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: zh.find.types.pic }).last().click();
  await expect(page).toHaveURL(/type=pic/);
});

test('[R17] the language changes in the middle of a search', async ({ page }) => {
  await catalogueIsThere(page);
  await page.goto('/SearchResult?type=pic');
  const titles = (words: typeof zh.find) => results(page, words).getByRole('link').allTextContents();
  await expect.poll(async () => (await titles(zh.find)).length).toBeGreaterThan(0);
  const chinese = await titles(zh.find);
  await page.getByRole('banner').getByRole('button', { name: zh.header.language }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.find.everything.pic })).toBeVisible();
  await expect.poll(() => titles(en.find as typeof zh.find)).not.toEqual(chinese);
  await expect(page).toHaveURL(/\/SearchResult\?type=pic/);
});

test('[R26] a picture finds what looks like it', async ({ page }) => {
  await catalogueIsThere(page);
  const { infos } = (await (await page.request.get('/search?type=pic')).json()) as {
    infos: { thumbnail2x: string }[];
  };
  const picture = await page.request.get(String(infos[0]?.thumbnail2x));
  await page.goto('/SearchResult?type=pic');
  await page.getByRole('banner').getByRole('button', { name: zh.picture.search }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'mine.webp',
      mimeType: 'image/webp',
      buffer: await picture.body(),
    });
  await expect(page).toHaveURL(/\/ImgSearchResult\?imageKey=/);
  await expect(page.getByRole('heading', { level: 1, name: zh.find.looksLike.yours })).toBeVisible();
  await expect(results(page).getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
});

test('[R23] the catalogue can be browsed by category', async ({ page }) => {
  await catalogueIsThere(page);
  const { list } = await call<{ list: { id: number; categoryName: string }[] }>(page.request, '/photo/categoryList');
  await page.goto('/MaterialList?type=pic');
  await expect(results(page).getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  const tiles = page.getByRole('navigation', { name: zh.find.browse.categories });
  await tiles.getByRole('link', { name: list[0]!.categoryName }).click();
  await expect(page).toHaveURL(new RegExp(`categoryId=${list[0]!.id}$`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[R25] filters come from the bottom, and nothing is wider than the screen', async ({ page }) => {
    await catalogueIsThere(page);
    await page.goto('/SearchResult?type=pic');
    await expect(results(page).getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await page.getByRole('button', { name: zh.find.filters, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: zh.find.filters });
    await sheet.getByRole('link', { name: zh.find.values.orientation.landscape, exact: true }).click();
    await expect(page).toHaveURL(/orientation=landscape/);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: new RegExp(zh.find.showAll.slice(0, 2)) }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: fill(zh.find.filtersSet, { number: 1 }) })).toBeVisible();
  });
});

for (const path of ['/SearchResult?type=video', '/SearchResult?type=music', '/ImgSearchResult', '/MaterialList'])
  for (const language of ['zh', 'en'])
    test(`axe finds nothing at ${path} in ${language}`, async ({ page }) => {
      await catalogueIsThere(page);
      await page.addInitScript((locale) => localStorage.setItem('locale', locale), language.toUpperCase());
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
    });
