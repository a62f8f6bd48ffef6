import { expect, test } from '@playwright/test';
import { en, expectAccessible, listenForComplaints, zh } from './support.ts';

for (const [language, text, asked, title, reason] of [
  ['zh', zh, 'tuikuan', '可以退款吗？', '想知道多久到账'],
  ['en', en, 'how do I get a refund?', 'Can I get my money back?', 'How long does it take?'],
] as const)
  test(`[R24] a question is asked, found, shared and judged, in ${language}`, async ({ page, context }) => {
    const words = text.content.questions;
    const complaints = listenForComplaints(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language.toUpperCase());
    await page.goto('/Questions');
    await expect(page).toHaveTitle(text.site.title);
    await expect(page.getByRole('heading', { level: 2, name: words.groups.selling })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('textbox', { name: words.search }).fill(asked);
    const first = page.locator('details').first();
    await expect(first.getByRole('heading', { name: title })).toBeVisible();
    await first.locator('summary').click();
    await first.getByRole('button', { name: words.link }).click();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toMatch(/\/Questions#refund-window$/);
    await first.getByRole('button', { name: words.no, exact: true }).click();
    await first.getByRole('textbox', { name: words.why }).fill(reason);
    await expectAccessible(page);
    await first.getByRole('button', { name: words.send }).click();
    await expect(first.getByText(words.thanks)).toBeVisible();
    await expect(first.getByRole('textbox')).toHaveCount(0);

    await page.goto(shared);
    await expect(page.locator('details[open]').getByRole('heading', { name: title })).toBeInViewport();
    await page.getByRole('textbox', { name: words.search }).fill('xyzzy');
    await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
    await page.getByRole('region', { name: words.ask }).getByRole('button', { name: words.contact }).click();
    await expect(page.getByRole('dialog', { name: text.contact.title })).toBeVisible();
    expect(complaints).toEqual([]);
  });

test('[R22] the page about us tells what is on sale, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/About');
  await expect(page.getByRole('heading', { level: 1, name: '关于帧库' })).toBeVisible();
  await expect(page.locator('dl dd').first()).toHaveText(/^\d+$/);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test('both pages can be read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/Questions');
  await expect(page.getByText(/within 7 days of payment/).first()).toBeVisible();
  await page.goto('/About');
  await expect(page.getByRole('heading', { level: 1, name: 'About Framehall' })).toBeVisible();
  await context.close();
});
