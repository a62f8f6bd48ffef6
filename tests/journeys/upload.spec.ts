import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { randomBytes, randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { makeClip } from '#server/platform/media/fixtures.ts';
import { beAs, en, expectAccessible, listenForComplaints, zh } from './support.ts';

let folder: string;
let film: string;
let photo: string;
let note: string;

// Once for each test, where they do not follow one another in a worker.
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'framehall-files-'));
  film = join(folder, '港口清晨.mp4');
  photo = join(folder, 'Old town.jpg');
  note = join(folder, 'notes.txt');
  // Another film each time, because the product takes a file only once.
  const picture = `testsrc2,noise=alls=60:allf=t:all_seed=${randomInt(1_000_000)}`;
  makeClip(film, { seconds: 4, frameRate: 10, picture, options: { b: 26_000_000 } });
  const raw = { width: 4000, height: 2600, channels: 3 } as const;
  await sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .jpeg({ quality: 60 })
    .toFile(photo);
  writeFileSync(note, 'not a film');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const partsOf = (file: string) => Math.ceil(statSync(file).size / 1024 / 1024);
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

declare global {
  interface Window {
    holdPart(): Promise<number>;
  }
}

/** Delays every part, as a slow connection does, and counts them. */
async function slowLine(page: Page): Promise<{ sent: number; delay: number }> {
  const line = { sent: 0, delay: 400 };
  await page.exposeFunction('holdPart', () => {
    line.sent += 1;
    return line.delay;
  });
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      if ((input instanceof Request ? input.url : input.toString()).includes('partNumber=')) {
        const delay = await window.holdPart();
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
      return await send(input, init);
    };
  });
  return line;
}

async function openUploader(page: Page, words: typeof zh | typeof en, kind: 'video' | 'photo'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: words.header.upload }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.upload.kinds[kind] }).click();
  await expect(page.getByRole('heading', { name: words.upload.heading[kind] })).toBeVisible();
}

test('[R112] [R118] [R182] [R117] [R272] a video is uploaded through a pause, a reload and a lost network', async ({
  page,
  context,
  request,
}) => {
  await beAs(context, request, 'photographer');
  const line = await slowLine(page);
  await page.goto('/Music');
  const complaints = listenForComplaints(page);
  await page.getByRole('banner').getByRole('button', { name: zh.header.upload }).click();
  await expect(page.getByRole('dialog', { name: zh.upload.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: zh.upload.kinds.video }).click();
  await page.setInputFiles('[data-pick=files]', [note, film]);
  await expect(page.getByRole('alert')).toContainText(zh.uploadProblems['file-type']);
  await expect(row(page, 'notes.txt')).toContainText(zh.uploadProblems['file-type']);
  await expect(row(page, '港口清晨.mp4')).toContainText(zh.uploadQueue.status.waiting);
  await page.getByRole('button', { name: zh.upload.requirements }).click();
  await expect(page.getByRole('complementary', { name: zh.uploadRules.video.title })).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);

  await page.getByRole('button', { name: zh.uploadQueue.start }).click();
  await expect(row(page, '港口清晨.mp4')).toContainText(/上传中 [1-9]/);
  await page.getByRole('button', { name: zh.uploadQueue.pause, exact: true }).click();
  await expect(row(page, '港口清晨.mp4')).toContainText(/已暂停 [1-9]/);
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;

  await openUploader(page, zh, 'video');
  await expect(row(page, '港口清晨.mp4')).toContainText(/已传 [1-9]\d*%/);
  await expectAccessible(page);
  await page.setInputFiles('[data-pick=again]', film);
  await expect(row(page, '港口清晨.mp4')).toContainText(/将从 [1-9]\d*% 处继续/);
  const before = line.sent;
  await page.getByRole('button', { name: zh.uploadQueue.start }).click();
  await expect.poll(() => line.sent).toBeGreaterThan(before);
  await context.setOffline(true);
  await expect(row(page, '港口清晨.mp4')).toContainText(zh.uploadQueue.status.retrying, { timeout: 60_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  line.delay = 0;
  line.sent = 0;
  await context.setOffline(false);
  await expect(row(page, '港口清晨.mp4')).toContainText(zh.uploadQueue.status.success, { timeout: 60_000 });
  expect(line.sent).toBeLessThan(partsOf(film));

  await page.getByRole('link', { name: zh.uploadQueue.describe }).click();
  await expect(page).toHaveURL(/\/MaterialCenter\?tab=videoWaiting&mode=1&sec=-1/);
  const bar = page.getByRole('button', { name: /1\/1 · 100%/ });
  await expect(bar).toBeVisible();
  await bar.click();
  await page.getByRole('button', { name: zh.upload.back, exact: true }).click();
  await page.getByRole('button', { name: zh.uploadQuestions.back.confirm }).click();
  await expect(page.getByText(zh.upload.choose)).toBeVisible();
});

test('[R121] [R123] [R125] a photo is uploaded in English, dropped or chosen, while its owner walks on', async ({
  page,
  context,
  request,
}) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await beAs(context, request, 'photographer');
  const line = await slowLine(page);
  await page.goto('/Music');
  const complaints = listenForComplaints(page);
  await openUploader(page, en, 'photo');
  await page.getByRole('button', { name: en.uploadQueue.start }).click();
  await expect(page.getByRole('alert')).toContainText(en.uploadProblems.nothing);
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['tiny'], 'tiny.png'));
    return transfer;
  });
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: dropped });
  await expect(page.getByText(en.uploadQueue.release.photo)).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await expect(page.getByText(en.uploadQueue.release.photo)).toHaveCount(0);
  await expect(row(page, 'tiny.png')).toContainText(en.uploadProblems['not-this-kind']);
  await page.setInputFiles('[data-pick=files]', photo);
  await page.getByRole('button', { name: en.uploadQueue.start }).click();
  await expect(row(page, 'Old town.jpg')).toContainText(/Uploading|Finishing/);
  await expect(page.getByRole('button', { name: 'Remove Old town.jpg' })).toBeDisabled();
  await page.getByRole('button', { name: en.upload.minimise }).click();
  await page.getByRole('navigation', { name: en.nav.label }).getByRole('link', { name: en.nav.topics }).click();
  await expect(page).toHaveURL(/\/TopicList/i);
  line.delay = 0;
  await page.getByRole('button', { name: /Uploaded 1\/1 · 100%/ }).click({ timeout: 60_000 });
  await expect(row(page, 'Old town.jpg')).toContainText(en.uploadQueue.status.success);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
