import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { idCheckDigit } from '#contract/domain/real-name.ts';
import {
  beAs,
  en,
  expectAccessible,
  fill,
  inDatabase,
  keepToken,
  listenForComplaints,
  readCode,
  registered,
  zh,
} from './support.ts';

type Text = typeof zh | typeof en;

/** Somebody born in 1900, so that the number is nobody's. */
function someNumber(): string {
  const digits = `110101190001${String(1 + Math.floor(Math.random() * 28)).padStart(2, '0')}${100 + Math.floor(Math.random() * 900)}`;
  return digits + idCheckDigit(digits);
}

async function sendPapers(page: Page, { form }: Text['realName']): Promise<void> {
  const card = sharp({ create: { width: 1012, height: 638, channels: 3, background: '#cfd8e0' } });
  const buffer = await card.jpeg().toBuffer();
  for (const side of [form.portrait, form.emblem]) {
    await page.getByLabel(side, { exact: true }).setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('img', { name: side })).toBeVisible({ timeout: 60_000 });
  }
}

/** Opens what waits at a desk and claims it. */
async function claimed(page: Page, { path, name, text }: { path: string; name: string; text: Text }): Promise<void> {
  await page.goto(path);
  await page.getByRole('row').filter({ hasText: name }).click();
  await page.getByRole('button', { name: text.office.claims.claim, exact: true }).click();
  await expect(page.getByRole('button', { name: text.office.claims.release })).toBeVisible();
}

async function answer(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const [locale, text] of [
  ['ZH', zh],
  ['EN', en],
] as const)
  test(`[R154] a photographer is verified, sees who looked, and is paid to an account that is locked, in ${locale}`, async ({
    page,
    context,
    browser,
    request,
  }) => {
    const { account, token } = await registered(request);
    await inDatabase('update users set gid = 2, photo_flag = 1 where email = $1', [account]);
    await keepToken(context, token);
    const choose = (chosen: string) => localStorage.setItem('locale', chosen);
    await page.addInitScript(choose, locale);
    const complaints = listenForComplaints(page);
    const name = `林岚${crypto.randomUUID().slice(0, 6)}`;
    const mobile = `136${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const { realName, bank, office } = text;

    await page.goto('/MaterialCenter');
    await page.getByRole('link', { name: realName.needed.action }).click();
    await page.getByLabel(realName.form.name).fill(name);
    await page.getByLabel(realName.form.number).fill('110105194912310021');
    await page.getByLabel(realName.form.address).fill('杭州市西湖区北山街 7 号');
    await sendPapers(page, realName);
    await page.getByLabel(realName.form.phone).fill(mobile);
    await page.getByRole('button', { name: text.login.sendCode }).click();
    await page.getByLabel(text.login.code, { exact: true }).fill(await readCode(request, mobile));
    await page.getByRole('button', { name: realName.form.submit }).click();
    await expect(page.getByText(realName.form.wrongNumber)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(realName.form.number).fill(someNumber());
    await page.getByRole('button', { name: realName.form.submit }).click();
    await expect(page.getByText(realName.states.verifying, { exact: true })).toBeVisible();

    const finance = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await beAs(finance, request, 'finance');
    const desk = await finance.newPage();
    await desk.addInitScript(choose, locale);
    await claimed(desk, { path: '/office/real-names', name, text });
    await desk
      .getByRole('button', { name: fill(office.realNames.show, { side: office.realNames.what.front }) })
      .click();
    await desk.getByLabel(office.reason.label).fill('核对证件 / compare');
    await desk.getByRole('button', { name: office.realNames.look.confirm, exact: true }).click();
    await expect(desk.getByRole('img', { name: office.realNames.what.front })).toBeVisible({ timeout: 60_000 });
    await expectAccessible(desk);
    await answer(desk, office.realNames.verify.button);

    await page.reload();
    await expect(page.getByText(realName.states.verified, { exact: true })).toBeVisible();
    await expect(page.getByText(realName.looks.what.front)).toBeVisible();
    await page.getByRole('button', { name: realName.change }).click();
    await expect(page.getByText(realName.stillCounts)).toBeVisible();
    await expect(page.getByLabel(realName.form.number)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: bank.tab }).click();
    await page.getByLabel(bank.fields.bank, { exact: true }).fill('招商银行');
    await page.getByLabel(bank.form.province).fill('浙江');
    await page.getByLabel(bank.form.city).fill('杭州');
    await page.getByLabel(bank.fields.branch).fill('招商银行杭州西湖支行');
    await page.getByLabel(bank.form.card).fill('6222 0200 0000 0000 018');
    await page.getByLabel(bank.form.phone).fill(mobile);
    await expectAccessible(page);
    await page.getByRole('button', { name: bank.form.submit }).click();
    await expect(page.getByRole('heading', { name: bank.next.reviewing })).toBeVisible();

    await claimed(desk, { path: '/office/bank-accounts', name, text });
    await expectAccessible(desk);
    await answer(desk, office.bankAccounts.pass.button);

    await page.reload();
    await expect(page.getByText('•••• 0018')).toBeVisible();
    await expect(page.getByLabel(bank.form.card)).toBeHidden();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
