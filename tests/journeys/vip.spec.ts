import { expect, test } from '@playwright/test';
import { orderPhoto, pageOf } from './ordering.ts';
import { call, en, expectAccessible, registered, tokenOf, zh } from './support.ts';

for (const [locale, text] of [
  ['ZH', zh],
  ['EN', en],
] as const)
  test(`a buyer chooses a plan, pays, gets the discount; an unused one is refunded (${locale})`, async ({
    browser,
    request,
  }) => {
    const { token } = await registered(request);
    const ask = <T>(path: string, input: object) => call<T>(request, path, input, token);
    const page = await pageOf(browser, token, locale);

    const buy = async () => {
      await page.goto('/vip');
      await expectAccessible(page);
      await page
        .getByRole('link', { name: /choose plan|extend|选择套餐|续期/i })
        .first()
        .click();
      await expectAccessible(page);
      await page.getByRole('button', { name: /199\.00/ }).click();
      await page.waitForURL(/VipOrder\?id=\d+/);
      const productOrderId = Number(new URL(page.url()).searchParams.get('id'));
      const start = { key: crypto.randomUUID(), productOrderId, gateway: 'wechat' };
      const { target } = await ask<{ target: { codeUrl: string } }>('/payment/start', start);
      const gateway = await request.get(target.codeUrl);
      await request.post(gateway.url(), { form: { choice: 'pay' }, maxRedirects: 0 });
      return productOrderId;
    };

    // Bought, and given back unused.
    const unused = await buy();
    await page.reload();
    await expect(page.getByText(text.vipOrder.state.active, { exact: true }).first()).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: text.vipOrder.refundAsk }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.vipOrder.refundWords).fill('x');
    await dialog.getByRole('button', { name: text.vipOrder.refundAsk }).click();
    await expect(page.getByText(text.trade.refund.requested).first()).toBeVisible();
    const finance = await tokenOf(request, 'finance');
    const approval = { key: crypto.randomUUID(), productOrderId: unused, answer: '' };
    await call(request, '/office/finance/approveRefund', approval, finance);
    await page.reload();
    await expect(page.getByText(text.vipOrder.state.refunded, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);

    // Bought again, and used.
    await buy();
    await page.reload();
    await expect(page.getByText(text.vipOrder.state.active, { exact: true }).first()).toBeVisible({ timeout: 60_000 });
    const orderId = await orderPhoto({ request, token }, { licensee: '远山科技有限公司' });
    await page.goto(`/Order2?orderId=${orderId}`);
    await expect(page.getByText(text.trade.money.vip).first()).toBeVisible();
    await page.context().close();
  });
