import { expect, test } from '@playwright/test';
import { expectAccessible, inDatabase, zh } from './support.ts';

// The demo catalogue is made, and seen by the model, while the first journeys run.
const MADE = { timeout: 300_000 };

test('a clip that no word describes is found by one of its seconds and opens there', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(async () => {
    // The tiny model knows no painted colours, so this clip shows cobalt from its third second on.
    await inDatabase(`
      update material_embeddings set seconds = '{2}', vectors = '\\x00007f00'
      where material_id = (select id from materials where kind = 'video' and state = 'online' order by id limit 1)`);
    await page.goto('/SearchResult?type=video&keyword=cobalt');
    await expect(cards).toHaveCount(1, { timeout: 5_000 });
  }).toPass(MADE);
  await expectAccessible(page);
  await cards.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/Detail\?id=\d+&t=2$/);
  const player = page.getByRole('region', { name: zh.detail.player.label }).locator('video');
  await expect(player).toHaveJSProperty('currentTime', 2);
});
