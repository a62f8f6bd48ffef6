import { expect, test } from '@playwright/test';
import {
  aMaterial,
  expectAccessible,
  fill,
  inDatabase,
  keepToken,
  listenForComplaints,
  registered,
  zh,
} from './support.ts';

const NAME = '春季宣传片用图';

test('from a saved search to what is new in it, on a phone too', async ({ page, context, request }) => {
  await aMaterial(request, 'pic');
  await keepToken(context, (await registered(request)).token);
  const complaints = listenForComplaints(page);
  await page.goto('/SearchResult?type=pic');
  await page.getByRole('button', { name: zh.following.save }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(zh.following.name).fill(NAME);
  await dialog.getByRole('button', { name: zh.common.save }).click();
  await expect(page.getByRole('link', { name: fill(zh.following.savedAs, { name: NAME }) })).toBeVisible();

  await inDatabase(`update saved_searches set seen_at = seen_at - interval '1 day' where name = $1`, [NAME]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/UserCenter');
  await expect(page.getByText(zh.ownHome.nothingWaits)).toBeVisible();
  await expect(page.getByRole('link', { name: NAME })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: zh.ownHome.allNews }).click();
  await page.getByRole('switch', { name: fill(zh.following.mailLabel, { name: NAME }) }).click();
  await expect(page.getByRole('switch', { name: fill(zh.following.mailLabel, { name: NAME }) })).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('link', { name: fill(zh.following.savedAs, { name: NAME }) })).toBeVisible();
  expect(complaints).toEqual([]);
});
