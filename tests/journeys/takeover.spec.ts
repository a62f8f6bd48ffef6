import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import {
  aMinuteLater,
  call,
  expectAccessible,
  keepToken,
  newEmail,
  readCode,
  readMessage,
  registered,
  zh,
} from './support.ts';

const password = 'a good password';

async function linkTo(request: APIRequestContext, path: string, recipient: string, count = 1): Promise<string> {
  return new RegExp(String.raw`/${path}\?token=[\w-]+`).exec(await readMessage(request, recipient, count))?.[0] ?? '';
}

/** Changes the email address as somebody who has a session and knows the password. */
async function takeOver(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.goto('/UserCenter?tab=security');
  await page.getByRole('button', { name: zh.userCenter.changeEmail }).click();
  await page.getByLabel(zh.userCenter.newEmail).fill(email);
  await page.getByLabel(zh.userCenter.oldPassword).fill(password);
  await page.getByRole('button', { name: zh.userCenter.sendLink }).click();
  await expect(page.getByText(zh.userCenter.linkSent)).toBeVisible();
  await page.goto(await linkTo(request, 'mailconfirm', email));
  await expect(page.getByRole('heading', { name: zh.mailConfirm.done })).toBeVisible();
  await page.goto('/UserCenter?tab=security');
  await expect(page.getByText(email)).toBeVisible();
}

test('an account that was taken over by its email address comes back to its owner', async ({
  page,
  browser,
  request,
}) => {
  const { account, token } = await registered(request);
  const theirs = newEmail();
  const thief = await browser.newContext();
  await keepToken(thief, token);
  const stolen = await thief.newPage();
  await takeOver(stolen, request, theirs);
  expect(await call(request, '/user/login', { account, password })).toMatchObject({ success: false });

  await page.goto(await linkTo(request, 'undochange', account, 2));
  await page.getByRole('button', { name: zh.undoChange.submit }).click();
  await expect(page.getByRole('heading', { name: zh.undoChange.done })).toBeVisible();
  await expectAccessible(page);

  // The thief's page leads to the login page, where neither address and password nor a code helps.
  await stolen.getByRole('link', { name: zh.userCenter.devices }).first().click();
  await expect(stolen).toHaveURL(/\/Login\?from=/);
  for (const name of [account, theirs])
    expect(await call(request, '/user/login', { account: name, password })).toMatchObject({ success: false });
  await thief.close();

  await aMinuteLater(account);
  await page.getByRole('link', { name: zh.undoChange.toReset }).click();
  await page.getByLabel(zh.login.account).fill(account);
  await page.getByRole('button', { name: zh.login.sendCode }).click();
  await page.getByLabel(zh.login.code, { exact: true }).fill(await readCode(request, account, 3));
  await page.getByLabel(zh.login.newPassword).fill('a better password');
  await page.getByRole('button', { name: zh.login.reset }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: zh.header.userMenu })).toBeVisible();
  await page.goto('/UserCenter?tab=security');
  await expect(page.getByText(account)).toBeVisible();
  await expect(page.getByText(theirs)).toHaveCount(0);
});
