import { expect, test } from '@playwright/test';
import { aMaterial, beAs, en, expectAccessible, keepToken, listenForComplaints, registered, zh } from './support.ts';
import { holdDown, PHONE } from './touch.ts';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a card shows one button, and the rest under a resting finger', async ({ page, context, request }) => {
    const complaints = listenForComplaints(page);
    await aMaterial(request, 'video');
    await keepToken(context, (await registered(request)).token);
    await page.goto('/SearchResult?type=video');
    const hint = page.getByRole('region', { name: zh.hints.label });
    await expect(hint).toContainText(zh.hints.search);
    const card = page.getByRole('article').first();
    await expect(card.getByRole('button', { name: zh.material.bookmark })).toBeVisible();
    await expect(card.getByRole('button', { name: zh.material.toCart })).toBeHidden();
    await holdDown(page, card);
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: zh.material.toCart }).tap();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page, 'the finger opens nothing').toHaveURL(/SearchResult/);
    await page.goto('/Cart');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: zh.cartSummary.chooseNow }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('hints stay away once they were put away, and ? shows the keys of the page', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await keepToken(context, (await registered(request)).token);
  await page.goto('/Cart');
  const hint = page.getByRole('region', { name: en.hints.label });
  await expect(hint).toContainText(en.hints.cart);
  await expectAccessible(page);
  const told = page.waitForResponse('**/user/hint/dismiss');
  await hint.getByRole('button', { name: en.hints.dismiss }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await told;
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: en.shortcuts.title });
  await expect(sheet).toContainText(en.shortcuts.groups.search.focus);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: en.search.keyword })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/Collect');
  await expect(hint).toContainText(en.hints.boards);
  await page.goto('/Cart');
  await expect(page.getByRole('link', { name: en.cart.kinds.all }).first()).toBeVisible();
  await expect(hint).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('every desk says what it is for, until it is known', async ({ page, context, request }) => {
  await beAs(context, request, 'sales');
  await page.goto('/office/sales');
  const hint = page.getByRole('region', { name: zh.hints.label });
  await expect(hint).toContainText(zh.hints['office-sales']);
  await expectAccessible(page);
});
