import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { dayInChina } from '#contract/domain/china-time.ts';
import { daysOfQuarter, quarterOf } from '#contract/domain/statement.ts';
import { connectJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { embeddedUrl } from '#tests/support/embedded-url.ts';
import { newDataDir, type Run, runProduct } from '#tests/support/run.ts';
import { makePhotos, moveClock, withDatabase } from '#tests/support/run-database.ts';
import { openAccount } from './earned.ts';
import { payByAlipay, submitForm } from './ordering.ts';
import { call, en, expectAccessible, fill, keepToken, listenForComplaints, tokenOf, zh } from './support.ts';

const DATA_DIR = newDataDir();
const TERMS = { scene: 'promotion', channel: 'internet', period: 'year', area: 'mainland' };

/** A product of its own, because its clock moves on for months. */
let product: Run;
let shop: APIRequestContext;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(360_000);
  product = await runProduct({ DATA_DIR, LOG_LEVEL: 'error' });
  await product.says(/Framehall is ready/);
  shop = await playwright.request.newContext({ baseURL: product.url });
});

test.afterAll(async () => {
  await shop.dispose();
  product.process.kill('SIGTERM');
  await product.ended;
});

/** A page of a demo account in a language; sessions do not outlive a quarter. */
async function pageOf(browser: Browser, name: string, locale: 'ZH' | 'EN'): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  await keepToken(context, await tokenOf(shop, name));
  await context.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
  return await context.newPage();
}

/** Two photos of the photographer, which a buyer puts into the cart, orders and pays. */
async function sellTwo(buyer: Page): Promise<void> {
  const photos = await withDatabase(DATA_DIR, (db) => makePhotos(db, 2));
  const token = await tokenOf(shop, 'buyer');
  for (const targetId of photos) await call(shop, '/cart/add', { targetId, category: 1, terms: TERMS }, token);
  await buyer.goto('/Cart');
  await buyer.getByRole('button', { name: en.cartSummary.goOn }).click();
  await submitForm(buyer, en);
  await payByAlipay(buyer, en);
  await expect(buyer.getByText('¥572.00').first()).toBeVisible();
  await expect(buyer.getByRole('button', { name: en.orderDownloads.certificate })).toHaveCount(2);
}

/** Moves the clock to the morning on which the quarter's statements are made, and lets the worker make them. */
async function waitForStatements(): Promise<void> {
  const { next } = daysOfQuarter(quarterOf(dayInChina(Date.now())));
  await withDatabase(DATA_DIR, async (db) => {
    await moveClock(db, `${next.slice(0, 8)}10 09:00`);
    const jobs = await connectJobs(embeddedUrl(DATA_DIR), { log: createLog('silent', 'test') });
    await jobs.enqueue(db, 'statements.build', {});
    await jobs.stop();
  });
  const token = await tokenOf(shop, 'photographer');
  await expect(async () => {
    expect(await call(shop, '/statement/list', {}, token)).toMatchObject({ total: 1 });
  }).toPass();
}

/** Disputes one of the two lines of the statement that waits. */
async function dispute(page: Page): Promise<void> {
  const { statements } = zh;
  await page.goto('/MaterialCenter?tab=statements');
  await page.getByRole('row').filter({ hasText: statements.states['to-confirm'] }).click();
  await expect(page.getByText('¥269.82').first()).toBeVisible();
  await page.getByLabel(fill(statements.selectLine, { code: 'P00000001' })).check();
  await page.getByRole('button', { name: statements.dispute, exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('这幅作品是独家签约');
  await page.getByRole('dialog').getByRole('button', { name: statements.disputeSend }).click();
  await expect(page.getByText(statements.rejected)).toBeVisible();
}

/** Claims what is disputed, and answers with the rate of exclusive works. */
async function answer(desk: Page): Promise<void> {
  const { claims, statements } = en.office;
  await desk.goto('/office/statements');
  await desk.getByRole('row').nth(1).click();
  await expect(desk.getByRole('blockquote')).toHaveText('这幅作品是独家签约');
  await desk.getByRole('button', { name: claims.claim, exact: true }).click();
  await desk.getByLabel(statements.answer.words).fill('Corrected: you sell this one through us only');
  await desk.getByLabel(statements.answer.percent).fill('60');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: statements.answer.send }).click();
  await expect(desk.getByText(statements.answer.done)).toBeVisible();
}

async function confirm(page: Page): Promise<void> {
  const { statements } = zh;
  await page.goto('/MaterialCenter?tab=statements');
  await page.getByRole('row').filter({ hasText: statements.states['to-confirm'] }).click();
  // ¥134.91, and 60 % of ¥269.81 instead of 50 %.
  await expect(page.getByText('¥296.80').first()).toBeVisible();
  await page.getByRole('button', { name: statements.confirm, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: statements.confirm, exact: true }).click();
  await expect(page.getByText(statements.states.generated, { exact: true }).first()).toBeVisible();
}

/** Says as what the photographer is taxed, and where to pay. */
async function makePayable(): Promise<void> {
  const token = await tokenOf(shop, 'photographer');
  const { data } = await call<{ data: { userId: number } }>(shop, '/session', {}, token);
  const taxed = { userId: data.userId, category: 'royalty', reason: 'licences' };
  await call(shop, '/office/statement/setCategory', taxed, await tokenOf(shop, 'finance'));
  await openAccount(shop, token);
}

test('what a buyer pays for is in the photographer’s next statement, is disputed, corrected and due for a batch', async ({
  browser,
}) => {
  await sellTwo(await pageOf(browser, 'buyer', 'EN'));
  await waitForStatements();

  const photographer = await pageOf(browser, 'photographer', 'ZH');
  const complaints = listenForComplaints(photographer);
  await dispute(photographer);
  const desk = await pageOf(browser, 'finance', 'EN');
  await answer(desk);
  await confirm(photographer);
  await expectAccessible(photographer);

  await makePayable();
  await desk.goto('/office/payouts');
  const due = desk.getByRole('row').filter({ hasText: '¥296.80' });
  await expect(due).toContainText('•••• 0018');
  await expect(due.getByRole('checkbox')).toBeEnabled();
  expect(complaints).toEqual([]);
});
