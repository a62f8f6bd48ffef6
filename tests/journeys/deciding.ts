import { expect, type Page } from '@playwright/test';

/** Waits until the desk takes a decision on a work: only after a moment in which somebody can look at it. */
export async function expectDecidable(page: Page, title: string): Promise<void> {
  const shown = page.getByRole('heading', { level: 1, name: title });
  await expect(page.locator('[aria-busy=false]').filter({ has: shown })).toBeVisible();
}
