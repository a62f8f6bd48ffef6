import { expect, test } from '@playwright/test';
import { totpCode, stepAt } from '#server/features/accounts/totp.ts';
import { newDataDir, runProduct } from '#tests/support/run.ts';
import { SHOP } from '#tests/support/shop-settings.ts';
import {
  aMinuteLater,
  beAs,
  call,
  en,
  expectAccessible,
  fill,
  keepToken,
  newEmail,
  readCode,
  readMessage,
  registered,
  tokenOf,
  zh,
} from './support.ts';

const password = 'a good password';

test('[R38] [R18] a visitor registers with a code and comes back to where they were', async ({ page, request }) => {
  const account = newEmail();
  await page.goto('/UserCenter?tab=devices');
  await expect(page).toHaveURL(/\/Login\?/);
  await page.getByRole('link', { name: zh.login.toRegister }).click();
  // Both pages have the field that is filled next.
  await expect(page.getByRole('heading', { name: zh.login.registerTitle })).toBeVisible();
  await page.getByLabel(zh.login.account).fill(account);
  await page.getByRole('button', { name: zh.login.sendCode }).click();
  await expect(page.getByText(fill(zh.login.codeSent, { minutes: 5 }))).toBeVisible();
  await page.getByLabel(zh.login.code, { exact: true }).fill(await readCode(request, account));
  await page.getByLabel(zh.login.nickname).fill('小满');
  await page.getByLabel(zh.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: zh.login.register, exact: true }).click();
  await expect(page.getByText(zh.login.pleaseAgree)).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: zh.login.register, exact: true }).click();
  await expect(page).toHaveURL(/\/UserCenter\?tab=devices/);
  await expect(page.getByText(zh.userCenter.thisDevice)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toMatch(/^[\w-]{43}$/);
});

test('logging in by password: what is wrong is said, and what was typed stays', async ({ page }) => {
  await page.goto('/Login?from=/Vip');
  await page.getByLabel(zh.login.account).fill('not an account');
  await page.getByLabel(zh.login.password, { exact: true }).fill('x');
  await page.getByRole('button', { name: zh.login.submit, exact: true }).click();
  await expect(page.getByText(zh.fieldProblems.invalid)).toBeVisible();
  await page.getByLabel(zh.login.account).fill('buyer@framehall.test');
  await page.getByRole('button', { name: zh.login.submit, exact: true }).click();
  await expect(page.getByText(zh.problems['wrong-credentials'])).toBeVisible();
  await expect(page.getByLabel(zh.login.account)).toHaveValue('buyer@framehall.test');
  await page.getByLabel(zh.login.password, { exact: true }).fill('framehall-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Vip');
});

test('logging in by code, in English', async ({ page, request }) => {
  const { account } = await registered(request);
  await page.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await page.goto('/Login');
  await page.getByText(en.login.byCode, { exact: true }).click();
  await page.getByLabel(en.login.account).fill(account);
  await page.getByRole('button', { name: en.login.sendCode }).click();
  await expect(page.getByText(en.problems['code-sent-already']), 'one was sent to register just now').toBeVisible();
  await aMinuteLater(account);
  await page.getByRole('button', { name: en.login.sendCode }).click();
  await expect(page.getByText(fill(en.login.codeSent, { minutes: 5 }))).toBeVisible();
  await page.getByLabel(en.login.code, { exact: true }).fill(await readCode(request, account, 2));
  await page.getByRole('button', { name: en.login.submit, exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: en.header.userMenu })).toBeVisible();
});

test('a login never leaves the site', async ({ page, baseURL }) => {
  for (const from of ['//evil.example', '/\\evil.example', '%09//evil.example']) {
    await page.goto(`/Login?from=${encodeURIComponent(from)}`);
    await page.getByLabel(zh.login.account).fill('buyer@framehall.test');
    await page.getByLabel(zh.login.password, { exact: true }).fill('framehall-demo');
    await page.getByRole('button', { name: zh.login.submit, exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await page.evaluate(() => localStorage.clear());
  }
});

test('resetting a forgotten password', async ({ page, request }) => {
  const { account } = await registered(request);
  await aMinuteLater(account);
  await page.goto('/Login?mode=reset');
  await expect(page.getByRole('heading', { name: zh.login.resetTitle })).toBeVisible();
  await page.getByLabel(zh.login.account).fill(account);
  await page.getByRole('button', { name: zh.login.sendCode }).click();
  await expect(page.getByText(fill(zh.login.codeSent, { minutes: 5 }))).toBeVisible();
  const code = await readCode(request, account, 2);
  await page.getByLabel(zh.login.newPassword).fill('a new password');
  await page.getByLabel(zh.login.code, { exact: true }).fill(code === '123456' ? '654321' : '123456');
  await page.getByRole('button', { name: zh.login.reset }).click();
  await expect(page.getByText(zh.problems['wrong-code'])).toBeVisible();
  await page.getByLabel(zh.login.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: zh.login.reset }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: zh.header.userMenu })).toBeVisible();
  expect(await call(request, '/user/login', { account, password })).toMatchObject({ success: false });
  expect(await call(request, '/user/login', { account, password: 'a new password' })).toMatchObject({ success: true });
});

test('logging off ends the session here and on the server', async ({ page, context, request }) => {
  const token = await beAs(context, request, 'buyer');
  await page.goto('/Music');
  await page.getByRole('banner').getByRole('button', { name: zh.header.userMenu }).click();
  await page.getByRole('banner').getByRole('button', { name: zh.header.logOff }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: zh.header.login, exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  expect(await call(request, '/user/profile', {}, token)).toMatchObject({ code: 1001 });
});

test('[R188] a token that is no longer valid is thrown away', async ({ page, context }) => {
  await keepToken(context, 'no-such-token');
  await page.goto('/Music');
  await expect(page.getByRole('banner').getByRole('link', { name: zh.header.login, exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await expect(page).toHaveURL('/Music');
});

test('[R270] a session that ended elsewhere leads to the login page and back', async ({ page, context, request }) => {
  const { account, token } = await registered(request);
  await keepToken(context, token);
  await page.goto('/UserCenter?tab=profile');
  await expect(page.getByLabel(zh.userCenter.nickname)).toBeVisible();
  const other = await call<{ token: string }>(request, '/user/login', { account, password });
  await call(request, '/user/device/signoutOthers', {}, other.token);
  await page
    .getByRole('tab', { name: zh.userCenter.devices })
    .or(page.getByRole('link', { name: zh.userCenter.devices }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/Login\?from=/);
  await expect(page.getByText(zh.problems['session-ended'])).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('[R36] the profile is saved, in the address and across a reload', async ({ page, context, request }) => {
  const { token } = await registered(request);
  await keepToken(context, token);
  await page.goto('/UserCenter?tab=profile');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByLabel(zh.userCenter.nickname).fill('  ');
  await page.getByRole('button', { name: zh.common.save }).click();
  await expect(page.getByText(zh.fieldProblems.required)).toBeVisible();
  await page.getByLabel(zh.userCenter.nickname).fill('新的名字');
  await page.getByRole('button', { name: zh.common.save }).click();
  await expect(page.getByText(zh.userCenter.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(zh.userCenter.nickname)).toHaveValue('新的名字');
  await expectAccessible(page);
});

test('[R71] an email address is confirmed by its link', async ({ page, context, request }) => {
  const { token } = await registered(request);
  const email = newEmail();
  await keepToken(context, token);
  await page.goto('/UserCenter?tab=security');
  await expectAccessible(page);
  await page.getByRole('button', { name: zh.userCenter.changeEmail }).click();
  await page.getByLabel(zh.userCenter.newEmail).fill(email);
  await page.getByLabel(zh.userCenter.oldPassword).fill(password);
  await page.getByRole('button', { name: zh.userCenter.sendLink }).click();
  await expect(page.getByText(zh.userCenter.linkSent)).toBeVisible();
  const link = /http\S+token=[\w-]+/.exec(await readMessage(request, email))?.[0] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { name: zh.mailConfirm.done })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: zh.mailConfirm.expired })).toBeVisible();
  expect(await call(request, '/user/login', { account: email, password })).toMatchObject({ success: true });
});

test('the old address undoes a change of email, on a phone too', async ({ page, request }) => {
  const { account, token } = await registered(request);
  const email = newEmail();
  await call(request, '/user/email/change', { email, password }, token);
  const confirm = /token=([\w-]+)/.exec(await readMessage(request, email))?.[1] ?? '';
  await call(request, '/user/email/confirm', { token: confirm });
  await page.setViewportSize({ width: 390, height: 844 });
  const link = /\/undochange\?token=[\w-]+/.exec(await readMessage(request, account, 2))?.[0] ?? '';
  await page.goto(link);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: zh.undoChange.submit }).click();
  await expect(page.getByRole('heading', { name: zh.undoChange.done })).toBeVisible();
  await expectAccessible(page);
  expect(await call(request, '/user/profile', {}, token)).toMatchObject({ code: 1001 });
  await page.getByRole('link', { name: zh.undoChange.toReset }).click();
  await expect(page.getByRole('heading', { name: zh.login.resetTitle })).toBeVisible();
});

test('a mobile number is added with a code to the email address, in English on a phone', async ({
  page,
  context,
  request,
}) => {
  const { account, token } = await registered(request);
  // Registering took this minute's code.
  await aMinuteLater(account);
  await keepToken(context, token);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/UserCenter?tab=security&lang=en');
  await page.getByRole('button', { name: en.userCenter.setMobile }).click();
  await page.getByRole('button', { name: en.userCenter.proveByCode }).click();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const mobile = `+86139${String(Date.now()).slice(-8)}`;
  await page.getByLabel(en.userCenter.newMobile).fill(mobile);
  const [newCode, ownerCode] = [
    page.getByLabel(en.login.code, { exact: true }),
    page.getByLabel(en.userCenter.emailCode),
  ];
  const send = page.getByRole('button', { name: en.login.sendCode });
  await send.first().click();
  await newCode.fill(await readCode(request, mobile));
  await send.last().click();
  await ownerCode.fill(await readCode(request, account, 2));
  await page.getByRole('button', { name: en.common.save }).click();
  await expect(page.getByText(mobile)).toBeVisible();
});

test('changing the password signs every other device out', async ({ page, context, request }) => {
  const { account, token } = await registered(request);
  const other = (await call<{ token: string }>(request, '/user/login', { account, password })).token;
  await keepToken(context, token);
  await page.goto('/UserCenter?tab=security');
  await page.getByRole('button', { name: zh.userCenter.changePassword }).first().click();
  await page.getByLabel(zh.userCenter.oldPassword).fill(password);
  await page.getByLabel(zh.userCenter.newPassword, { exact: true }).fill('a better password');
  await page.getByRole('button', { name: zh.userCenter.changePassword }).last().click();
  await expect(page.getByText(zh.userCenter.passwordChanged)).toBeVisible();
  expect(await call(request, '/user/profile', {}, other)).toMatchObject({ code: 1001 });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: zh.header.userMenu })).toBeVisible();
});

test('a device is logged out from the list', async ({ page, context, request }) => {
  const { account, token } = await registered(request);
  const other = (await call<{ token: string }>(request, '/user/login', { account, password })).token;
  await keepToken(context, token);
  await page.goto('/UserCenter?tab=devices');
  await expectAccessible(page);
  await page.getByRole('button', { name: zh.userCenter.signOutOthers }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText(zh.userCenter.signOutOthersTitle);
  await dialog.getByRole('button', { name: zh.userCenter.signOutOthers }).click();
  await expect(page.getByText(fill(zh.userCenter.othersSignedOut_other, { count: 1 }))).toBeVisible();
  expect(await call(request, '/user/profile', {}, other)).toMatchObject({ code: 3 });
});

test('without the demo, staff set up an authenticator before anything else', async ({ page }) => {
  const product = await runProduct({
    ...SHOP,
    DATA_DIR: newDataDir(),
    ADMIN_EMAIL: 'boss@example.com',
    LOG_LEVEL: 'error',
  });
  await product.says(/Framehall is ready/);
  expect(product.output()).not.toContain('framehall-demo');
  await page.goto(`${product.url}/Login?from=/office`);
  await page.getByText(zh.login.byCode, { exact: true }).click();
  await page.getByLabel(zh.login.account).fill('boss@example.com');
  await page.getByRole('button', { name: zh.login.sendCode }).click();
  await expect(page.getByText(fill(zh.login.codeSent, { minutes: 5 }))).toBeVisible();
  await page.getByLabel(zh.login.code, { exact: true }).fill(await product.newestCode());
  await page.getByRole('button', { name: zh.login.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: zh.login.setUpTitle })).toBeVisible();
  await expect(page.getByRole('img', { name: zh.login.setUpQr })).toBeVisible();
  const secret = (
    await page
      .getByText(/^[A-Z2-7 ]{32,50}$/)
      .first()
      .innerText()
  ).replaceAll(/\s/g, '');
  await page.getByLabel(zh.login.factorCode).fill(totpCode(secret, stepAt(new Date())));
  await page.getByRole('button', { name: zh.login.factorSubmit }).click();
  await expect(page).toHaveURL(/\/office/);
  product.process.kill('SIGTERM');
  await product.ended;
});

test('two tabs share one session and one language', async ({ context, request }) => {
  const token = await tokenOf(request, 'buyer');
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/Music');
  await second.goto('/Music');
  await first.evaluate((kept) => localStorage.setItem('access_token', kept), token);
  await expect(second.getByRole('banner').getByRole('button', { name: zh.header.userMenu })).toBeVisible();
  await first.getByRole('banner').getByRole('button', { name: zh.header.language }).click();
  await expect(second.getByRole('heading', { level: 1, name: en.music.title.music })).toBeVisible();
});
