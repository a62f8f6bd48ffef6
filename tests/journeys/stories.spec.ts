import { type APIRequestContext, expect, test } from '@playwright/test';
import { aMaterial, call, en, expectAccessible, listenForComplaints, tokenOf, zh } from './support.ts';

const DAY = 24 * 3_600_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const edition = (title: string, words: string) => ({
  title,
  summary: '',
  seo: '',
  body: [{ type: 'text', runs: [{ text: words }] }],
});

/** Writes and publishes an entry as an editor would. */
async function publish(request: APIRequestContext, entry: object): Promise<void> {
  const editor = await tokenOf(request, 'editor');
  const nothing = { cover: null, tags: [], materials: [] };
  const { id } = await call<{ id: number }>(request, '/office/content/create', { ...nothing, ...entry }, editor);
  const { entry: made } = await call<{ entry: { version: number } }>(request, '/office/content/detail', { id }, editor);
  const dates = { from: null, until: null };
  const { version } = made;
  expect(await call(request, '/office/content/publish', { id, version, ...dates }, editor)).toMatchObject({
    success: true,
  });
}

async function codeOfPhoto(request: APIRequestContext): Promise<{ code: string; title: string }> {
  const id = await aMaterial(request, 'pic');
  const { infos } = (await (await request.get('/search?type=pic')).json()) as {
    infos: { id: number; code: string; title: string }[];
  };
  return infos.find((one) => one.id === id)!;
}

for (const [locale, text] of [
  ['ZH', zh],
  ['EN', en],
] as const)
  test(`a visitor finds a case by its year, reads it, passes it on and opens what it is made of (${locale})`, async ({
    page,
    context,
    request,
  }) => {
    const words = text.content.story;
    const complaints = listenForComplaints(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
    const slug = `case-${crypto.randomUUID().slice(0, 8)}`;
    const title = { ZH: `案例 ${slug}`, EN: `Case ${slug}` };
    const year = locale === 'ZH' ? 2019 : 2018;
    const { code } = await codeOfPhoto(request);
    await publish(request, {
      type: 'case',
      slug,
      zh: edition(title.ZH, '一张照片，一座城市。'),
      en: edition(title.EN, 'One photo, one city.'),
      materials: [code],
      facts: { brand: null, year },
    });

    await page.goto('/CaseList');
    await expectAccessible(page);
    await page.goto(`/CaseList?year=${year}`);
    await page.getByRole('link', { name: title[locale] }).click();
    await expect(page).toHaveURL(new RegExp(`/Case/${slug}$`));
    await expect(page).toHaveTitle(text.site.title);
    await expect(page.getByRole('heading', { level: 1, name: title[locale] })).toBeVisible();
    await expect(page.getByText(locale === 'ZH' ? '一张照片，一座城市。' : 'One photo, one city.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('region', { name: words.share }).getByRole('button', { name: words.copy }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/Case/${slug}$`));

    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await page.getByRole('region', { name: words.used }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/DetailPic\?id=\d+/);
    expect(complaints).toEqual([]);
  });

for (const [locale, text] of [
  ['ZH', zh],
  ['EN', en],
] as const)
  test(`on a phone, an activity to come is found and put into the calendar (${locale})`, async ({ page, request }) => {
    const words = text.content.activities;
    const complaints = listenForComplaints(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
    const slug = `walk-${crypto.randomUUID().slice(0, 8)}`;
    const title = { ZH: `外滩夜拍 ${slug}`, EN: `A walk at night ${slug}` };
    await publish(request, {
      type: 'activity',
      slug,
      zh: edition(title.ZH, '请带三脚架。'),
      en: edition(title.EN, 'Bring a tripod.'),
      facts: { startsAt: at(3), endsAt: at(4), place: '上海外滩', contestId: null },
    });

    await page.goto('/ActivityList');
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: title[locale] }).click();
    await expect(page).toHaveURL(new RegExp(`/ActivityDetail/${slug}$`));
    // The address changes before the page does, and the list has the place of each activity.
    await expect(page.getByRole('heading', { level: 1, name: title[locale] })).toBeVisible();
    await expect(page.getByText('上海外滩')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.calendar }).click(),
    ]);
    expect(calendar.suggestedFilename()).toBe(`${slug}.ics`);
    expect(complaints).toEqual([]);
  });
