import { type Browser, devices, expect, type Page, test } from '@playwright/test';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { call, expectAccessible, keepToken, registered, zh } from './support.ts';
import { expectThumbRoom } from './touch.ts';

const { defaultBrowserType: _engine, ...IPHONE } = devices['iPhone 14'];
const DESKTOP = { viewport: { width: 1440, height: 900 } };

async function open(browser: Browser, device: object, language: 'ZH' | 'EN'): Promise<Page> {
  const page = await (await browser.newContext(device)).newPage();
  await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
  return page;
}

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const lookOf = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');

/** That it is laid out for the width of a phone, and nothing of it is wider. */
async function expectForPhones(page: Page, path: string): Promise<void> {
  const width = page.locator('meta[name="viewport"]');
  await expect(width, path).toHaveAttribute('content', /^width=device-width\b/);
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth), path).toBeLessThanOrEqual(390);
}

const YEAR = [
  ['/fcb1year', '一周年影像季', 'One year in pictures'],
  ['/fcb1year/index', '一周年影像季', 'One year in pictures'],
  ['/fcb1year/m1', '第一月 · 出发', 'Month one: Setting out'],
  ['/fcb1year/m2', '第二月 · 途中', 'Month two: On the way'],
  ['/fcb1year/m3', '第三月 · 抵达', 'Month three: Arriving'],
] as const;

for (const language of ['ZH', 'EN'] as const)
  test(`[R76] /fcb1year has its children index, m1, m2 and m3, for phones and without the side bar, in ${language}`, async ({
    browser,
  }) => {
    const phone = await open(browser, IPHONE, language);
    const desktop = await open(browser, DESKTOP, language);
    for (const [path, zh, en] of YEAR) {
      for (const page of [phone, desktop]) {
        await page.goto(path);
        await expect(titleOf(page), path).toHaveText(language === 'ZH' ? zh : en);
        const links = page.getByRole('main').getByRole('navigation').first().getByRole('link');
        await expect(links, path).toHaveCount(4);
        expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
          '/fcb1year',
          '/fcb1year/m1',
          '/fcb1year/m2',
          '/fcb1year/m3',
        ]);
        await expect(page.getByRole('complementary'), path).toHaveCount(0);
        expect(await lookOf(page), path).toBe('dark');
      }
      await expectForPhones(phone, path);
    }
    await expectAccessible(phone);
    // Another page of the same size has it.
    await desktop.goto('/8k2021');
    await expect(desktop.getByRole('complementary')).toHaveCount(1);
    await phone.context().close();
    await desktop.context().close();
  });

test('[R79] /canonScenicRally is a contest in white, for phones as well', async ({ browser }) => {
  for (const [language, title] of [
    ['ZH', '风景拉力赛'],
    ['EN', 'Scenic Rally'],
  ] as const)
    for (const device of [DESKTOP, IPHONE]) {
      const page = await open(browser, device, language);
      await page.goto('/canonScenicRally');
      await expect(titleOf(page)).toHaveText(title);
      expect(await lookOf(page)).toBe('light');
      if (device === IPHONE) await expectForPhones(page, '/canonScenicRally');
      await expectAccessible(page);
      await page.context().close();
    }
});

interface Choice {
  tracks: { id: number; kind: 'video' | 'single' | 'group' }[];
}

test('the tracks of a contest and the form for entries have room for a thumb, with files as well', async ({
  browser,
  request,
}) => {
  const { token } = await registered(request);
  const page = await open(browser, IPHONE, 'ZH');
  await keepToken(page.context(), token);
  await page.goto('/contest/five-city-tour/enter');
  await expect(titleOf(page)).toHaveText(zh.entering.title);
  await expectThumbRoom(page, 'the tracks');
  const { tracks } = await call<Choice>(request, '/entry/contest', { slug: 'five-city-tour' }, token);
  expect(tracks.map(({ kind }) => kind)).toEqual(['single', 'group', 'video']);
  for (const { id: trackId, kind } of tracks) {
    const begun = { trackId, key: crypto.randomUUID() };
    const { entryId } = await call<{ entryId: number }>(request, '/entry/begin', begun, token);
    await page.goto(`/contest/five-city-tour/enter?entry=${entryId}`);
    await expect(page.getByLabel(zh.entering.work.name)).toBeVisible();
    if (kind === 'group') await addFiles(page);
    await expectThumbRoom(page, kind);
    await expectForPhones(page, kind);
  }
  await page.context().close();
});

/** Two pictures, and a file that is refused before it is sent. */
async function addFiles(page: Page): Promise<void> {
  const seed = Date.now() % 1e6;
  const picture = async (name: string, more: number) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await drawPicture(seed + more),
  });
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles([
    await picture('one.jpg', 0),
    await picture('two.jpg', 1),
    { name: 'three.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  await expect(page.getByText(zh.entries.files['file-type'])).toBeVisible();
  await expect(page.getByRole('button', { name: zh.entering.files.left.replace('{{name}}', 'two.jpg') })).toBeEnabled();
}
