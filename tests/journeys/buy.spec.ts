import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { aPdf } from '#tests/support/pdf.ts';
import { licenseMusic, submitForm } from './ordering.ts';
import {
  aMaterial,
  amountIn,
  aVideo,
  call,
  en,
  expectAccessible,
  fill,
  keepToken,
  listenForComplaints,
  registered,
  tokenOf,
  zh,
} from './support.ts';

const terms = { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' };
// The smallest picture: one white pixel.
const RECEIPT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

type Texts = typeof zh | typeof en;

/** Puts a video with a licence into the cart of a new member. */
async function withCart(request: APIRequestContext): Promise<{ token: string; cartId: number }> {
  const { token } = await registered(request);
  const targetId = await aVideo(request);
  const { cartId } = await call<{ cartId: number }>(request, '/cart/add', { targetId, category: 0, terms }, token);
  return { token, cartId };
}

async function submitOrder(page: Page, cartId: number, texts: Texts): Promise<void> {
  await page.goto(`/Putorder?targetType=0&carts=${cartId}`);
  await submitForm(page, texts);
  await expect(page.getByText(texts.trade.nextWords['buyer-pays'])).toBeVisible();
}

/** Checks on the verification page, in a tab of its own, that a paper is known, and that a copy with a changed byte is not. */
async function expectGenuine(page: Page, file: string, texts: Texts): Promise<void> {
  const verify = await page.context().newPage();
  const complaints = listenForComplaints(verify);
  await verify.goto('/verify');
  const chosen = verify.locator('input[type=file]');
  const pdf = await readFile(file);
  const named = { name: 'certificate.pdf', mimeType: 'application/pdf' };
  await chosen.setInputFiles({ ...named, buffer: pdf });
  await expect(verify.getByRole('heading', { name: texts.verify.verdict.valid.title })).toBeVisible();
  await expectAccessible(verify);
  pdf[pdf.length - 20]! ^= 1;
  await chosen.setInputFiles({ ...named, buffer: pdf });
  await expect(verify.getByRole('heading', { name: texts.verify.paper.foreign.title })).toBeVisible();
  await expectAccessible(verify);
  expect(complaints).toEqual([]);
  await verify.close();
}

async function expectBought(page: Page, texts: Texts): Promise<void> {
  await expect(page.getByText(texts.trade.nextWords.finished)).toBeVisible({ timeout: 60_000 });
  const certificate = page.waitForEvent('download');
  const button = page.getByRole('button', { name: texts.orderDownloads.certificate });
  await expect(button, 'its words can be read').not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await button.click();
  const paper = await certificate;
  expect(paper.suggestedFilename()).toMatch(/\.pdf$/);
  await expectGenuine(page, await paper.path(), texts);
  const original = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.orderDownloads.file }).click();
  const saved = await original;
  expect(saved.suggestedFilename()).toMatch(/\.(mp4|mov)$/);
  const number = /FHL(?:-\w{4}){3}/.exec(await page.getByRole('main').innerText())?.[0];
  const inside = await readFile(await saved.path());
  expect(inside.includes(`<plus:LicenseID>${number}</plus:LicenseID>`)).toBe(true);
}

test('[R41] [R42] [R45] [R3] a buyer orders, pays by Alipay and downloads', async ({ page, context, request }) => {
  const complaints = listenForComplaints(page);
  const { token, cartId } = await withCart(request);
  await keepToken(context, token);
  await page.goto(`/Putorder?targetType=0&carts=${cartId}`);
  await page.getByRole('button', { name: amountIn(zh.orderForm.submitAndPay) }).click();
  await expect(page.getByText(zh.licenceForm.please.licensee)).toBeVisible();
  await expect(page.getByText(zh.orderForm.pleaseAgree)).toBeVisible();
  await expectAccessible(page);
  await submitOrder(page, cartId, zh);
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /^去支付宝付款/ }).click();
  const alipay = await opened;
  await alipay.getByRole('button', { name: 'Pay' }).click();
  await expect(alipay).toHaveURL(/\/OrderSuccess/);
  await expect(alipay.getByRole('heading', { name: zh.orderSuccess.confirmedTitle })).toBeVisible({ timeout: 60_000 });
  await alipay.close();
  await expectBought(page, zh);
  await expectAccessible(page);
  await page.goto('/OrderList');
  const row = page.getByRole('listitem').filter({ hasText: '蓝天传媒' });
  await expect(row).toContainText(zh.trade.state.confirmed);
  for (const name of [zh.orderDownloads.certificate, zh.orderDownloads.file]) {
    const saved = page.waitForEvent('download');
    await row.getByRole('button', { name }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.(pdf|mp4|mov)$/);
  }
  await expectAccessible(page);
  await page.goto('/Bill');
  await expect(page.getByRole('cell', { name: zh.trade.way.alipay })).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

for (const [language, texts] of Object.entries({ zh, en }))
  test(`[R44] [R187] a buyer finds music by its mood, licenses it and leaves with its papers (${language})`, async ({
    page,
    context,
    request,
  }) => {
    await context.addInitScript((locale) => localStorage.setItem('locale', locale), language.toUpperCase());
    const complaints = listenForComplaints(page);
    const { token } = await registered(request);
    const musicId = await aMaterial(request, 'music');
    await keepToken(context, token);
    await page.goto('/Music');
    const popular = page.getByRole('region', { name: texts.music.popular.music });
    await popular.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/DetailMusic\?id=/);
    await page.getByRole('term').first().waitFor();
    await expectAccessible(page);
    const tags = page.locator(`[aria-label="${texts.music.piece.tags}"]`);
    const mood = tags.getByRole('link').first();
    const word = (await mood.textContent())!;
    await mood.click();
    await expect(page).toHaveURL(/\/SearchResult\?type=music&/);
    await expect(page.getByRole('region', { name: texts.find.filtersLabel }).getByText(word)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`/DetailMusic?id=${musicId}`);
    const offer = page.getByRole('region', { name: texts.detail.offer.title });
    await offer.getByRole('button', { name: texts.material.license }).click();
    await licenseMusic(page, texts);
    await expect(page).toHaveURL(/\/OrderMusic\?orderId=/);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: amountIn(texts.orderPay.toAlipay) }).click();
    const alipay = await opened;
    await alipay.getByRole('button', { name: 'Pay' }).click();
    await expect(alipay).toHaveURL(/\/OrderSuccess/);
    await alipay.close();
    await expect(page.getByText(texts.trade.nextWords.finished)).toBeVisible({ timeout: 60_000 });
    await page.goto('/OrderMaterialList');
    const papers = page.getByRole('region', { name: texts.musicLicence.papers });
    const kit = page.waitForEvent('download');
    await papers.getByRole('button', { name: texts.musicLicence.claimKit }).click();
    expect((await kit).suggestedFilename()).toMatch(/\.zip$/);
    const certificate = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.purchased.certificate }).click();
    await expectGenuine(page, await (await certificate).path(), texts);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

test('[R42] [R3] a buyer pays by WeChat, in English', async ({ page, context, request }) => {
  const { token, cartId } = await withCart(request);
  await keepToken(context, token);
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await submitOrder(page, cartId, en);
  await page.getByRole('radio', { name: en.trade.way.wechat }).check({ force: true });
  await page.getByRole('button', { name: en.orderPay.toWechat }).click();
  await expect(page.getByRole('img', { name: /WeChat Pay code/ })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY), 'nobody has scrolled').toBe(0);
  await expectAccessible(page);
  // The link stands for the phone: the sandbox's code leads to a page.
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: en.orderPay.openHere }).click();
  const phone = await opened;
  await phone.getByRole('button', { name: 'Pay' }).click();
  // A page that is closed while it changes may never say that it is closed.
  await expect(phone.getByText('You can close this page')).toBeVisible();
  await phone.close();
  await expectBought(page, en);
});

test('[R42] [D1] a buyer pays by transfer, and finance finds it', async ({ page, context, request }) => {
  const { token, cartId } = await withCart(request);
  await keepToken(context, token);
  await submitOrder(page, cartId, zh);
  await page.getByRole('radio', { name: zh.trade.way.transfer }).check({ force: true });
  await page.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: RECEIPT });
  await expect(page.getByRole('img', { name: zh.orderPay.pictureAlt })).toBeVisible();
  await expect(page.getByLabel(zh.orderPay.paidOn)).toHaveValue(/^\d{4}年\d+月\d+日$/);
  await page.getByRole('button', { name: zh.common.date.choose }).click();
  await expect(page.getByRole('group', { name: /^\d{4}年\d+月$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '回单.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await expect(page.getByText('回单.pdf')).toBeVisible();
  await page.getByRole('button', { name: zh.orderPay.send }).click();
  await expect(page.getByText(zh.trade.nextWords['finance-confirms'])).toBeVisible();
  await expect(page.getByRole('button', { name: zh.orderPay.send })).toHaveCount(0);
  await expect(page.getByText(zh.trade.nextWords['finance-confirms'])).toBeInViewport();
  const orderId = Number(new URL(page.url()).searchParams.get('orderId'));
  const { payments } = await call<{ payments: { paymentId: number; amountFen: number }[] }>(
    request,
    '/payment/ofOrder',
    { orderId },
    token,
  );
  const { paymentId, amountFen } = payments[0]!;
  const received = {
    key: crypto.randomUUID(),
    paymentId,
    tradeNo: `BANK${crypto.randomUUID().slice(0, 12)}`,
    amountFen,
    receivedOn: new Date().toISOString().slice(0, 10),
  };
  const finance = await tokenOf(request, 'finance');
  expect(await call(request, '/office/finance/confirm', received, finance)).toMatchObject({ state: 'settled' });
  await page.reload();
  await expectBought(page, zh);
});

test('[D1] a buyer asks for another quote and closes the order', async ({ page, context, request }) => {
  const { token, cartId } = await withCart(request);
  await keepToken(context, token);
  await submitOrder(page, cartId, zh);
  await page.getByLabel(zh.orderThread.label).fill('希望三年授权');
  await page.getByRole('button', { name: zh.orderThread.change }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.orderThread.changeConfirm }).click();
  await expect(page.getByText(zh.trade.nextWords['sales-quotes'])).toBeVisible();
  await expect(page.getByText('希望三年授权')).toBeVisible();
  await page.getByRole('button', { name: zh.orderPage.close }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.orderPage.close }).click();
  const reason = fill(zh.orderPage.closedBecause, { reason: zh.trade.closeReason.cancelled });
  await expect(page.getByText(reason)).toBeVisible();
  await expectAccessible(page);
});
