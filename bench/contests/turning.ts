import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { loadConfig } from '#server/config.ts';
import { connectObjects } from '#server/platform/objects/connect.ts';
import { keptKey } from '#server/platform/secrets.ts';
import { browserOptions } from '../../tools/browser.ts';
import type { RunningProduct } from '../product.ts';
import { type FullContest, PICTURES, pictureKey } from './fill.ts';
import { enter } from './judge.ts';

const TURNS = 500;
/** A judge looks at each work for a moment, in which the next one arrives. */
const LOOK_MS = 150;

interface Store {
  dataDir: string;
  objectsPort: string;
}

/** The next work on the screen against swapping a fetched picture in a bare page, 500 in a row. */
export async function benchTurning(product: RunningProduct, contest: FullContest, store: Store): Promise<void> {
  await storePictures(store);
  const browser = await chromium.launch(browserOptions('--enable-precise-memory-info', '--js-flags=--expose-gc'));
  const ours = await turnPages(browser, product, contest);
  const bare = await swapPictures(browser, ours.pictures);
  await browser.close();
  const ratio = at(ours.times, 0.95) / at(bare, 0.95);
  console.log(
    `Next work on the screen, ${TURNS} in a row: p95 ${at(ours.times, 0.95).toFixed(1)} ms; a fetched picture swapped: ${at(bare, 0.95).toFixed(1)} ms`,
  );
  console.log(`  ratio ${ratio.toFixed(2)} (wanted ≤ 1.5), p50 ${at(ours.times, 0.5).toFixed(1)} ms`);
  const [early, late] = ours.memory;
  console.log(`  memory after 100: ${early} MB, after ${TURNS}: ${late} MB (wanted: flat)`);
}

async function storePictures({ dataDir, objectsPort }: Store): Promise<void> {
  const endpoint = `http://127.0.0.1:${objectsPort}`;
  const { objects: settings, publicUrl } = loadConfig({});
  const key = { accessKeyId: 'framehall', secretAccessKey: keptKey(dataDir, 'objects-key') };
  const objects = connectObjects({ ...settings, endpoint, publicUrl: endpoint }, key, publicUrl);
  for (let n = 0; n < PICTURES; n += 1) await objects.put('originals', pictureKey(n), await draw(n), JPEG);
  objects.close();
}

const JPEG = { contentType: 'image/jpeg' };

/** Soft shapes at the size in which judges see works. */
async function draw(seed: number): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, n) => (Math.sin(seed + n * n) + 1) * 120));
  return await sharp(pixels, { raw: { width: 60, height: 40, channels: 3 } })
    .resize(1800, 1200, { fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function turnPages(browser: Browser, product: RunningProduct, contest: FullContest) {
  const { token } = await enter(product, contest, contest.keys[0]!);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((value) => {
    localStorage.setItem('judge_token', value);
    localStorage.setItem('locale', 'EN');
  }, token);
  await page.goto(`${product.url}/score`);
  await page.getByRole('button', { name: 'Judge works' }).click();
  await page.locator('img[width="1800"]').waitFor();
  const times: number[] = [];
  const memory: string[] = [];
  const pictures: string[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await page.waitForTimeout(LOOK_MS);
    times.push(await page.evaluate(pressAndWait));
    if (turn <= PICTURES) pictures.push(await page.locator('img[width="1800"]').evaluate(sourceOf));
    if (turn === 100 || turn === TURNS) memory.push(await megabytes(page));
  }
  await page.close();
  return { times, memory, pictures };
}

const sourceOf = (image: Element) => (image as HTMLImageElement).src;

async function megabytes(page: Page): Promise<string> {
  const bytes = await page.evaluate(() => {
    (globalThis as typeof globalThis & { gc?: () => void }).gc?.();
    return (performance as Performance & { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
  });
  return (bytes / 1024 / 1024).toFixed(1);
}

/** From the key to the frame in which the next work is drawn. */
async function pressAndWait(): Promise<number> {
  const shown = () => document.querySelector<HTMLImageElement>('img[width="1800"]');
  const title = () => document.querySelector('h2')?.textContent;
  const before = title();
  const began = performance.now();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  while (title() === before || !shown()?.complete) await new Promise(requestAnimationFrame);
  await shown()!.decode();
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
}

async function swapPictures(browser: Browser, pictures: readonly string[]) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent('<img width="1800" height="1200" style="max-width:100%;max-height:80vh;object-fit:contain">');
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const next = pictures[turn % pictures.length]!;
    await page.evaluate((src) => void (new Image().src = src), next);
    await page.waitForTimeout(LOOK_MS);
    times.push(await page.evaluate(swapAndWait, next));
  }
  await page.close();
  return times;
}

async function swapAndWait(src: string): Promise<number> {
  const began = performance.now();
  const image = document.querySelector('img')!;
  image.src = src;
  while (!image.complete) await new Promise(requestAnimationFrame);
  await image.decode();
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
}
