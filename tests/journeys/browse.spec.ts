import { expect, type Page, test } from '@playwright/test';
import { en, expectAccessible, fill, listenForComplaints, WITH_MOTION, zh } from './support.ts';

// The demo catalogue is made while the first journeys run.
const MADE = { timeout: 150_000 };

/** Opens the home page once the demo's first pieces are on sale, including a clip and photos that editors picked. */
async function openHome(page: Page, home: typeof zh.home): Promise<void> {
  await page.goto('/');
  for (const { title } of [home.topics, home.picks, home.clips])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible(MADE);
}

const inEnglish = (page: Page) => page.addInitScript(() => localStorage.setItem('locale', 'EN'));
const onPhone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('[R21] the home page begins with a clip of the catalogue and has what editors picked', async ({ page }) => {
  await page.emulateMedia(WITH_MOTION);
  const complaints = listenForComplaints(page);
  await openHome(page, zh.home);
  await page.reload();
  await page.mouse.move(300, 300);
  const film = page.locator('section').first().locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await page.getByRole('button', { name: zh.home.pause }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await expectAccessible(page);
  const picks = page.getByRole('region', { name: zh.home.picks.title });
  const title = await picks.getByRole('article').first().getByRole('link').textContent();
  await picks
    .getByRole('link', { name: title ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/(Detail|DetailPic|P5Detail)\?id=\d+/);
  expect(complaints).toEqual([]);
});

test('[R21] the home page on a phone, in English', async ({ page }) => {
  await inEnglish(page);
  await onPhone(page);
  await openHome(page, en.home);
  await expect.poll(() => widthOf(page)).toBe(390);
  await expectAccessible(page);
});

for (const [language, text] of [
  ['zh', zh],
  ['en', en],
] as const) {
  test(`[R59] [R60] topics, from the list into one and on to the next (${language})`, async ({ page }) => {
    if (language === 'en') await inEnglish(page);
    const complaints = listenForComplaints(page);
    await openHome(page, text.home);
    await page.getByRole('link', { name: text.home.topics.all }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.browse.topics.title })).toBeVisible();
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    await expectAccessible(page);
    await first.click();
    await expect(page).toHaveURL(/\/Topic\?id=\d+/);
    const works = page.getByRole('list', { name: text.browse.topics.materials });
    await expect(works.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/Topic?id=999999');
    await expect(page.getByRole('heading', { level: 1, name: text.browse.topics.gone })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('[R30] [R67] a shop: its kinds, its orders, in both languages and on a phone', async ({ page, request }) => {
  const complaints = listenForComplaints(page);
  await openHome(page, zh.home);
  const reply = await request.get('/search?type=pic', { headers: { 'accept-language': 'zh-CN' } });
  const { infos } = (await reply.json()) as { infos: { id: number }[] };
  const detail = await request.get(`/material/${infos[0]?.id}`, { headers: { 'accept-language': 'zh-CN' } });
  const { material } = (await detail.json()) as { material: { shop: { id: number; name: string } } };
  await page.goto(`/Shop?id=${material.shop.id}&type=pic`);
  await expect(page.getByRole('heading', { level: 1, name: material.shop.name })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: zh.find.sorts.popular }).click();
  await expect(page).toHaveURL(/sort=popular/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /中 \/ EN/ }).click();
  await expect(page.getByRole('navigation', { name: en.browse.shop.kinds })).toBeVisible();
  await onPhone(page);
  await expect.poll(() => widthOf(page)).toBe(390);
  await expectAccessible(page);
  await page.goto('/P5Shop?id=999999');
  await expect(page.getByRole('heading', { level: 1, name: en.browse.shop.gone })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[R75] the page of the partner library searches in it alone', async ({ page }) => {
  for (const [locale, text] of [
    ['ZH', zh],
    ['EN', en],
  ] as const) {
    await page.goto('/pond5');
    await page.evaluate((saved) => localStorage.setItem('locale', saved), locale);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: text.browse.pond5.title })).toBeVisible();
    await expectAccessible(page);
  }
  const box = page.getByRole('search', { name: en.search.label });
  await box.getByLabel(en.search.keyword).fill('desert');
  await box.getByRole('button', { name: en.search.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/SearchResult\?keyword=desert&type=video&source=pond5/);
});

test('an address may ask for a language; the toggle ends that', async ({ page }) => {
  await page.goto('/TopicList?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: en.browse.topics.title })).toBeVisible(MADE);
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull();
  await page.getByRole('button', { name: /中 \/ EN/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: zh.browse.topics.title })).toBeVisible();
  await expect(page).toHaveURL(/\/TopicList$/);
});

test('machines read what a page shows from its first HTML', async ({ request, page }) => {
  await openHome(page, zh.home);
  const { infos } = (await (await request.get('/search?type=pic')).json()) as {
    infos: { id: number; title: string }[];
  };
  const { id = 0, title = '' } = infos[0] ?? {};
  const html = await (await request.get(`/DetailPic?id=${id}`, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain(`property="og:title" content="${title}"`);
  expect(html).toContain(`<title>${zh.site.title}</title>`);
  const map = await (await request.get('/sitemap/materials-0.xml')).text();
  expect(map).toContain(`/DetailPic?id=${id}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(
    fill('Sitemap: {{site}}/sitemap.xml', { site: new URL(page.url()).origin }),
  );
});
