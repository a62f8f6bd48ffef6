import { type APIRequestContext, expect, test } from '@playwright/test';
import { pageOf } from './ordering.ts';
import { aMaterial, call, en, expectAccessible, fill, registered, zh } from './support.ts';

/** A photo that is not for editorial use only, as another journey's newest one may be. */
async function aPhotoForAds(request: APIRequestContext): Promise<number> {
  await aMaterial(request, 'pic');
  const { infos } = (await (await request.get('/search?type=pic')).json()) as { infos: { id: number }[] };
  for (const { id } of infos) {
    const { material } = (await (await request.get(`/material/${id}`)).json()) as { material: { editorial: boolean } };
    if (!material.editorial) return id;
  }
  throw new Error('no photo for any use');
}

for (const [locale, text] of [
  ['ZH', zh],
  ['EN', en],
] as const)
  test(`a buyer buys a package, uses a licence on a photo’s page, and gets no refund after that (${locale})`, async ({
    browser,
    request,
  }) => {
    const { token } = await registered(request);
    const ask = <T>(path: string, input: object) => call<T>(request, path, input, token);
    const photo = await aPhotoForAds(request);
    const page = await pageOf(browser, token, locale);

    await page.goto('/vip');
    await page.getByRole('region', { name: text.packages.title }).getByText(text.packages.details).first().click();
    await page.waitForURL(/ProductDetail\?id=\d+/);
    await expectAccessible(page);
    await page.getByRole('link', { name: text.packages.buy }).click();
    await page.getByRole('button', { name: /1,199\.00/ }).click();
    await page.waitForURL(/VipOrder\?id=\d+/);
    const productOrderId = Number(new URL(page.url()).searchParams.get('id'));
    const start = { key: crypto.randomUUID(), productOrderId, gateway: 'wechat' };
    const { target } = await ask<{ target: { codeUrl: string } }>('/payment/start', start);
    const gateway = await request.get(target.codeUrl);
    await request.post(gateway.url(), { form: { choice: 'pay' }, maxRedirects: 0 });
    await expect(async () => {
      expect(await ask('/payment/check', { productOrderId })).toMatchObject({ state: 'confirmed' });
    }).toPass();
    await page.reload();
    await expect(page.getByText(text.packageOrder.next.active)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: text.vipOrder.refundAsk })).toBeVisible();
    await expectAccessible(page);

    // One licence, straight from the page of a photo.
    await page.goto(`/DetailPic?id=${photo}`);
    await page.getByRole('button', { name: text.detail.package.title }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.detail.package.fields.projectName).fill('Spring');
    await dialog.getByLabel(text.detail.package.fields.brand).fill('Star');
    await dialog.getByLabel(text.detail.package.fields.licensee, { exact: true }).fill('远山科技有限公司');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: text.detail.package.confirm }).click();
    await page.waitForURL(/Order2\?orderId=\d+/);
    await expect(page.getByText(text.trade.way.package).first()).toBeVisible({ timeout: 60_000 });
    const { total } = await ask<{ total: number }>('/licence/list', {});
    expect(total).toBe(1);

    // Nine are left, and the money stays.
    await page.goto(`/VipOrder?id=${productOrderId}`);
    await expect(page.getByText(fill(text.packageOrder.leftOf, { left: 9, quota: 10 }))).toBeVisible();
    await expect(page.getByRole('heading', { name: text.packageOrder.taken })).toBeVisible();
    await expect(page.getByRole('button', { name: text.vipOrder.refundAsk })).toHaveCount(0);
    const refund = { key: crypto.randomUUID(), productOrderId, words: 'x' };
    const refused = await request.post('/payment/askRefund', { data: refund, headers: { access_token: token } });
    expect(await refused.json()).toMatchObject({ problem: 'package-used' });
    await expectAccessible(page);
    await page.context().close();
  });
