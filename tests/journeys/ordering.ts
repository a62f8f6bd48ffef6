import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { aMaterial, amountIn, call, type en, expectAccessible, keepToken, type zh } from './support.ts';

const TERMS: LicenceTerms = { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' };

interface Buying {
  request: APIRequestContext;
  token: string;
}

interface Wish {
  licensee: string;
  /** The first photo on sale unless said. */
  materialId?: number;
  terms?: LicenceTerms;
  specialRequest?: string;
}

/** Orders a photo through the API at the price that is asked; returns the order's number. */
export async function orderPhoto({ request, token }: Buying, wish: Wish): Promise<number> {
  const { licensee, materialId = await aMaterial(request, 'pic'), terms = TERMS, specialRequest = '' } = wish;
  const ask = <T>(path: string, input: object) => call<T>(request, path, input, token);
  const prices = await ask<{ infos: { priceFen: number | null }[] }>('/price/of', { materialIds: [materialId], terms });
  const licence = {
    licenseeType: 'company',
    licensee,
    projectName: 'Spring',
    brand: 'Star',
    contactName: 'Lin',
    contact: '13800000000',
    startsOn: dayInChina(Date.now()),
  };
  const lines = [{ materialId, terms, priceFen: prices.infos[0]?.priceFen ?? null }];
  const input = { key: crypto.randomUUID(), lines, licence, specialRequest, agreement: 1 };
  return (await ask<{ orderId: number }>('/order/create', input)).orderId;
}

type Texts = typeof zh | typeof en;

const click = (what: Locator) => what.click();

/** Fills in the order form that is open, and submits it. */
export async function submitForm(page: Page, texts: Texts, press = click): Promise<void> {
  const values = {
    licensee: '蓝天传媒（上海）有限公司',
    projectName: '春季宣传片',
    brand: '蓝天',
    contactName: '林小雨',
    contact: '13800138000',
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value);
  await press(page.getByRole('checkbox', { name: texts.orderForm.agreement }));
  await press(page.getByRole('button', { name: amountIn(texts.orderForm.submitAndPay) }));
}

/** Answers the drawer's questions, the second one twice: what was answered after it is asked again. */
export async function licenseMusic(page: Page, texts: Texts): Promise<void> {
  const drawer = page.getByRole('dialog', { name: texts.musicOrder.title });
  await drawer.getByLabel(texts.licenceForm.projectName).fill('春季宣传片');
  await drawer.getByLabel(texts.licenceForm.brand).fill('蓝天');
  await drawer.getByLabel(texts.licenceForm.licensee).fill('蓝天传媒（上海）有限公司');
  const answer = (label: string) => drawer.getByRole('radio', { name: label, exact: true }).check({ force: true });
  const total = drawer.getByText(texts.musicOrder.total, { exact: true });
  const { scene, channel, period, area } = texts.trade;
  for (const label of [scene.advertising, channel.tv, period.year, area.mainland]) await answer(label);
  await expect(total).toBeVisible();
  await answer(channel.internet);
  await expect(total).toHaveCount(0);
  for (const label of [period.year, area.mainland]) await answer(label);
  await expect(total).toBeVisible();
  await drawer.getByRole('checkbox').check();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: texts.musicOrder.submit }).click();
}

/** Pays the order that is open by Alipay in the sandbox, and waits until it has been confirmed. */
export async function payByAlipay(page: Page, texts: Texts, press: (what: Locator) => Promise<void> = click) {
  const opened = page.context().waitForEvent('page');
  await press(page.getByRole('button', { name: amountIn(texts.orderPay.toAlipay) }));
  const alipay = await opened;
  await press(alipay.getByRole('button', { name: 'Pay' }));
  await expect(alipay).toHaveURL(/\/OrderSuccess/);
  await alipay.close();
  await expect(page.getByText(texts.trade.nextWords.finished)).toBeVisible({ timeout: 60_000 });
}

/** Pays an order by WeChat in the sandbox, and waits until that has been confirmed; returns what was paid. */
export async function payInSandbox({ request, token }: Buying, orderId: number): Promise<number> {
  const ask = <T>(path: string, input: object) => call<T>(request, path, input, token);
  const { order } = await ask<{ order: { quote: { quoteId: number; totalFen: number } } }>('/order/detail', {
    orderId,
  });
  const { quoteId, totalFen } = order.quote;
  const start = { key: crypto.randomUUID(), orderId, quoteId, gateway: 'wechat' };
  const { target } = await ask<{ target: { codeUrl: string } }>('/payment/start', start);
  const page = await request.get(target.codeUrl);
  await request.post(page.url(), { form: { choice: 'pay' }, maxRedirects: 0 });
  await expect(async () => {
    expect(await ask('/payment/check', { orderId })).toMatchObject({ state: 'confirmed' });
  }).toPass();
  return totalFen;
}

/** A page of somebody, in a language. */
export async function pageOf(browser: Browser, token: string, locale: 'ZH' | 'EN'): Promise<Page> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL! });
  await keepToken(context, token);
  await context.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
  return await context.newPage();
}
