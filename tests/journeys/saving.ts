import { expect, type Page } from '@playwright/test';
import { en } from './support.ts';

/** Saves what was typed at the content desk; after a pause it has saved itself, and the button is gone. */
export async function saveNow(
  page: Page,
  { saving }: Pick<typeof en.office.content, 'saving'> = en.office.content,
): Promise<void> {
  await page
    .getByRole('button', { name: saving.now })
    .click({ timeout: 5000 })
    .catch(() => {});
  await expect(page.getByText(saving.saved)).toBeVisible({ timeout: 60_000 });
}
