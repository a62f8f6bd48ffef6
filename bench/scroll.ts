import { chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from '../tools/browser.ts';
import { withDemo } from './demo-product.ts';

const RESULTS = 2000;
const HOVERS = 10;

interface Listing {
  infos: { id: number }[];
  total: number;
  next: string | null;
}

/** A long list of results: frames and memory while it is scrolled through, and how soon a clip plays under the pointer. */
export async function benchScroll(): Promise<void> {
  await withDemo(async ({ url }) => {
    const browser = await chromium.launch({
      executablePath: findOrInstallBrowser(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--enable-precise-memory-info'],
    });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await lengthen(page);
    await page.goto(`${url}/SearchResult?type=video`);
    await page.getByRole('article').first().waitFor();
    await tellHovers(page);
    await tellScrolling(page);
    await browser.close();
  });
}

/** The first page of results again and again, under other numbers, until there are enough. */
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

async function tellScrolling(page: Page): Promise<void> {
  const counted = await page.evaluate(async () => {
    const frames: number[] = [];
    let [most, last, still] = [0, performance.now(), 0];
    const heap = () => (performance as Performance & { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
    const before = heap();
    // A quick reader: about three screens a second, until the list ends.
    while (still < 60) {
      const from = scrollY;
      scrollBy(0, 45);
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      frames.push(now - last);
      last = now;
      still = scrollY === from ? still + 1 : 0;
      if (frames.length % 30 === 0) most = Math.max(most, document.querySelectorAll('article').length);
    }
    return { frames: frames.slice(0, -60), most, grown: heap() - before };
  });
  const sorted = counted.frames.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const slow = (counted.frames.filter((ms) => ms > 34).length / counted.frames.length) * 100;
  console.log(
    `Scrolling ${RESULTS} results: frames p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (wanted 16.7)`,
  );
  console.log(
    `  ${slow.toFixed(2)} % of ${sorted.length} frames missed their turn; at most ${counted.most} cards in the page;`,
  );
  console.log(`  memory grew by ${(counted.grown / 1024 / 1024).toFixed(1)} MB`);
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
