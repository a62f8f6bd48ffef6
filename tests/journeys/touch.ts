import { expect, type Locator, type Page } from '@playwright/test';

/** For `test.use` and new contexts. */
export const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

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
