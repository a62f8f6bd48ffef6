import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { call, en, expectAccessible, fill, listenForComplaints, WITH_MOTION, zh } from './support.ts';

// The demo catalogue is made while the first journeys run.
const MADE = { timeout: 150_000 };

interface Item {
  id: number;
  code: string;
  title: string;
}

async function aMaterial(request: APIRequestContext, list: 'videoList' | 'photoList'): Promise<Item> {
  let item: Item | undefined;
  await expect(async () => {
    item = (await call<Record<typeof list, Item[]>>(request, '/home/index'))[list][0];
    expect(item).toBeDefined();
  }).toPass(MADE);
  return item!;
}

const inEnglish = (page: Page) => page.addInitScript(() => localStorage.setItem('locale', 'EN'));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('[R28] [R32] a clip plays where it is shown, is steered by keys and says what it is', async ({
  page,
  request,
}) => {
  await page.emulateMedia(WITH_MOTION);
  const clip = await aMaterial(request, 'videoList');
  const complaints = listenForComplaints(page);
  await page.goto(`/detail?id=${clip.id}`);
  await expect(heading(page, clip.title)).toBeVisible();
  const player = page.getByRole('region', { name: zh.detail.player.label });
  const video = player.locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
  await player.getByRole('button', { name: zh.detail.player.pause }).first().focus();
  await page.keyboard.press('Space');
  await expect(video).toHaveJSProperty('paused', true);
  await page.keyboard.press('Home');
  await expect(video).toHaveJSProperty('currentTime', 0);
  await page.keyboard.press('ArrowRight');
  await expect(video).toHaveJSProperty('currentTime', 1);
  await expect(page.getByRole('region', { name: zh.detail.facts.title })).toContainText('1920 × 1080');
  await expectAccessible(page);
  await page.getByRole('button', { name: zh.detail.offer.action }).click();
  await expect(page.getByRole('dialog', { name: zh.contact.title })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[R31] [R32] a photo has a page of its own, in both languages, and can be enlarged', async ({ page, request }) => {
  const photo = await aMaterial(request, 'photoList');
  await inEnglish(page);
  await page.goto(`/Detail?id=${photo.id}&mdp=6`);
  await expect(page).toHaveURL(`/DetailPic?id=${photo.id}&mdp=6`);
  await expect(page.getByRole('link', { name: en.detail.back[6] })).toHaveAttribute('href', /^\/Collect\?/);
  await expect(page.getByRole('heading', { level: 2, name: en.detail.facts.title })).toBeVisible();
  const opener = page.getByRole('button', { name: en.detail.picture.enlarge });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: en.detail.picture.dialog });
  await dialog.getByRole('button', { name: en.detail.picture.zoomIn }).click();
  await expect(dialog.getByRole('button', { name: en.detail.picture.zoomOut })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('button', { name: en.header.language }).click();
  await expect(heading(page, photo.title)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: zh.detail.facts.title })).toBeVisible();
});

test('[R131] [R277] its number and its link are copied', async ({ page, context, request, baseURL }) => {
  const clip = await aMaterial(request, 'videoList');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/Detail?id=${clip.id}`);
  await heading(page, clip.title).waitFor();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('complementary').getByRole('button', { name: zh.material.copyCode }).first().click();
  await expect(page.getByText(fill(zh.material.codeCopied, { title: clip.code }))).toBeVisible();
  expect(await copied()).toBe(clip.code);
  await page.getByRole('main').getByRole('button', { name: zh.material.copyLink, exact: true }).first().click();
  await expect(page.getByText(zh.material.linkCopied)).toBeVisible();
  expect(await copied()).toBe(`${baseURL}/Detail?id=${clip.id}`);
});

test('[R215] a sample is for members: a visitor logs in, comes back and saves it', async ({ page, request }) => {
  const clip = await aMaterial(request, 'videoList');
  await page.goto(`/Detail?id=${clip.id}`);
  const download = page.getByRole('main').getByRole('button', { name: zh.material.sample, exact: true }).first();
  await download.click();
  await expect(page.getByText(zh.material.loginFirst)).toBeVisible();
  await expect(page).toHaveURL(/\/Login\?/);
  await page.getByLabel(zh.login.account).fill('buyer@framehall.test');
  await page.getByLabel(zh.login.password, { exact: true }).fill('framehall-demo');
  await page.getByRole('main').getByRole('button', { name: zh.login.submit, exact: true }).click();
  await expect(page).toHaveURL(`/Detail?id=${clip.id}`);
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe(`Framehall-${clip.code}-sample.mp4`);
  expect((await readFile(await file.path())).length).toBeGreaterThan(10_000);
});

test('a visitor reports a material', async ({ page, request }) => {
  const photo = await aMaterial(request, 'photoList');
  await page.goto(`/DetailPic?id=${photo.id}`);
  const opener = page.getByRole('button', { name: zh.detail.report.open });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: zh.detail.report.title });
  await dialog.getByRole('button', { name: zh.detail.report.submit }).click();
  await expect(dialog.getByText(zh.detail.report.reasonMissing)).toBeVisible();
  await dialog.getByRole('radio', { name: zh.detail.report.reasons.rights }).check();
  await dialog.getByLabel(zh.detail.report.text).fill('这是我拍的照片');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: zh.detail.report.submit }).click();
  await expect(page.getByText(zh.detail.report.sent)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('what is not on sale offers a search instead', async ({ page }) => {
  for (const path of ['/Detail?id=987654', '/P5Detail', '/DetailPic?id=x']) {
    await page.goto(path);
    await expect(heading(page, zh.detail.gone.title)).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('combobox', { name: zh.search.keyword }).fill('日落');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/SearchResult\?keyword=/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the price stays at hand below the offer, and the cart is one tap away', async ({ page, request }) => {
    const photo = await aMaterial(request, 'photoList');
    await inEnglish(page);
    await page.goto(`/DetailPic?id=${photo.id}`);
    const offer = page.getByRole('region', { name: en.detail.offer.title });
    const priced = offer.getByText(/^¥[\d,.]+$/).first();
    await expect(priced).toBeVisible();
    const price = (await priced.textContent())!;
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const bar = page.getByRole('group', { name: en.detail.offer.title });
    await expect(bar.getByText(price)).toBeInViewport();
    await expectAccessible(page);
    await bar.getByRole('button', { name: en.material.toCart }).tap();
    await expect(bar.getByRole('link', { name: en.detail.offer.toCart })).toBeInViewport();
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${en.header.cart} 1` })
      .tap();
    await expect(heading(page, en.cart.title)).toBeVisible();
    await expect(page.getByText(photo.code)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
