import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../tools/browser.ts';
import { withDemo } from './demo-product.ts';

const RESULTS = 2000;
const HOVERS = 10;

interface Listing {
  infos: { id: number }[];
  total: number;
  next: string | null;
}

/** A long list of results: frames and memory while scrolling, and how soon a clip plays under the pointer. */
export async function benchScroll(): Promise<void> {
  await withDemo(async ({ url }) => {
    const browser = await chromium.launch(browserOptions('--enable-precise-memory-info'));
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await lengthen(page);
    await page.goto(`${url}/SearchResult?type=video`);
    await page.getByRole('article').first().waitFor();
    await tellHovers(page);
    await tellScrolling(page);
    await browser.close();
  });
}

/** Repeats the first page of results under other ids until there are enough. */
async function lengthen(page: Page): Promise<void> {
  let first: Listing | undefined;
  await page.route('**/search?*', async (route) => {
    if (!first) first = (await (await route.fetch()).json()) as Listing;
    const after = Number(new URL(route.request().url()).searchParams.get('after') ?? 0);
    const infos = Array.from({ length: 60 }, (_, place) => {
      const item = first!.infos[(after + place) % first!.infos.length]!;
      return { ...item, id: 1_000_000 + after + place };
    });
    const next = after + 60 < RESULTS ? String(after + 60) : null;
    await route.fulfill({ json: { ...first, infos, total: 1000, more: true, next } });
  });
}

interface Scrolled {
  frames: number[];
  cards: number;
  grown: number;
}

async function tellScrolling(page: Page): Promise<void> {
  const ours = await scrollThrough(page);
  const pictures = await page
    .locator('article img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  await page.setContent(bareList(pictures));
  const bare = await scrollThrough(page);
  const slow = (ours.frames.filter((ms) => ms > 34).length / ours.frames.length) * 100;
  console.log(
    `Scrolling ${RESULTS} results: frames ${figures(ours)}; the same pictures in a bare page ${figures(bare)}`,
  );
  console.log(
    `  ratio of p95 ${(at(ours, 0.95) / at(bare, 0.95)).toFixed(2)}, ${slow.toFixed(1)} % of frames over 34 ms (wanted: 60 frames a second)`,
  );
  console.log(`  at most ${ours.cards} cards in the page, memory grew by ${(ours.grown / 1024 / 1024).toFixed(1)} MB`);
}

/** Scrolls like a quick reader, about three screens a second, until the list ends. */
async function scrollThrough(page: Page): Promise<Scrolled> {
  return await page.evaluate(async () => {
    const frames: number[] = [];
    let [cards, last, still] = [0, performance.now(), 0];
    const heap = () => (performance as Performance & { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
    const before = heap();
    scrollTo(0, 0);
    while (still < 60) {
      const from = scrollY;
      scrollBy(0, 45);
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      frames.push(now - last);
      last = now;
      still = scrollY === from ? still + 1 : 0;
      if (frames.length % 30 === 0) cards = Math.max(cards, document.querySelectorAll('article').length);
    }
    return { frames: frames.slice(1, -60), cards, grown: heap() - before };
  });
}

/** The browser's own limit: a list of pictures as long as ours, without any script. */
function bareList(pictures: readonly string[]): string {
  const images = Array.from(
    { length: RESULTS },
    (_, n) => `<img src="${pictures[n % pictures.length]}" loading="lazy">`,
  );
  return `<style>body{margin:0;display:grid;grid-template-columns:repeat(5,1fr);gap:16px}img{width:100%;aspect-ratio:16/9}</style>${images.join('')}`;
}

function at({ frames }: Scrolled, share: number): number {
  return frames.toSorted((a, b) => a - b)[Math.floor((frames.length - 1) * share)] ?? 0;
}

function figures(scrolled: Scrolled): string {
  return `p50 ${at(scrolled, 0.5).toFixed(1)} ms, p95 ${at(scrolled, 0.95).toFixed(1)} ms`;
}

async function tellHovers(page: Page): Promise<void> {
  const times: number[] = [];
  const cards = page.getByRole('article');
  for (let place = 0; place < HOVERS; place += 1) {
    await page.mouse.move(5, 5);
    await page.waitForTimeout(300);
    const card = cards.nth(place);
    await card.scrollIntoViewIfNeeded();
    const started = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let rested = 0;
          document.addEventListener('pointerover', () => (rested = performance.now()), { once: true });
          document.addEventListener('playing', () => resolve(performance.now() - rested), {
            once: true,
            capture: true,
          });
        }),
    );
    await card.hover();
    times.push(await started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(HOVERS / 2)] ?? 0;
  console.log(
    `A clip plays ${median.toFixed(0)} ms after the pointer has come, at worst ${(sorted.at(-1) ?? 0).toFixed(0)} (wanted ≤ 150)`,
  );
}
