import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../tools/browser.ts';

const SLOWER = 4;
const WANTED_MS = 200;

declare global {
  interface Window {
    longest: number;
  }
}

/** How long a tap waits for its first paint on a phone that is four times slower than this machine. */
export async function benchInteractions(url: string, clip: number): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  const device = await context.newCDPSession(page);
  await onSlowed(page, device, '/SearchResult', 'search', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Open search' }).tap();
    await page.keyboard.type('sun');
    await page.keyboard.press('Enter');
    await page.waitForURL(/keyword=sun/);
  });
  await onSlowed(page, device, '/SearchResult?type=video', 'filter', async () => {
    await page
      .getByRole('button', { name: /^Filters/ })
      .first()
      .tap();
    await page.waitForTimeout(1500);
  });
  await onSlowed(page, device, `/Detail?id=${clip}`, 'add', async () => {
    await page.getByRole('button', { name: 'Add to cart' }).first().tap();
    await page.getByRole('link', { name: 'Go to cart' }).first().waitFor();
  });
  await browser.close();
}

/** Remembers the longest event, as the measure "interaction to next paint" does. */
function watchInteractions(): void {
  window.longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function onSlowed(
  page: Page,
  device: CDPSession,
  path: string,
  name: string,
  act: () => Promise<void>,
): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => (window.longest = 0));
  await act();
  await page.waitForTimeout(1000);
  const longest = await page.evaluate(() => window.longest);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  console.log(
    `Interaction to next paint, ${name}: ${longest} ms with a processor ${SLOWER} times slower (wanted ≤ ${WANTED_MS})`,
  );
}
