import { type APIRequestContext, expect, type Locator, test } from '@playwright/test';
import { orderPhoto, payByAlipay } from './ordering.ts';
import {
  aMaterial,
  amountIn,
  aVideo,
  call,
  en,
  expectAccessible,
  keepToken,
  listenForComplaints,
  registered,
  zh,
} from './support.ts';

const terms = { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' };

/** A buyer who has ordered for a licensee before. */
async function withLicensee(request: APIRequestContext): Promise<{ token: string }> {
  const { token } = await registered(request);
  await orderPhoto({ request, token }, { licensee: '蓝天传媒（上海）有限公司' });
  return { token };
}

/** Counts what a person presses, wherever they press it. */
function clicking() {
  let clicks = 0;
  return {
    press: async (what: Locator) => {
      clicks += 1;
      await what.click();
    },
    count: () => clicks,
  };
}

for (const { name, texts, width } of [
  { name: 'at a desk, in Chinese', texts: zh, width: 1440 },
  { name: 'on a phone, in English', texts: en, width: 390 },
])
  test(`at most six clicks lead from a chosen photo to a paid licence (${name})`, async ({
    page,
    context,
    request,
  }) => {
    const complaints = listenForComplaints(page);
    const { token } = await withLicensee(request);
    const [wanted, left] = [await aMaterial(request, 'pic'), await aVideo(request)];
    await call(request, '/cart/add', { targetId: left, category: 0, terms }, token);
    await keepToken(context, token);
    await context.addInitScript((locale) => localStorage.setItem('locale', locale), texts === zh ? 'ZH' : 'EN');
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/DetailPic?id=${wanted}`);
    const { press, count } = clicking();
    await press(page.getByRole('link', { name: texts.detail.offer.buyNow }));
    await expect(page.getByRole('button', { name: '蓝天传媒（上海）有限公司' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
    await press(page.getByRole('checkbox', { name: texts.orderForm.agreement }));
    await press(page.getByRole('button', { name: amountIn(texts.orderForm.submitAndPay) }));
    await expect(page).toHaveURL(/\/Order2\?orderId=/);
    await payByAlipay(page, texts, press);
    expect(count()).toBeLessThanOrEqual(6);
    await expect(page.getByRole('button', { name: texts.orderDownloads.certificate })).toBeVisible();
    await page.goto('/Cart');
    await expect(page.getByRole('main').getByRole('listitem'), 'the cart is as it was').toHaveCount(1);
    expect(complaints).toEqual([]);
  });

test('[C31] a buyer chooses one licence for a clip and a photo, orders both at once and pays once', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const { token } = await withLicensee(request);
  await call(request, '/cart/add', { targetId: await aVideo(request), category: 0 }, token);
  await call(request, '/cart/add', { targetId: await aMaterial(request, 'pic'), category: 1 }, token);
  await keepToken(context, token);
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await page.goto('/Cart');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await page.getByRole('link', { name: `${en.cart.kinds.photo} 1` }).click();
  await expect(page).toHaveURL('/Cart?targetType=1');
  await expect(lines).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: `${en.cart.kinds.all} 2` }).click();
  await page.getByRole('button', { name: en.cartSummary.chooseNow }).click();
  const dialog = page.getByRole('dialog');
  const { trade } = en;
  for (const words of [trade.scene.advertising, trade.channel.internet, trade.period.year, trade.area.mainland])
    await dialog.getByRole('radio', { name: words, exact: true }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: en.cartLicence.use }).click();
  await page.getByRole('button', { name: en.cartSummary.goOn }).click();
  await page.getByRole('checkbox', { name: en.orderForm.agreement }).check();
  await page.getByRole('button', { name: amountIn(en.orderForm.submitAndPay) }).click();
  await expect(page).toHaveURL(/\/Order\?orderId=/);
  await payByAlipay(page, en);
  await expect(page.getByRole('button', { name: en.orderDownloads.certificate })).toHaveCount(2);
  await page.goto('/OrderList');
  await expect(page.getByRole('listitem').filter({ hasText: en.trade.kind.mixed })).toHaveCount(1);
  expect(complaints).toEqual([]);
});
