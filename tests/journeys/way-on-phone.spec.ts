import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { licenseMusic, submitForm } from './ordering.ts';
import {
  aFilm,
  aMaterial,
  amountIn,
  call,
  en,
  expectAccessible,
  fill,
  keepToken,
  listenForComplaints,
  registered,
  zh,
} from './support.ts';
import { expectThumbRoom, IPHONE, PHONE } from './touch.ts';

test.use({ ...PHONE, userAgent: IPHONE });

type Texts = typeof zh | typeof en;
const tap = (what: Locator) => what.tap();

/** Everybody can use the page, with a thumb, and it is no wider than the phone. */
async function expectFits(page: Page, where: string): Promise<void> {
  await expectAccessible(page);
  await expectThumbRoom(page, where);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(390);
}

/** A new buyer, whose pages are in a language. */
async function buyer(request: APIRequestContext, context: BrowserContext, texts: Texts): Promise<string> {
  const { token } = await registered(request);
  await keepToken(context, token);
  await context.addInitScript((locale) => localStorage.setItem('locale', locale), texts === zh ? 'ZH' : 'EN');
  return token;
}

/** Pays the order that is open on Alipay's page for phones, which takes the place of the order and leads back. */
async function payAtAlipay(page: Page, texts: Texts): Promise<void> {
  const asked = page.waitForRequest(/[?&]method=alipay\.trade\.wap\.pay&/);
  await page.getByRole('button', { name: amountIn(texts.orderPay.toAlipay) }).tap();
  await asked;
  await expect(page.getByRole('heading', { name: '支付宝 Alipay' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Pay' }).tap();
  await expect(page).toHaveURL(/\/OrderSuccess/);
  await expect(page.getByRole('heading', { name: texts.orderSuccess.confirmedTitle })).toBeVisible({ timeout: 60_000 });
  expect(page.context().pages(), 'no tab was opened').toHaveLength(1);
}

for (const [language, texts] of Object.entries({ zh, en })) {
  test(`a thumb leads from a photo by cart, order and Alipay’s page for phones to a certificate (${language})`, async ({
    page,
    context,
    request,
  }) => {
    const complaints = listenForComplaints(page);
    await buyer(request, context, texts);
    await page.goto(`/DetailPic?id=${await aMaterial(request, 'pic')}`);
    const bar = page.getByRole('group', { name: texts.detail.offer.title });
    await bar.getByRole('button', { name: texts.material.toCart }).tap();
    await bar.getByRole('link', { name: texts.detail.offer.toCart }).tap();
    await expect(page.getByRole('heading', { level: 1, name: texts.cart.title })).toBeVisible();
    await expectFits(page, 'cart');
    await page.getByRole('button', { name: texts.cartSummary.goOn }).last().tap();
    await expect(page.getByRole('checkbox', { name: texts.orderForm.agreement })).toBeVisible();
    await expectFits(page, 'order form');
    await submitForm(page, texts, tap);
    await expect(page.getByText(texts.trade.nextWords['buyer-pays'])).toBeVisible();
    await expectFits(page, 'order to be paid');
    await payAtAlipay(page, texts);
    await expectFits(page, 'paid');
    await page.getByRole('link', { name: texts.orderSuccess.download }).tap();
    await expect(page).toHaveURL(/\/Order2\?orderId=/);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.orderDownloads.certificate }).tap();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await expectFits(page, 'order with its certificate');
    const number = /FHL(?:-\w{4}){3}/.exec(await page.getByRole('main').innerText())?.[0];
    await page.goto(`/verify/${number}`);
    await expect(page.getByRole('heading', { name: texts.verify.verdict.valid.title })).toBeVisible();
    await expectFits(page, 'the certificate’s own page');
    await page.goto('/Bill');
    // Nothing has to be moved sideways to see what was paid.
    await expect(
      page
        .getByRole('row')
        .last()
        .getByText(/^¥[\d,.]+$/),
    ).toBeInViewport({ ratio: 1 });
    await expectFits(page, 'bill');
    expect(complaints).toEqual([]);
  });

  test(`a thumb licenses music and pays for it (${language})`, async ({ page, context, request }) => {
    const complaints = listenForComplaints(page);
    await buyer(request, context, texts);
    await aMaterial(request, 'music');
    await page.goto('/Music');
    const popular = page.getByRole('region', { name: texts.music.popular.music });
    await expect(popular.getByRole('article').first()).toBeVisible();
    await expectFits(page, 'music');
    await popular.getByRole('article').first().getByRole('button', { name: texts.material.license }).tap();
    await expect(page.getByRole('dialog', { name: texts.musicOrder.title })).toBeVisible();
    await expectThumbRoom(page, 'the drawer');
    await licenseMusic(page, texts);
    await expect(page).toHaveURL(/\/OrderMusic\?orderId=/);
    await payAtAlipay(page, texts);
    await page.goto('/OrderMaterialList');
    await expect(page.getByRole('region', { name: texts.musicLicence.papers })).toBeVisible();
    await expectFits(page, 'purchased material');
    expect(complaints).toEqual([]);
  });

  test(`a thumb decides on a board, says why and takes it to the cart (${language})`, async ({
    page,
    context,
    request,
  }) => {
    const complaints = listenForComplaints(page);
    const token = await buyer(request, context, texts);
    const clip = await aFilm(request);
    const ids: number[] = [];
    for (const season of ['春', '夏', '秋', '冬'])
      ids.push((await call<{ id: number }>(request, '/board/create', { name: `${season} season’s film` }, token)).id);
    for (const id of ids) await call(request, '/board/add', { id, materialIds: [clip] }, token);
    await page.goto(`/Collect?board=${ids[0]}`);
    const boards = page.getByRole('navigation', { name: texts.bookmarks.boards });
    await expect(boards.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expectFits(page, 'board');
    await boards.getByRole('link', { name: '冬 season’s film' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: '冬 season’s film' })).toBeVisible();
    const { decisions, discuss, text, send, at } = texts.boardWork;
    const main = page.getByRole('main');
    const decided = main.getByRole('button', { name: decisions.decided, exact: true });
    await decided.tap();
    await expect(decided).toHaveAttribute('aria-pressed', 'true');
    await main.getByRole('button', { name: discuss.split('{{')[0]! }).tap();
    const sheet = page.getByRole('dialog');
    // A busy browser may load the clip later than it hears where to go.
    await expect(async () => {
      await sheet.locator('video').evaluate((player: HTMLVideoElement) => {
        player.currentTime = 1.5;
      });
      await expect(sheet.getByLabel(fill(at, { time: '00:01' }))).toBeChecked({ timeout: 5_000 });
    }).toPass();
    await sheet.getByLabel(text, { exact: true }).fill('Cut here');
    await sheet.getByRole('button', { name: send }).tap();
    await expect(sheet.getByText('Cut here')).toHaveCount(1);
    await expectFits(page, 'a work of the board');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: texts.boardCart.open }).tap();
    await page.getByRole('button', { name: texts.boardCart.decided }).tap();
    await page.getByRole('link', { name: texts.boardCart.toCart }).tap();
    await expect(main.getByRole('listitem')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}
