import { type APIRequestContext, expect, test } from '@playwright/test';
import { dayInChina } from '#contract/domain/china-time.ts';
import {
  aMaterial,
  call,
  en,
  expectAccessible,
  fill,
  inDatabase,
  keepToken,
  registered,
  tokenOf,
  zh,
} from './support.ts';

const TERMS = { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' };

/** A buyer of a company with a project that has five photos to take. */
async function projectBuyer(request: APIRequestContext): Promise<string> {
  const { account, token } = await registered(request);
  await inDatabase(
    `with customer as (insert into customers (name) values ('远山科技有限公司') returning id)
    update users set customer_id = (select id from customer), company_role = 'buyer', company_since = clock_now()
    where email = $1`,
    [account],
  );
  const { data } = await call<{ data: { customerId: number; userId: number } }>(request, '/session', {}, token);
  const sales = await tokenOf(request, 'sales');
  const project = { customerId: data.customerId, name: '春季新品', brand: '远山', userIds: [data.userId] };
  const { infos } = await call<{ infos: { projectId: number }[] }>(request, '/office/project/open', project, sales);
  const sku = { kind: 'photo', branch: '上海分公司', terms: TERMS, unitFen: 12_000, quota: 5 };
  const endsOn = dayInChina(Date.now(), 90);
  await call(request, '/office/project/addSku', { projectId: infos[0]?.projectId, endsOn, ...sku }, sales);
  return token;
}

const LANGUAGES = [
  ['ZH', zh],
  ['EN', en],
] as const;

for (const [locale, text] of LANGUAGES)
  test(`[R33] a project's people gather, take, and have certificate and files at once (${locale})`, async ({
    page,
    context,
    request,
  }) => {
    const id = await aMaterial(request, 'pic');
    await keepToken(context, await projectBuyer(request));
    await context.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
    const list = text.downloadList;

    await page.goto(`/DetailPic?id=${id}`);
    await page.getByRole('button', { name: text.material.toList }).click();
    await page.getByRole('link', { name: text.detail.offer.onList }).click();
    await expect(page.getByText(fill(list.left, { left: 5, quota: 5 }))).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: list.all }).click();
    const take = 'take_one' in list ? list.take_one : fill(list.take_other, { count: 1 });
    await page.getByRole('button', { name: take }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link', { name: list.taken.papers }).click();

    const certificate = page.getByRole('button', { name: text.orderDownloads.certificate, exact: true });
    const [paper] = await Promise.all([page.waitForEvent('download'), certificate.click()]);
    expect(paper.suggestedFilename()).toMatch(/\.pdf$/);
    await expectAccessible(page);

    await page.goto('/DownloadList?view=taken');
    const [archive] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      page.getByRole('button', { name: list.taken.zip }).click(),
    ]);
    expect(archive.suggestedFilename()).toMatch(/\.zip$/);
    await expectAccessible(page);

    await page.goto('/SearchResult?type=pic');
    const badge = page.getByRole('link', { name: text.companyHas.badge });
    await expect(badge).toHaveCount(1);
    await expectAccessible(page);
    await badge.click();
    await expect(page).toHaveURL(/\/OrderMaterialList\?orderId=\d+$/);
  });
