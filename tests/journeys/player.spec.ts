import { expect, type Locator, type Page, test } from '@playwright/test';
import { en, expectAccessible, fill, listenForComplaints, zh } from './support.ts';

// The demo catalogue is made while the first journeys run.
const MADE = { timeout: 150_000 };

/** Plays the first piece of the home page and returns its title. */
async function playOnHome(page: Page): Promise<string> {
  await page.goto('/');
  const music = page.getByRole('region', { name: zh.home.tracks.title });
  await expect(music).toBeVisible(MADE);
  const title = (await music.getByRole('article').first().getByRole('link').first().textContent()) ?? '';
  await music.getByRole('button', { name: fill(zh.material.play, { title }) }).click();
  return title;
}

const player = (page: Page) => page.getByRole('region', { name: new RegExp(`${zh.player.label}|${en.player.label}`) });

/** Seconds that the player shows. */
async function clock(bar: Locator): Promise<number> {
  const text =
    (await bar
      .locator('span', { hasText: /^\d\d:\d\d$/ })
      .first()
      .textContent()) ?? '';
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** The clock moves on from wherever it was. */
async function expectPlaying(page: Page): Promise<void> {
  const before = await clock(player(page));
  await expect.poll(() => clock(player(page))).toBeGreaterThan(before);
}

test('a piece plays on over pages and languages, and waits at its place after a reload', async ({ page }) => {
  const complaints = listenForComplaints(page);
  const title = await playOnHome(page);
  const bar = player(page);
  await expect(bar.getByRole('link', { name: title })).toBeVisible();
  const began = Date.now();
  await expectPlaying(page);
  const walk: [string, RegExp][] = [
    [zh.nav.video, /SearchResult|MaterialList/],
    [zh.nav.topics, /TopicList/],
    [zh.nav.vip, /Vip/i],
    [zh.header.cart, /Cart/],
  ];
  for (const [name, address] of walk) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(address);
    await expect(bar.getByRole('button', { name: zh.player.pause })).toBeVisible();
  }
  await page.getByRole('button', { name: zh.header.language }).click();
  await expect(bar.getByRole('button', { name: en.player.pause })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: en.header.bookmarks, exact: true }).first().click();
  await expect(bar.getByRole('button', { name: en.player.pause })).toBeVisible();
  // The clock has run all the time: it is as far as the time that has passed.
  const passed = (Date.now() - began) / 1000;
  expect(await clock(bar)).toBeGreaterThan(passed - 4);
  await expectAccessible(page);

  await bar.getByRole('button', { name: en.player.pause }).click();
  const place = await clock(bar);
  await page.reload();
  await expect(bar.getByRole('button', { name: en.player.play, exact: true })).toBeVisible();
  expect(await clock(bar)).toBe(place);
  await bar.getByRole('button', { name: en.player.play, exact: true }).click();
  await expectPlaying(page);
  expect(complaints).toEqual([]);
});

test('keys play and mute, but not while typing', async ({ page }) => {
  await playOnHome(page);
  const bar = player(page);
  await expect(bar.getByRole('button', { name: zh.player.pause })).toBeVisible();
  await page.getByRole('heading', { name: zh.home.tracks.title }).click();
  await page.keyboard.press('Space');
  await expect(bar.getByRole('button', { name: zh.player.play, exact: true })).toBeVisible();
  await page.keyboard.press('m');
  await expect(bar.getByRole('button', { name: zh.player.unmute })).toBeVisible();
  const field = page.getByRole('combobox', { name: zh.search.keyword }).first();
  await field.fill('');
  await field.pressSequentially('m m');
  await expect(field).toHaveValue('m m');
  await expect(bar.getByRole('button', { name: zh.player.unmute })).toBeVisible();
  await expect(bar.getByRole('button', { name: zh.player.play, exact: true })).toBeVisible();
});

test('a second tab silences the first', async ({ page, context }) => {
  await playOnHome(page);
  await expect(player(page).getByRole('button', { name: zh.player.pause })).toBeVisible();
  const second = await context.newPage();
  await playOnHome(second);
  await expect(player(second).getByRole('button', { name: zh.player.pause })).toBeVisible();
  await expect(player(page).getByRole('button', { name: zh.player.play, exact: true })).toBeVisible();
  await page.bringToFront();
  await player(page).getByRole('button', { name: zh.player.play, exact: true }).click();
  await expect(player(second).getByRole('button', { name: zh.player.play, exact: true })).toBeVisible();
});

test('on a phone the player covers nothing, and logging in does not stop it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playOnHome(page);
  const bar = player(page);
  await expect(bar.getByRole('button', { name: zh.player.pause })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [top, bottom] = await Promise.all([
    bar.evaluate((element) => element.getBoundingClientRect().top),
    page.evaluate(() => document.getElementById('root')!.getBoundingClientRect().bottom),
  ]);
  expect(bottom).toBeLessThanOrEqual(top + 1);
  await expectAccessible(page);
  await bar.getByRole('button', { name: zh.material.bookmark }).click();
  await page.getByLabel(zh.login.account).fill('buyer@framehall.test');
  await page.getByLabel(zh.login.password, { exact: true }).fill('framehall-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expectPlaying(page);
});
