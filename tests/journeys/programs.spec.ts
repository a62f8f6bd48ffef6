import { expect, test } from '@playwright/test';
import { pageOf } from './ordering.ts';
import { en, expectAccessible, fill, inDatabase, registered, zh } from './support.ts';

for (const [locale, text] of [
  ['ZH', zh],
  ['EN', en],
] as const)
  test(`a key is made, works and is revoked; a webhook into a private network is refused (${locale})`, async ({
    browser,
    request,
  }) => {
    const { programs, webhooks, views } = text.company;
    const { account, token } = await registered(request);
    await inDatabase(
      `with customer as (insert into customers (name) values ('远山科技有限公司') returning id)
      update users set customer_id = (select id from customer), company_role = 'admin', company_since = clock_now()
      where email = $1`,
      [account],
    );
    const page = await pageOf(browser, token, locale);
    await page.goto('/UserCenter?tab=company');
    await page.getByRole('link', { name: views.programs, exact: true }).click();
    await expect(page.getByText(programs.empty)).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel(programs.name, { exact: true }).fill('Editing suite');
    await page.getByRole('button', { name: programs.make }).click();
    await expect(page.getByText(text.fieldProblems.required)).toBeVisible();
    await page.getByLabel(text.userCenter.oldPassword).fill('a good password');
    await page.getByRole('button', { name: programs.make }).click();
    const shown = page.getByRole('dialog').locator('code');
    await expect(shown).toHaveText(/^fh_/);
    const key = await shown.innerText();
    await expectAccessible(page);
    await page.getByRole('button', { name: programs.noted }).click();
    const search = async () =>
      (await request.get('/api/v1/search', { headers: { authorization: `Bearer ${key}` } })).status();
    expect(await search()).toBe(200);

    await page.getByLabel(webhooks.url).fill('https://10.0.0.8/hook');
    await page.getByRole('button', { name: webhooks.add }).click();
    await expect(page.getByText(text.fieldProblems.invalid)).toBeVisible();

    await page.getByRole('button', { name: programs.revoke, exact: true }).click();
    const question = page.getByRole('dialog', { name: fill(programs.revokeTitle, { name: 'Editing suite' }) });
    await question.getByRole('button', { name: programs.revoke, exact: true }).click();
    await expect(page.getByText(programs.stopped.revoked, { exact: true })).toBeVisible();
    expect(await search()).toBe(401);
  });
