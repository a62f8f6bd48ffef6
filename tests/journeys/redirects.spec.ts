import { expect, test } from '@playwright/test';
import { beAs, call, en, expectAccessible, listenForComplaints, zh } from './support.ts';

const { redirects, content } = en.office;

test('an editor lets an old address lead on, and a visitor lands', async ({ page, context, request, browser }) => {
  const complaints = listenForComplaints(page);
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  const token = await beAs(context, request, 'editor');
  const old = `/old-${Date.now().toString(36)}`;
  await page.goto('/office/content');
  await page.getByRole('tab', { name: content.views.redirects }).click();
  const dialog = page.getByRole('dialog');
  const add = async (from: string, to: string) => {
    await page.getByRole('button', { name: redirects.add }).click();
    await dialog.getByLabel(redirects.from).fill(from);
    await dialog.getByLabel(redirects.to).fill(to);
    await dialog.getByRole('button', { name: redirects.save }).click();
  };
  await add(old, '//evil.example');
  await expect(dialog.getByText(en.fieldProblems.invalid)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(redirects.to).fill('/About');
  await dialog.getByRole('button', { name: redirects.save }).click();
  await expect(dialog).toBeHidden();
  await add('/About', old);
  await expect(dialog.getByText(en.fieldProblems['real-page'])).toBeVisible();
  await dialog.getByRole('button', { name: en.common.cancel }).click();

  const gone = `${old}-gone`;
  const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(`from,to,status\n${gone},,410\n`) };
  await page.getByRole('button', { name: redirects.sheet.open }).click();
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: redirects.sheet.apply_one }).click();
  await expect(dialog).toBeHidden();

  const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await visitor.goto(`${old.toUpperCase()}/?from=paper`);
  await expect(visitor).toHaveURL(/\/About\?from=paper$/);
  const reply = await visitor.goto(gone);
  expect(reply?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { level: 1, name: zh.notFound.gone })).toBeVisible();
  await expectAccessible(visitor);
  // Within the page, too.
  await visitor.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, old);
  await expect(visitor).toHaveURL(/\/About$/);

  await page.getByLabel(redirects.search).fill(old);
  await expect(async () => {
    const { infos } = await call<{ infos: { from: string; hits: number }[] }>(
      request,
      '/office/redirects/list',
      { keyword: old },
      token,
    );
    expect(infos.map(({ from, hits }) => [from, hits])).toEqual([
      [gone, 1],
      [old, 2],
    ]);
  }).toPass();
  await page.reload();
  await expect(page.getByRole('row', { name: `${old} /About` })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('row', { name: `${old} /About` })
    .getByRole('button', { name: redirects.remove })
    .click();
  await page
    .getByRole('dialog', { name: redirects.removeTitle })
    .getByRole('button', { name: redirects.remove })
    .click();
  await expect(page.getByRole('row', { name: `${old} /About` })).toBeHidden();
  expect((await visitor.goto(old))?.status()).toBe(404);
  expect(complaints).toEqual([]);
});
