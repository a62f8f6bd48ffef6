import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { earned, payable } from './earned.ts';
import {
  beAs,
  call,
  en,
  expectAccessible,
  inDatabase,
  keepToken,
  listenForComplaints,
  tokenOf,
  zh,
} from './support.ts';

const LANGUAGES = [
  ['ZH', zh],
  ['EN', en],
] as const;
type Locale = (typeof LANGUAGES)[number][0];
type Text = typeof zh | typeof en;

const choose = (chosen: string) => localStorage.setItem('locale', chosen);

/** A page of somebody of the office. */
async function staffPage(browser: Browser, page: Page, name: string, locale: Locale): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await beAs(context, page.request, name);
  const staff = await context.newPage();
  await staff.addInitScript(choose, locale);
  return staff;
}

/** Presses a button, and the same one again in the question that follows. */
async function sure(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Looks where finance sets what somebody gets, and the tax rules. */
async function lookAtTerms(desk: Page, { name, text }: { name: string; text: Text }): Promise<void> {
  const { photographers, tax } = text.office.statements;
  await desk.goto(`/office/statements?view=photographers&keyword=${encodeURIComponent(name)}`);
  await desk.getByRole('row').filter({ hasText: name }).click();
  await expect(desk.getByRole('button', { name: photographers.setWay })).toBeVisible();
  await expectAccessible(desk);
  await desk.goto('/office/statements?view=tax');
  await expect(desk.getByRole('button', { name: tax.add })).toBeVisible();
  await expectAccessible(desk);
}

for (const [locale, text] of LANGUAGES)
  test(`[R155] a photographer disputes a line, finance corrects it, and the new statement is confirmed, in ${locale}`, async ({
    page,
    context,
    browser,
  }) => {
    const { token, name, statementId } = await earned(page.request);
    await keepToken(context, token);
    await page.addInitScript(choose, locale);
    const complaints = listenForComplaints(page);
    const { statements, office } = text;

    await page.goto(`/MaterialCenter?tab=statements&statement=${statementId}`);
    await expectAccessible(page);
    await page.getByRole('table').getByRole('checkbox').last().check();
    await page.getByRole('button', { name: statements.dispute, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('独家作品 / exclusive');
    await page.getByRole('dialog').getByRole('button', { name: statements.disputeSend }).click();
    await expect(page.getByText(statements.rejected)).toBeVisible();

    const desk = await staffPage(browser, page, 'finance', locale);
    await desk.goto('/office/statements?view=disputed');
    await desk.getByRole('row').filter({ hasText: name }).click();
    await desk.getByRole('button', { name: office.claims.claim, exact: true }).click();
    await desk.getByLabel(office.statements.answer.words).fill('按独家比例更正 / corrected');
    await desk.getByLabel(office.statements.answer.percent).fill('60');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: office.statements.answer.send }).click();
    await expect(desk.getByText(office.statements.answer.done)).toBeVisible();

    await page.goto('/MaterialCenter?tab=statements');
    await page.getByRole('row').filter({ hasText: statements.states['to-confirm'] }).click();
    await expect(page.getByText('¥600.00').first()).toBeVisible();
    await sure(page, statements.confirm);
    await expect(page.getByText(statements.states.generated, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);

    await lookAtTerms(desk, { name, text });
    await page.goto('/MaterialCenter?tab=earnings');
    await expect(page.getByRole('definition').filter({ hasText: '¥600.00' }).first()).toBeVisible();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

/** Finance ticks one statement and makes a batch of it; returns its number. */
async function prepared(desk: Page, { name, text }: { name: string; text: Text }): Promise<string> {
  const { payouts } = text.office;
  await desk.goto('/office/payouts');
  await desk.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await desk.getByRole('button', { name: payouts.due.prepare }).click();
  await expect(desk.getByText(payouts.release.mine)).toBeVisible();
  await expect(desk.getByRole('button', { name: payouts.release.send, exact: true })).toBeHidden();
  return await panelOf(desk).getByRole('heading', { level: 2 }).innerText();
}

const panelOf = (page: Page): Locator => page.getByRole('complementary').last();

/** A second person releases the batch. */
async function release(admin: Page, { number, text }: { number: string; text: Text }): Promise<void> {
  await admin.goto('/office/payouts?view=to-release');
  await admin.getByRole('row').filter({ hasText: number }).click();
  await expectAccessible(admin);
  await sure(admin, text.office.payouts.release.send);
  await expect(admin.getByRole('button', { name: text.office.payouts.file.take })).toBeVisible();
}

/** Books the bank's answer about the one line of a batch. */
async function book(desk: Page, { number, answer, text }: { number: string; answer: string; text: Text }) {
  const { payouts } = text.office;
  await desk.goto('/office/payouts?view=released');
  await desk.getByRole('row').filter({ hasText: number }).click();
  const file = `附言,金额,处理结果,流水号,失败原因\r\n${number}-001,500.00,${answer}\r\n`;
  await desk
    .locator('[data-pick="return"]')
    .setInputFiles({ name: 'return.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await desk.getByRole('button', { name: payouts.answer.book, exact: true }).click();
  await expect(desk.getByText(payouts.answer.booked, { exact: true })).toBeVisible();
}

/** Rejects the agreement that somebody is asked about, in the dialog that comes up on every page. */
async function rejectAgreement(page: Page, { name, text: { agreement } }: { name: string; text: Text }): Promise<void> {
  await inDatabase('update users set sign_flag = 2 where nickname = $1', [name]);
  await page.goto('/MaterialCenter?tab=agreement');
  await page.getByRole('button', { name: agreement.reject, exact: true }).click();
  await page.getByRole('button', { name: agreement.rejectSure }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: agreement.agree })).toBeVisible();
  await expectAccessible(page);
}

async function signLater(page: Page, { agreement }: Text): Promise<void> {
  await page.goto('/MaterialCenter?tab=agreement');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: agreement.agree }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByRole('button', { name: agreement.download })).toBeVisible();
  await expectAccessible(page);
}

for (const [locale, text] of LANGUAGES)
  test(`finance prepares, an admin releases, the bank sends it back, and the next batch pays to another account, also after a rejected agreement, in ${locale}`, async ({
    page,
    context,
    browser,
  }) => {
    const { token, name, statementId } = await payable(page.request);
    await keepToken(context, token);
    await page.addInitScript(choose, locale);
    const complaints = listenForComplaints(page);
    const { statements, bank, office } = text;
    const desk = await staffPage(browser, page, 'finance', locale);
    const admin = await staffPage(browser, page, 'admin', locale);

    await rejectAgreement(page, { name, text });
    const first = await prepared(desk, { name, text });
    await release(admin, { number: first, text });
    const downloaded = admin.waitForEvent('download');
    await admin.getByRole('button', { name: office.payouts.file.take }).click();
    expect((await downloaded).suggestedFilename()).toBe(`${first}.csv`);
    await book(desk, { number: first, answer: '退汇,,账户已销户', text });
    await expectAccessible(desk);

    await page.goto(`/MaterialCenter?tab=statements&statement=${statementId}`);
    await expect(page.getByText('账户已销户')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: statements.payouts.changeAccount }).click();
    await expect(page.getByText(bank.unlocked.bounce)).toBeVisible();
    await page.getByLabel(bank.fields.bank, { exact: true }).fill('中国银行');
    await page.getByLabel(bank.form.province).fill('浙江');
    await page.getByLabel(bank.form.city).fill('杭州');
    await page.getByLabel(bank.fields.branch).fill('中国银行杭州高新支行');
    await page.getByLabel(bank.form.card).fill('4111 1111 1111 1111');
    await page.getByLabel(bank.form.phone).fill('13900002222');
    await page.getByRole('button', { name: bank.form.submit }).click();
    await expect(page.getByRole('heading', { name: bank.next.reviewing })).toBeVisible();
    await desk.goto('/office/payouts?view=held');
    await expect(desk.getByRole('row').filter({ hasText: name })).toContainText(office.payouts.holds.bounced);
    await expectAccessible(desk);

    const finance = await tokenOf(page.request, 'finance');
    const { next } = await call<{ next: { id: number } }>(page.request, '/center/bank', {}, token);
    await call(page.request, '/office/bank/claim', { id: next.id }, finance);
    await call(page.request, '/office/bank/pass', { id: next.id }, finance);
    const second = await prepared(desk, { name, text });
    await release(admin, { number: second, text });
    await book(desk, { number: second, answer: '成功,CMB0001,', text });
    await page.goto(`/MaterialCenter?tab=statements&statement=${statementId}`);
    await expect(page.getByText(statements.states.remitted, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/1111/).filter({ hasText: 'CMB0001' })).toBeVisible();

    await signLater(page, text);
    await admin.goto('/office/agreements');
    await admin.getByRole('row').nth(1).click();
    await expect(panelOf(admin).getByRole('heading', { level: 2 })).toContainText('1');
    await expectAccessible(admin);
    expect(complaints).toEqual([]);
  });
