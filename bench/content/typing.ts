import { chromium, type Locator, type Page } from '@playwright/test';
import { en } from '#contract/text/en.ts';
import { browserOptions } from '../../tools/browser.ts';
import type { RunningProduct } from '../product.ts';
import { tell, written } from './fill.ts';

const PARAGRAPHS = 40;
const CHARACTERS = 500;
const TYPED = 'The first ferry leaves the quay before anybody is awake. '.repeat(3);
const { content } = en.office;

/** Frames while somebody types into 20,000 characters, against the same words in a bare page. */
export async function benchTyping(product: RunningProduct, token: string): Promise<void> {
  const text = '清晨的港口，第一班渡轮离岸。'.repeat(CHARACTERS).slice(0, CHARACTERS);
  const body = Array.from({ length: PARAGRAPHS }, () => ({ type: 'text', runs: [{ text }] }));
  const { zh, ...rest } = written('Typing');
  const entry = { type: 'content', slug: 'bench-typing', ...rest, zh: { ...zh, body } };
  const { id } = await tell<{ id: number }>(product, token, 'content/create', entry);
  const browser = await chromium.launch(browserOptions());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((kept) => {
    localStorage.setItem('access_token', kept);
    localStorage.setItem('locale', 'EN');
  }, token);
  await page.goto(`${product.url}/office/content?entry=${id}`);
  const ours = await framesOf(page, page.getByRole('textbox', { name: `${content.form.body} · ${content.form.zh}` }));
  await page.setContent(`<div contenteditable role="textbox">${`<p>${text}</p>`.repeat(PARAGRAPHS)}</div>`);
  const bare = await framesOf(page, page.getByRole('textbox'));
  await browser.close();
  console.log(
    `Typing in ${PARAGRAPHS * CHARACTERS} characters: longest frame ${longest(ours)} ms, ${over(ours)} of ${ours.length} over 50 ms (wanted none); in a bare page ${longest(bare)} ms and ${over(bare)}, ratio of p95 ${(p95(ours) / p95(bare)).toFixed(2)}`,
  );
}

/** The milliseconds between frames while words are typed into the middle. */
async function framesOf(page: Page, into: Locator): Promise<number[]> {
  await into
    .locator('p')
    .nth(PARAGRAPHS / 2)
    .click();
  const measured = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const frame = (now: number) => {
          frames.push(now - last);
          last = now;
          if (document.title === 'typed') resolve(frames.slice(1));
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
  );
  await page.keyboard.type(TYPED, { delay: 40 });
  await page.evaluate(() => (document.title = 'typed'));
  const frames = await measured;
  await page.evaluate(() => (document.title = ''));
  return frames;
}

const sorted = (frames: readonly number[]) => frames.toSorted((one, other) => one - other);
const p95 = (frames: readonly number[]) => sorted(frames)[Math.floor((frames.length - 1) * 0.95)] ?? 0;
const over = (frames: readonly number[]) => frames.filter((ms) => ms > 50).length;
const longest = (frames: readonly number[]) => Math.max(...frames).toFixed(1);
