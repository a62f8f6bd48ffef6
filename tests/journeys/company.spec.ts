import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { orderPhoto, pageOf, payInSandbox } from './ordering.ts';
import { call, en, expectAccessible, fill, inDatabase, readMessage, registered, zh } from './support.ts';

const NAME = '远山科技有限公司';
type Texts = typeof zh | typeof en;

/** The administrator of a new company whose orders all need approval. */
async function administrator(request: APIRequestContext): Promise<string> {
  const { account, token } = await registered(request);
  await inDatabase(
    `with customer as (insert into customers (name) values ($2) returning id)
    update users set customer_id = (select id from customer), company_role = 'admin', company_since = clock_now()
    where email = $1`,
    [account, NAME],
  );
  await call(request, '/company/setApproveAbove', { fen: 0 }, token);
  return token;
}

const view = (page: Page, text: Texts, name: keyof Texts['company']['views']) =>
  page
    .getByRole('navigation', { name: text.company.viewsLabel })
    .getByRole('link', { name: text.company.views[name], exact: true })
    .click();

for (const [locale, text] of [
  ['ZH', zh],
  ['EN', en],
] as const)
  test(`[R233] a colleague is invited, orders, is approved and leaves; the company keeps what they bought (${locale})`, async ({
    browser,
    request,
  }) => {
    const { company } = text;
    const admin = await pageOf(browser, await administrator(request), locale);
    const colleague = await registered(request);
    const buying = { request, token: colleague.token };
    const buyer = await pageOf(browser, colleague.token, locale);

    // Invited and joined.
    await admin.goto('/UserCenter?tab=company&view=people');
    await admin.getByLabel(company.inviting.email).fill(colleague.account);
    await admin.getByRole('button', { name: company.inviting.send }).click();
    await expect(admin.getByText(company.inviting.sent)).toBeVisible();
    await expectAccessible(admin);
    const link = /https?:\S+token=[\w-]+/.exec(await readMessage(request, colleague.account, 2))?.[0] ?? '';
    await buyer.goto(link.slice(link.indexOf('/UserCenter')));
    await buyer.getByRole('button', { name: company.invite.accept }).click();
    await expect(buyer.getByText(fill(company.invite.accepted, { company: NAME }))).toBeVisible();

    // Ordered, approved, paid.
    const orderId = await orderPhoto(buying, { licensee: NAME });
    const order = `/Order2?orderId=${orderId}`;
    await buyer.goto(order);
    await expect(buyer.getByText(text.orderApproval.about.waiting, { exact: true })).toBeVisible();
    await admin.goto(order);
    await admin.getByRole('button', { name: text.orderApproval.approve, exact: true }).click();
    await admin.getByRole('dialog').getByRole('button', { name: text.orderApproval.approve, exact: true }).click();
    await expect(admin.getByText(fill(text.orderApproval.about.approved, { name: '林小雨' }))).toBeVisible();
    await payInSandbox(buying, orderId);
    await buyer.goto(order);
    await expect(buyer.getByRole('heading', { name: text.orderDownloads.title })).toBeVisible();

    // Left: they lose it at once.
    await buyer.goto('/UserCenter?tab=company&view=people');
    await buyer.getByRole('button', { name: company.people.leave }).click();
    await buyer.getByRole('dialog').getByRole('button', { name: company.people.leave }).click();
    await expect(buyer.getByText(company.people.left)).toBeVisible();
    await buyer.goto(order);
    await expect(buyer.getByRole('heading', { name: text.orderPage.goneTitle })).toBeVisible();

    // The company still has it.
    await admin.goto('/UserCenter?tab=company');
    await expect(admin.getByText(fill(company.orders.by, { name: '林小雨' }))).toBeVisible();
    await view(admin, text, 'licences');
    await expect(admin.getByText(fill(company.licences.by, { name: '林小雨' }))).toBeVisible();
    await expectAccessible(admin);
    await admin.getByRole('link', { name: company.licences.files }).click();
    const certificate = admin.getByRole('button', { name: text.purchased.certificate, exact: true });
    const [paper] = await Promise.all([admin.waitForEvent('download'), certificate.click()]);
    expect(paper.suggestedFilename()).toMatch(/\.pdf$/);
    await admin.goto('/UserCenter?tab=company&view=spend');
    await expect(admin.getByRole('figure', { name: company.spend.people })).toBeVisible();
    await expectAccessible(admin);
    await admin.context().close();
    await buyer.context().close();
  });
