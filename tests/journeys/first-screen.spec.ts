import { expect, type Page, test } from '@playwright/test';
import { aVideo } from './support.ts';
import { PHONE } from './touch.ts';

const DEVICES = { 'a phone': PHONE, 'a desktop': { viewport: { width: 1440, height: 900 } } };

/** Left and top edge of the heading, of what the server has drawn or of the page itself. */
async function headingOf(page: Page, within: string): Promise<[number, number]> {
  const { x, y } = (await page.locator(`${within} h1`).first().boundingBox())!;
  return [x, y];
}

/** Opens an address while its code is held back; returns what lets it go on. */
async function openSlowly(page: Page, address: string): Promise<() => void> {
  const { promise: wait, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.first-page').waitFor();
  return resolve;
}

/** How far the heading moves when the page's code takes over. */
async function shiftOf(page: Page, address: string): Promise<[number, number]> {
  const goOn = await openSlowly(page, address);
  const before = await headingOf(page, '.first-page');
  goOn();
  await page.locator('main h1').first().waitFor();
  await expect(page.locator('.first-page')).toHaveCount(0);
  const after = await headingOf(page, 'main');
  await page.unroute('**/assets/*.js');
  return [Math.abs(before[0] - after[0]), Math.abs(before[1] - after[1])];
}

for (const [device, settings] of Object.entries(DEVICES))
  test.describe(`on ${device}`, () => {
    test.use({ ...settings, locale: 'en-GB' });

    test('what is drawn before the code runs stands where the page will', async ({ page, request }) => {
      // A clip's title stands below controls, whose lines depend on their words.
      const places = {
        '/': 4,
        '/SearchResult': 4,
        '/Music': 4,
        '/Cart': 4,
        [`/Detail?id=${await aVideo(request)}`]: 24,
      };
      for (const [address, most] of Object.entries(places)) {
        const [across, down] = await shiftOf(page, address);
        expect(across, address).toBeLessThanOrEqual(1);
        expect(down, address).toBeLessThanOrEqual(most);
      }
    });

    test('what came with a page is not asked for again', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
      for (const address of ['/', '/SearchResult']) {
        await page.goto(address);
        await page.locator('main h1').first().waitFor();
        await page.waitForLoadState('networkidle');
      }
      expect(asked.filter((path) => ['/home/index', '/content/home', '/search'].includes(path))).toEqual([]);
    });
  });
