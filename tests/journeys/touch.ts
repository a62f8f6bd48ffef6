import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOf } from './support.ts';

/** For `test.use` and new contexts. */
export const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** What a phone calls itself; gateways show it their pages for phones. */
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

/** Rests a finger on something until its menu is there, then lifts it. */
export async function holdDown(page: Page, on: Locator): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await on.boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('menu')).toBeVisible();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** An action that matters is at least so high. */
const LEAST_HEIGHT = 40;

async function lowActions(page: Page): Promise<string[]> {
  const actions = page.locator(':is(a, button):is([data-variant="filled"], [data-variant="danger"]):visible');
  return await actions.evaluateAll((all, least) => {
    const high = (one: Element) => one.getBoundingClientRect().height;
    return all.filter((one) => high(one) < least).map((one) => `${high(one)} px high: ${one.outerHTML}`);
  }, LEAST_HEIGHT);
}

/** Below this, iPhones enlarge the page when a field gets the focus. */
const LEAST_TEXT = 16;

async function smallFields(page: Page): Promise<string[]> {
  const fields = page.locator(':is(input, select, textarea):visible');
  return await fields.evaluateAll((all, least) => {
    const typed = all.filter((one) => !one.matches('[type=checkbox], [type=radio], [type=range], [type=file]'));
    const size = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
    return typed.filter((one) => size(one) < least).map((one) => `${size(one)} px text: ${one.outerHTML}`);
  }, LEAST_TEXT);
}

/** What is wider than the window moves the whole page sideways under a thumb. */
async function wideness(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return wide > PHONE.viewport.width ? [`the page is ${wide} px wide`] : [];
}

/**
 * Nothing on the page is too small for a thumb: 24 px, or with as much room around it, as WCAG 2.2 has it; and what
 * matters is higher; and no field has so small a text that an iPhone enlarges the page; and it moves up and down only.
 */
export async function expectThumbRoom(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), where).toHaveCount(0);
  // Retried, because what loads moves what is around it.
  await expect(async () => {
    const small = await faultsOf(page, { runOnly: ['target-size'], resultTypes: ['violations'] });
    const others = [await lowActions(page), await smallFields(page), await wideness(page)].flat();
    expect([...small, ...others], where).toEqual([]);
  }).toPass({ timeout: 10_000 });
}
