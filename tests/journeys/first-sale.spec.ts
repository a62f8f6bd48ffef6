import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import { dayInChina } from '#contract/domain/china-time.ts';
import { daysOfQuarter, quarterOf } from '#contract/domain/statement.ts';
import { connectJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { embeddedUrl } from '#tests/support/embedded-url.ts';
import { newDataDir, type Run, runProduct } from '#tests/support/run.ts';
import { makePhotos, moveClock, withDatabase } from '#tests/support/run-database.ts';
import { openAccount } from './earned.ts';
import { payByAlipay, submitForm } from './ordering.ts';
import { call, en, expectAccessible, keepToken, listenForComplaints, tokenOf, zh } from './support.ts';

const DATA_DIR = newDataDir();
/** In each language a buyer, finance and a photographer of their own; what is slow is done for all of them at once. */
const SALES = [
  { locale: 'ZH', text: zh, photographer: 'photographer' },
  { locale: 'EN', text: en, photographer: 'manager' },
] as const;
type Sale = (typeof SALES)[number];

const TERMS = { scene: 'promotion', channel: 'internet', period: 'year', area: 'mainland' };

/** A product of its own, because its clock moves on for months. */
let product: Run;
let shop: APIRequestContext;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(360_000);
  product = await runProduct({ DATA_DIR, LOG_LEVEL: 'error' });
  await product.says(/Framehall is ready/);
  shop = await playwright.request.newContext({ baseURL: product.url });
  await withDatabase(DATA_DIR, (db) =>
    sql`
      with person as (
        update users set gid = 2, photo_flag = 1 where email = 'manager@framehall.test' returning id
      )
      insert into real_names (user_id, state, paper, name, number_sealed, number_end, fingerprint, phone, due_at,
        decided_at)
      select id, 'verified', 'id-card', '林岚', 'none', '0000', sha256('0000'), '', now(), now() from person`.execute(
      db,
    ),
  );
});

test.afterAll(async () => {
  await shop.dispose();
  product.process.kill('SIGTERM');
  await product.ended;
});

/** A page of a demo account in a language; sessions do not outlive a quarter. */
async function pageOf(browser: Browser, name: string, locale: Sale['locale']): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  await keepToken(context, await tokenOf(shop, name));
  await context.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
  return await context.newPage();
}

/** Two photos of the photographer, which a buyer puts into the cart, orders and pays. */
async function sellTwo(browser: Browser, { locale, text, photographer }: Sale): Promise<void> {
  const photos = await withDatabase(DATA_DIR, (db) => makePhotos(db, 2, photographer));
  const token = await tokenOf(shop, 'buyer');
  for (const targetId of photos) await call(shop, '/cart/add', { targetId, category: 1, terms: TERMS }, token);
  const buyer = await pageOf(browser, 'buyer', locale);
  await buyer.goto('/Cart');
  await buyer.getByRole('button', { name: text.cartSummary.goOn }).click();
  await submitForm(buyer, text);
  await payByAlipay(buyer, text);
  await expect(buyer.getByText('¥572.00').first()).toBeVisible();
  await expect(buyer.getByRole('button', { name: text.orderDownloads.certificate })).toHaveCount(2);
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
  for (const { photographer } of SALES) {
    const token = await tokenOf(shop, photographer);
    await expect(async () => {
      expect(await call(shop, '/statement/list', {}, token)).toMatchObject({ total: 1 });
    }).toPass();
  }
}

/** Disputes one of the two lines of the statement that waits. */
async function dispute(page: Page, { statements }: Sale['text']): Promise<void> {
  await page.goto('/MaterialCenter?tab=statements');
  await page.getByRole('row').filter({ hasText: statements.states['to-confirm'] }).click();
  await expect(page.getByText('¥269.82').first()).toBeVisible();
  const boxes = page.getByRole('table').getByRole('checkbox');
  // One for all, and one for each line: until the lines are there, the last is the one for all.
  await expect(boxes).toHaveCount(3);
  await boxes.last().check();
  await page.getByRole('button', { name: statements.dispute, exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('这幅作品是独家签约');
  await page.getByRole('dialog').getByRole('button', { name: statements.disputeSend }).click();
  await expect(page.getByText(statements.rejected)).toBeVisible();
}

/** Claims what is disputed, and answers with the rate of exclusive works. */
async function answer(desk: Page, { office: { claims, statements } }: Sale['text']): Promise<void> {
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

async function confirm(page: Page, { statements }: Sale['text']): Promise<void> {
  await page.goto('/MaterialCenter?tab=statements');
  await page.getByRole('row').filter({ hasText: statements.states['to-confirm'] }).click();
  // ¥134.91, and 60 % of ¥269.81 instead of 50 %.
  await expect(page.getByText('¥296.80').first()).toBeVisible();
  await page.getByRole('button', { name: statements.confirm, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: statements.confirm, exact: true }).click();
  await expect(page.getByText(statements.states.generated, { exact: true }).first()).toBeVisible();
}

/** Says as what the photographer is taxed, and where to pay. */
async function makePayable({ photographer }: Sale): Promise<void> {
  const token = await tokenOf(shop, photographer);
  const { data } = await call<{ data: { userId: number } }>(shop, '/session', {}, token);
  const taxed = { userId: data.userId, category: 'royalty', reason: 'licences' };
  await call(shop, '/office/statement/setCategory', taxed, await tokenOf(shop, 'finance'));
  await openAccount(shop, token);
}

/** The photographer disputes a line, finance corrects it, and the statement is confirmed and due. */
async function settle(browser: Browser, sale: Sale): Promise<void> {
  const { locale, text } = sale;
  const photographer = await pageOf(browser, sale.photographer, locale);
  const complaints = listenForComplaints(photographer);
  await dispute(photographer, text);
  const desk = await pageOf(browser, 'finance', locale);
  await answer(desk, text);
  await confirm(photographer, text);
  await expectAccessible(photographer);

  await makePayable(sale);
  await desk.goto('/office/payouts');
  const due = desk.getByRole('row').filter({ hasText: '¥296.80' }).filter({ hasText: '•••• 0018' });
  await expect(due).toHaveCount(SALES.indexOf(sale) + 1);
  await expect(due.last().getByRole('checkbox')).toBeEnabled();
  expect(complaints).toEqual([]);
}

test('what a buyer pays for is in the photographer’s next statement, is disputed, corrected and due for a batch, in ZH and EN', async ({
  browser,
}) => {
  for (const sale of SALES) await test.step(`sold in ${sale.locale}`, () => sellTwo(browser, sale));
  await waitForStatements();
  for (const sale of SALES) await test.step(`settled in ${sale.locale}`, () => settle(browser, sale));
});
