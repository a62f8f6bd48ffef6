import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../tools/browser.ts';
import { must, send, wishFor } from '../orders/shop.ts';
import { logIn } from '../product.ts';

/** Phones are shown the gateways' pages for phones. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
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
    userAgent: PHONE,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  const device = await context.newCDPSession(page);
  await onSlowed(page, device, 'about:blank', 'a bare button', async () => {
    await page.setContent('<button onclick="this.textContent = 1">0</button>');
    await page.getByRole('button').tap();
  });
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
    await page.getByRole('dialog').getByRole('link', { name: 'Landscape', exact: true }).tap();
    await page.waitForURL(/orientation=landscape/);
    await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).tap();
  });
  await onSlowed(page, device, `/Detail?id=${clip}`, 'add', async () => {
    await page.getByRole('button', { name: 'Add to cart' }).first().tap();
    await page.getByRole('link', { name: 'Go to cart' }).first().waitFor();
  });
  const { token, orderId } = await orderDue(url, clip);
  await page.addInitScript((kept) => localStorage.setItem('access_token', kept), token);
  // No reply, which would lead to the gateway's page and leave the figures behind.
  await page.route('**/payment/start', () => {});
  await onSlowed(page, device, `/Order2?orderId=${orderId}`, 'pay', async () => {
    await page.getByRole('radio', { name: 'WeChat Pay' }).tap({ force: true });
    await page.getByRole('button', { name: /^Pay .* with WeChat$/ }).tap();
  });
  await browser.close();
}

/** An order of the demo's buyer that waits for payment. */
async function orderDue(url: string, clip: number): Promise<{ token: string; orderId: number }> {
  const token = await logIn(url, 'buyer');
  const shop = { call: (_person: string, path: string, input: object) => send(url + path, token, input) };
  const { orderId } = must(await shop.call('buyer', '/order/create', await wishFor(shop, [clip])));
  return { token, orderId };
}

/** Remembers the longest tap or key, as the measure "interaction to next paint" does; moving a pointer is none. */
function watchInteractions(): void {
  window.longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.longest = Math.max(window.longest, duration);
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
