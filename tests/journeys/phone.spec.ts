import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { formatFen } from '#contract/domain/money.ts';
import { orderPhoto } from './ordering.ts';
import { IPHONE, PHONE } from './touch.ts';
import { aMaterial, call, en, expectAccessible, fill, keepToken, registered, zh } from './support.ts';

test.use(PHONE);

const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50';

interface Due {
  token: string;
  orderId: number;
  totalFen: number;
}

/** An order of a new buyer that waits for payment. */
async function orderDue(request: APIRequestContext, context: BrowserContext): Promise<Due> {
  const { token } = await registered(request);
  const orderId = await orderPhoto({ request, token }, { licensee: '蓝天传媒（上海）有限公司' });
  const { order } = await call<{ order: { totalFen: number } }>(request, '/order/detail', { orderId }, token);
  await keepToken(context, token);
  return { token, orderId, totalFen: order.totalFen };
}

interface Paid {
  order: { state: string };
  payments: { way: string; amountFen: number; state: string }[];
}

async function paidFor(request: APIRequestContext, { orderId, token }: Due): Promise<Paid> {
  const { order } = await call<Pick<Paid, 'order'>>(request, '/order/detail', { orderId }, token);
  const { payments } = await call<Pick<Paid, 'payments'>>(request, '/payment/ofOrder', { orderId }, token);
  return { order, payments };
}

async function chooseWechat(page: Page): Promise<void> {
  await page.getByRole('radio', { name: zh.trade.way.wechat }).check({ force: true });
}

test.describe('inside WeChat', () => {
  test.use({ userAgent: WECHAT });

  test('an order is paid in WeChat’s own browser, without leaving the page for good', async ({
    page,
    context,
    request,
  }) => {
    const due = await orderDue(request, context);
    // WeChat's part: the sandbox pays what a page hands over, for whoever it has said is paying.
    await context.exposeFunction('payInSandbox', async (parameters: object) => {
      const reply = await context.request.post(`http://127.0.0.1:${process.env['JOURNEY_PAYMENTS_PORT']}/inside/pay`, {
        data: JSON.stringify(parameters),
      });
      return (await reply.json()) as { err_msg: string };
    });
    await context.addInitScript(() => {
      const { payInSandbox } = window as unknown as { payInSandbox: (asked: object) => Promise<object> };
      Object.assign(window, {
        WeixinJSBridge: {
          invoke: (_name: string, asked: object, said: (answer: object) => void) => void payInSandbox(asked).then(said),
        },
      });
    });
    await page.goto(`/Order2?orderId=${due.orderId}`);
    await expect(page.getByText(zh.orderPay.wayHint.wechatHere)).toBeVisible();
    await expect(page.getByText(zh.orderPay.alipayElsewhere)).toBeVisible();
    await expect(page.getByRole('radio', { name: zh.trade.way.alipay })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: fill(zh.orderPay.openWechat, { amount: formatFen(due.totalFen) }) }).tap();
    await expect(page.getByText(zh.trade.nextWords.finished)).toBeVisible({ timeout: 60_000 });
    // Nobody shares what WeChat sent along.
    expect(new URL(page.url()).search).toBe(`?orderId=${due.orderId}`);
    expect((await paidFor(request, due)).payments).toMatchObject([
      { way: 'wechat', amountFen: due.totalFen, state: 'settled' },
    ]);
  });
});

test.describe('without network', () => {
  test.use({ userAgent: IPHONE });

  test('what became of a payment is shown once the phone is back, and nothing is paid twice', async ({
    page,
    context,
    request,
  }) => {
    const due = await orderDue(request, context);
    await page.goto(`/Order2?orderId=${due.orderId}`);
    await chooseWechat(page);
    const pay = page.getByRole('button', { name: fill(zh.orderPay.openWechat, { amount: formatFen(due.totalFen) }) });
    // The reply to the first press is lost on the way; what was begun is under way all the same.
    await page.route('**/payment/start', async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await pay.tap();
    await expect(page.getByText(zh.client.offline).first()).toBeVisible();
    await page.unroute('**/payment/start');
    await context.setOffline(false);
    // The same again leads to the same payment.
    await pay.tap();
    await page.waitForURL(/\/pay\/[0-9a-f]{32}/);
    const paying = page.url();
    await page.getByRole('button', { name: 'Pay' }).tap();
    await page.waitForURL(/\/OrderSuccess/);
    await expect(page.getByRole('heading', { name: zh.orderSuccess.confirmedTitle })).toBeVisible({ timeout: 60_000 });
    // Back at the gateway's page nothing can be paid again.
    await page.goto(paying);
    await expect(page.getByRole('button', { name: 'Pay' })).toHaveCount(0);
    const { order, payments } = await paidFor(request, due);
    expect(order.state).toBe('confirmed');
    expect(payments).toMatchObject([{ way: 'wechat', amountFen: due.totalFen, state: 'settled' }]);
    expect(payments).toHaveLength(1);
  });

  test('a page that waits for money says so while the phone is away, and shows the money when it is back', async ({
    page,
    context,
    request,
  }) => {
    const due = await orderDue(request, context);
    await page.goto(`/Order2?orderId=${due.orderId}`);
    const { order } = await call<{ order: { quote: { quoteId: number } } }>(
      request,
      '/order/detail',
      { orderId: due.orderId },
      due.token,
    );
    const wish = { key: crypto.randomUUID(), orderId: due.orderId, quoteId: order.quote.quoteId, gateway: 'wechat' };
    const start = await call<{ target: { codeUrl: string } }>(request, '/payment/start', wish, due.token);
    await page.reload();
    await expect(page.getByText(fill(zh.orderPay.underWay, { way: zh.trade.way.wechat }))).toBeVisible();
    await context.setOffline(true);
    await request.post((await request.get(start.target.codeUrl)).url(), { form: { choice: 'pay' }, maxRedirects: 0 });
    await expect(page.getByText(fill(zh.orderPay.underWay, { way: zh.trade.way.wechat }))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(zh.trade.nextWords.finished)).toBeVisible({ timeout: 60_000 });
    expect((await paidFor(request, due)).payments).toHaveLength(1);
  });

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow', locale: 'en-GB' });

    test('the last board can be read, until its member logs out', async ({ page, context, request }) => {
      const { token } = await registered(request);
      const materialId = await aMaterial(request, 'pic');
      const { id } = await call<{ id: number }>(request, '/board/create', { name: 'Spring <b>film</b>' }, token);
      await call(request, '/board/add', { id, materialIds: [materialId] }, token);
      const { infos } = await call<{ infos: { title: string; code: string }[] }>(
        request,
        '/board/items',
        { id },
        token,
      );
      await keepToken(context, token);
      const kept = () => page.evaluate(async () => (await caches.match('/offline/board.json')) !== undefined);
      await page.goto(`/Collect?board=${id}`);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await expect.poll(kept).toBe(true);

      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Spring <b>film</b>' })).toBeVisible();
      await expect(page.getByRole('status')).toContainText('You’re offline. This is the board as saved on this device');
      await expect(page.getByText(infos[0]!.code)).toBeVisible();
      const picture = page.getByRole('listitem').locator('img');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expectAccessible(page);

      await page.goto('/Cart');
      await expect(page.getByRole('heading', { name: en.offline.title })).toBeVisible();
      await page.getByRole('link', { name: fill(en.offline.open, { name: 'Spring <b>film</b>' }) }).tap();
      await expect(page.getByText(infos[0]!.code)).toBeVisible();

      // Back in the network the page looks again by itself, and is the site's own.
      await context.setOffline(false);
      await expect(page.getByRole('navigation', { name: 'Boards' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Spring <b>film</b>' }).first()).toBeVisible();
      await context.setOffline(true);
      // As by the button: what was kept goes even when the server cannot be told.
      await page.evaluate(() => {
        localStorage.removeItem('access_token');
        window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
      });
      await expect.poll(kept).toBe(false);
      await page.reload();
      await expect(page.getByRole('heading', { name: en.offline.title })).toBeVisible();
      await expect(page.getByRole('link')).toHaveCount(0);
      await page.getByRole('button', { name: en.offline.retry }).tap();
      await expect(page.getByRole('heading', { name: en.offline.title })).toBeVisible();
      // It looks again by itself once the phone is back.
      await context.setOffline(false);
      await expect(page).toHaveURL(/\/Login/);
    });

    test('what the server answers is shown as it is, and nothing of the site is kept', async ({ page, request }) => {
      const worker = await request.get('/service-worker.js');
      expect(worker.headers()).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      });
      expect((await request.get('/offline.html')).headers()['content-security-policy']).toContain("script-src 'self';");
      await page.goto('/');
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.reload();
      const missing = await page.goto('/no-such-page');
      expect(missing?.status()).toBe(404);
      const held = await page.evaluate(async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(caches_.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(held).toContain('/offline.html');
      for (const path of held)
        expect(path).toMatch(/^\/(offline\.html|assets\/(offline|zh|en|rolldown)[\w-]*\.(js|css))$/);
    });
  });
});
