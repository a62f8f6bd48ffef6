import { expect, type Page, test } from '@playwright/test';
import {
  beAs,
  call,
  en,
  expectAccessible,
  fill,
  inDatabase,
  listenForComplaints,
  tokenOf,
  WITH_MOTION,
  zh,
} from './support.ts';

// The demo catalogue is made while the first journeys run.
const MADE = { timeout: 150_000 };

declare global {
  interface Window {
    shift: number;
  }
}

/** Adds up layout shifts that the reader did not cause. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shift);
}

async function openFilledHome(page: Page, home: typeof zh.home): Promise<void> {
  await page.goto('/');
  for (const { title } of [home.topics, home.clips, home.photos, home.tracks])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible(MADE);
}

test('[R127] the home page shows material; a clip plays in fast motion while the reader points at it', async ({
  page,
}) => {
  await page.emulateMedia(WITH_MOTION);
  await openFilledHome(page, zh.home);
  const complaints = listenForComplaints(page);
  const shift = await watchShifts(page);
  await page.reload();
  const clip = page.getByRole('region', { name: zh.home.clips.title }).getByRole('article').first();
  await clip.scrollIntoViewIfNeeded();
  await expect(clip.getByRole('img')).toHaveJSProperty('complete', true);
  // Scrolling reveals the side bar's button to the top; nothing else moves.
  expect(await shift()).toBeLessThan(0.001);
  await clip.hover();
  const player = clip.locator('video');
  await expect(player).toHaveJSProperty('muted', true);
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect([5, 10]).toContain(await player.evaluate((video: HTMLVideoElement) => video.playbackRate));
  await page.getByRole('heading', { name: zh.home.clips.title, exact: true }).hover();
  await expect(player).toHaveCount(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('[R133] [R135] music is heard where it stands, one piece at a time', async ({ page }) => {
  await openFilledHome(page, zh.home);
  const music = page.getByRole('region', { name: zh.home.tracks.title });
  const title = await music.getByRole('article').first().getByRole('link').first().textContent();
  await music.getByRole('button', { name: fill(zh.material.play, { title: title ?? '' }) }).click();
  await expect(music.getByRole('button', { name: fill(zh.material.pause, { title: title ?? '' }) })).toBeVisible();
  const wave = music.getByRole('slider', { name: fill(zh.material.position, { title: title ?? '' }) });
  await expect(wave).not.toHaveValue('0');
  await wave.click({ position: { x: 3, y: 20 } });
  await wave.click();
  await expect.poll(async () => Number(await wave.inputValue())).toBeGreaterThan(110);
  await expectAccessible(page);
});

test('the home page on a phone, in English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await page.setViewportSize({ width: 390, height: 844 });
  await openFilledHome(page, en.home);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await page.getByRole('region', { name: en.home.photos.title }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/DetailPic\?id=\d+/);
});

test('staff see what has been made of the files, and what is stored', async ({ page, context, request }) => {
  await beAs(context, request, 'reviewer');
  await page.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await page.goto('/office');
  await page
    .getByRole('navigation', { name: en.office.nav })
    .getByRole('link', { name: en.office.desks.media })
    .click();
  await page.getByRole('tab', { name: en.office.media.states.ready }).click();
  const row = page.getByRole('table', { name: en.office.media.states.ready }).getByRole('row').nth(1);
  await expect(row).toContainText(/[VPME]\d{8}/, MADE);
  await expect(page.getByRole('region', { name: en.office.media.storage })).toContainText(
    en.office.media.renditions.original,
  );
  await expectAccessible(page);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary').getByText(en.office.media.fileName)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});

test('a rejected file says why, and is run again for a reason', async ({ page, context, request }) => {
  const fileName = `${crypto.randomUUID()}.mp4`;
  // A rejected video of only 1,000 bytes, so that running it again rejects it at once.
  await inDatabase(
    `with material as (
       insert into materials (kind, owner_id, state, file_name, size_bytes)
       select 'video', id, 'rejected', $1, 1000 from users where email = 'photographer@framehall.test' returning id)
     insert into media_runs (material_id, state, rejection, reason, finished_at)
     select id, 'rejected', 'under-1080p', 'height 720', clock_now() from material`,
    [fileName],
  );
  await beAs(context, request, 'admin');
  await page.goto(`/office/media?state=rejected&keyword=${fileName}`);
  await page.getByRole('row').filter({ hasText: fileName }).click();
  const panel = page.getByRole('complementary', { name: fileName });
  await expect(panel).toContainText(zh.pipeline.rejections['under-1080p']);
  await expect(panel).toContainText('height 720');
  await panel.getByRole('button', { name: zh.office.media.runAgain.button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: zh.office.media.runAgain.confirm }).click();
  await expect(dialog.getByText(zh.fieldProblems.required)).toBeVisible();
  await dialog.getByLabel(zh.office.reason.label).fill('换了新的检查规则');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: zh.office.media.runAgain.confirm }).click();
  await expect(page.getByText(zh.office.media.runAgain.done)).toBeVisible();
  await expect(panel).toHaveCount(0);
  const limit = fill(zh.pipeline.rejections['too-small'], { limit: '10 MB' });
  await expect(page.getByRole('row').filter({ hasText: fileName })).toContainText(limit, { timeout: 60_000 });
  const trail = await call<{ infos: { action: string; reason: string | null }[] }>(
    request,
    '/office/audit/list',
    { keyword: 'media.run-again' },
    await tokenOf(request, 'admin'),
  );
  expect(trail.infos.map(({ reason }) => reason)).toContain('换了新的检查规则');
});
