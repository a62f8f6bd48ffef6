import { expect, test } from '@playwright/test';
import {
  beAs,
  call,
  en,
  expectAccessible,
  fill,
  inDatabase,
  newEmail,
  readMessage,
  registered,
  tokenOf,
  zh,
} from './support.ts';

const { office } = zh;

test('an administrator finds a user, changes roles with a reason, and sees what happened before', async ({
  page,
  context,
  request,
}) => {
  const { account, token } = await registered(request);
  await beAs(context, request, 'admin');
  await page.goto('/office/users');
  await page.getByRole('searchbox', { name: office.users.search }).fill(account);
  const row = page.getByRole('row').filter({ hasText: account });
  await expect(row).toHaveCount(1);
  await expect(page).toHaveURL(/keyword=/);
  await expectAccessible(page);
  await row.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: '林小雨' });
  await expect(panel).toContainText(account);
  await panel.getByRole('button', { name: office.users.setRoles.button }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: fill(office.users.setRoles.title, { name: '林小雨' }) });
  await dialog.getByLabel(office.roles.editor).check();
  await dialog.getByRole('button', { name: office.users.setRoles.confirm }).click();
  await expect(dialog.getByText(zh.fieldProblems.required)).toBeVisible();
  await dialog.getByLabel(office.reason.label).fill('新来的编辑');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: office.users.setRoles.confirm }).click();
  await expect(page.getByText(office.users.setRoles.done)).toBeVisible();
  await expect(panel).toContainText('新来的编辑');
  const session = await call<{ data: { roles: string[] } }>(request, '/session', {}, token);
  expect(session.data.roles).toEqual(['editor']);
});

test('staff find somebody from any desk with Ctrl-K, in a header without a cart', async ({
  page,
  context,
  request,
}) => {
  const { account } = await registered(request);
  await beAs(context, request, 'admin');
  await page.goto('/office/feedback');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: zh.header.toSite })).toHaveAttribute('href', '/');
  await expect(header.getByRole('link', { name: zh.header.cart })).toHaveCount(0);
  await expect(header.getByRole('button', { name: office.find.title })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: office.find.title });
  await expect(box).toBeFocused();
  await box.fill(account);
  await expect(page.getByRole('option', { selected: true })).toContainText(account);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: '林小雨' })).toContainText(account);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/office');
  await expect(page.getByRole('heading', { name: office.overview.urgent.title })).toBeVisible();
  await expectAccessible(page);
});

test('an administrator invites a colleague, who sets a password and is in the office', async ({
  page,
  context,
  request,
  browser,
}) => {
  const email = newEmail();
  await beAs(context, request, 'admin');
  await page.goto('/office/users');
  await page.getByRole('button', { name: office.users.invite.button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(office.users.email).fill(email);
  await dialog.getByLabel(office.roles.editor).check();
  await dialog.getByLabel(office.reason.label).fill('新来的编辑');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: office.users.invite.confirm }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(office.roles.editor);
  const link = /token=[\w-]+/.exec(await readMessage(request, email))?.[0] ?? '';
  const theirs = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await theirs.goto(`/invite?${link}`);
  await expect(theirs.getByText(email)).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByLabel(zh.invite.name).fill('梅兰');
  await theirs.getByLabel(zh.login.password, { exact: true }).fill('a good password');
  await theirs.getByRole('button', { name: zh.invite.submit }).click();
  await expect(theirs.getByRole('heading', { name: fill(office.overview.title, { name: '梅兰' }) })).toBeVisible();
  await expect(theirs).toHaveURL(/\/office$/);
  await theirs.goto(`/invite?${link}`);
  await expect(theirs.getByRole('heading', { name: zh.invite.expired })).toBeVisible();
});

test('disabling an account ends it at once', async ({ page, context, request }) => {
  const { account, token } = await registered(request);
  await beAs(context, request, 'admin');
  await page.goto(`/office/users?keyword=${account}`);
  await page.getByRole('row').filter({ hasText: account }).click();
  await page.getByRole('button', { name: office.users.disable.button }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: fill(office.users.disable.title, { name: '林小雨' }) });
  await dialog.getByLabel(office.reason.label).fill('滥用');
  await dialog.getByRole('button', { name: office.users.disable.confirm }).click();
  await expect(page.getByText(office.users.disable.done)).toBeVisible();
  expect(await call(request, '/user/profile', {}, token)).toMatchObject({ code: 1001 });
});

test('a failed job is seen with its reason and retried', async ({ page, context, request }) => {
  const reason = `the mail server said no ${newEmail()}`;
  await inDatabase(
    `insert into pgboss.job (name, data, source_name, source_id, source_retry_count, source_output)
     values ('dead-letters', '{"messageId": 0}', 'messages.deliver', gen_random_uuid(), 4, $1)`,
    [JSON.stringify({ message: reason })],
  );
  await beAs(context, request, 'admin');
  await page.goto('/office/work');
  await page
    .getByRole('tab', { name: office.jobs.failed })
    .or(page.getByText(office.jobs.failed, { exact: true }))
    .first()
    .click();
  const row = page.getByRole('row').filter({ hasText: reason });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: office.jobs.retry }).click();
  await expect(page.getByText(office.jobs.retried)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the audit trail and the mailbox', async ({ page, context, request }) => {
  const { account } = await registered(request);
  await beAs(context, request, 'admin');
  await page.goto('/office/audit');
  await expect(page.getByRole('row').filter({ hasText: office.actions.account.registered }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/office/mailbox');
  await page.getByRole('row').filter({ hasText: account }).first().click();
  await expect(page.getByText(/\d{6}/).first()).toBeVisible();
  await expectAccessible(page);
});

test('feedback of visitors is read by an editor, in English', async ({ page, context, request }) => {
  const comment = `so fast ${newEmail()}`;
  await call(request, '/feedback/create', { score: 5, comment, page: '/' });
  await beAs(context, request, 'editor');
  await page.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await page.goto('/office');
  await page
    .getByRole('navigation', { name: en.office.nav })
    .getByRole('link', { name: en.office.desks.feedback })
    .click();
  await expect(page.getByText(comment)).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: en.office.nav }).getByRole('link', { name: en.office.desks.users }),
  ).toHaveCount(0);
  await expectAccessible(page);
});

test('the office is not for others', async ({ page, context, request }) => {
  await page.goto('/office/users');
  await expect(page).toHaveURL(/\/Login\?from=%2Foffice%2Fusers/i);
  await context.addInitScript((kept) => localStorage.setItem('access_token', kept), await tokenOf(request, 'buyer'));
  await page.goto('/office/users');
  await expect(page.getByRole('heading', { name: office.notStaff.title })).toBeVisible();
});

test('when it cannot be told who is here, the page says so and tries again', async ({ page, context, request }) => {
  await beAs(context, request, 'admin');
  await page.route('**/session', (route) => route.abort());
  // By name, because the first page of the list is the people whom other journeys have just registered.
  await page.goto('/office/users?keyword=admin@framehall.test');
  await expect(page.getByText(zh.client.offline)).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/session');
  await page.getByRole('button', { name: zh.common.retry }).click();
  await expect(page.getByRole('row').filter({ hasText: 'admin@framehall.test' })).toBeVisible();
});
