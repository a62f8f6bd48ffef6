import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { FOR_EVER, licenceInfo, makeBuyer, ONE_YEAR } from '#tests/support/buyers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { expireOrders } from './orders.jobs.ts';
import { whenInChina } from '../messages/messages.ts';

const product = await startProduct({ PUBLIC_URL: 'http://localhost:4100' });
const film = await makeMaterial(product, { kind: 'video' });
const lin = await makeBuyer(product);
const SALES = 'sales@framehall.test';
let sales = '';
beforeAll(async () => {
  sales = await signIn(product, 'sales');
  await speak('zh');
});

const speak = (language: 'zh' | 'en') =>
  product.db.updateTable('users').set({ language }).where('email', '=', lin.account).execute();
const office = (path: string, input: object) => product.call(`/office/sales${path}`, input, { token: sales });
const numberOf = async (orderId: number) => (await lin.detail(orderId)).number as string;

/** What was sent about an order since this was asked last; TIME stands for a moment that is written out. */
async function mailsAbout(orderId: number): Promise<string[][]> {
  const rows = await product.db
    .deleteFrom('messages')
    .where('body', 'like', `%${await numberOf(orderId)}%`)
    .returning(['id', 'recipient', 'subject', 'body'])
    .execute();
  const written = /\d{4}年\d{1,2}月\d{1,2}日 \d\d:\d\d|\d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d/g;
  return rows
    .toSorted((a, b) => a.id - b.id)
    .map(({ recipient, subject, body }) => [recipient, subject ?? '', (body ?? '').replaceAll(written, 'TIME')]);
}

const urlOf = (orderId: number) => `http://localhost:4100/Order?orderId=${orderId}`;
const deskOf = (orderId: number) => `http://localhost:4100/office/sales?order=${orderId}`;

test('moments are written out in China’s time, in the reader’s language', () => {
  const at = new Date('2026-01-31T17:05:00Z');
  expect([whenInChina('zh', at), whenInChina('en', at)]).toEqual(['2026年2月1日 01:05', '1 February 2026 at 01:05']);
});

describe('of an order', () => {
  test('with prices, its buyer hears what to pay until when', async () => {
    const orderId = await lin.order([film]);
    const number = await numberOf(orderId);
    expect(await mailsAbout(orderId)).toEqual([
      [
        lin.account,
        '您的订单已报价，请付款',
        `您的订单 ${number} 已报价，合计 ¥480.00（含税）。请在 TIME（北京时间）之前付款；付款到账后，授权证书和原始文件立即开放。\n\n查看报价并付款：${urlOf(orderId)}`,
      ],
    ]);
  });

  test('to be quoted, its buyer hears until when, and sales what is wanted', async () => {
    const licence = licenceInfo({ licensee: '昆仑影业', projectName: '极光' });
    const orderId = await lin.order([film], FOR_EVER, { licence });
    const number = await numberOf(orderId);
    const wanted = (request: string) =>
      `TIME（北京时间）之前答复。\n\n被授权方：昆仑影业\n项目：极光\n特殊要求：${request}\n\n去报价：`;
    expect(await mailsAbout(orderId)).toEqual([
      [
        lin.account,
        '我们已收到您的订单',
        `您的订单 ${number} 已提交。销售会在 TIME（北京时间）之前给您报价，报价后会再发邮件通知您。\n\n查看订单：${urlOf(orderId)}`,
      ],
      [SALES, '有订单等待报价', `订单 ${number} 等待报价，请在 ${wanted('–')}${deskOf(orderId)}`],
    ]);
    const special = await lin.order([film], ONE_YEAR, { licence, specialRequest: '要上大屏' });
    const [, toSales] = await mailsAbout(special);
    expect(toSales?.[2]).toBe(`订单 ${await numberOf(special)} 等待报价，请在 ${wanted('要上大屏')}${deskOf(special)}`);
  });

  test.each([
    ['photo', 'Order2'],
    ['music', 'OrderMusic'],
  ] as const)('of %s, the link leads to the page of its kind, /%s', async (kind, page) => {
    const orderId = await lin.order([film]);
    await mailsAbout(orderId);
    await product.db.updateTable('orders').set({ kind }).where('id', '=', orderId).execute();
    await office('/say', { orderId, words: '好' });
    const [mail] = await mailsAbout(orderId);
    expect(mail?.[2]).toContain(`查看并回复：http://localhost:4100/${page}?orderId=${orderId}`);
  });

  test('that sales quote, its buyer reads the note in their language', async () => {
    const orderId = await lin.order([film], FOR_EVER);
    await mailsAbout(orderId);
    const { lines, number } = await lin.detail(orderId);
    await speak('en');
    const quote = {
      orderId,
      basedOn: 0,
      note: 'Renewal included',
      lines: [{ lineId: lines[0].lineId, priceFen: 99_905 }],
    };
    await office('/quote', quote);
    await speak('zh');
    expect(await mailsAbout(orderId)).toEqual([
      [
        lin.account,
        'Your quote is ready',
        `Your quote for order ${number} is ¥999.05, VAT included. Please pay by TIME (Beijing time). Licence certificates and original files unlock as soon as we receive your payment.\n\nRenewal included\n\nView your quote and pay: ${urlOf(orderId)}`,
      ],
    ]);
  });
});

describe('in its thread', () => {
  test('sales hear questions and wishes, and the buyer answers', async () => {
    const orderId = await lin.order([film]);
    const number = await numberOf(orderId);
    await mailsAbout(orderId);
    await lin.call('/order/say', { orderId, words: '可以开发票吗？' });
    await office('/say', { orderId, words: '可以' });
    await lin.call('/order/say', { orderId, words: '便宜一些', asksChange: true });
    expect(await mailsAbout(orderId)).toEqual([
      [SALES, '买家就订单留言', `关于订单 ${number}，买家说：\n\n可以开发票吗？\n\n查看并回复：${deskOf(orderId)}`],
      [lin.account, '销售就您的订单给您留言', `关于订单 ${number}：\n\n可以\n\n查看并回复：${urlOf(orderId)}`],
      [
        SALES,
        '买家请求修改报价',
        `订单 ${number} 的买家请求修改报价，原报价已失效，请在 TIME（北京时间）之前重新报价：\n\n便宜一些\n\n去报价：${deskOf(orderId)}`,
      ],
    ]);
  });

  test('who is disabled hears nothing, and nobody is stopped by it', async () => {
    const orderId = await lin.order([film]);
    await mailsAbout(orderId);
    const disable = (at: Date | null) =>
      product.db.updateTable('users').set({ disabledAt: at }).where('email', '=', lin.account).execute();
    await disable(new Date());
    expect((await office('/say', { orderId, words: '还在吗？' })).status).toBe(200);
    await disable(null);
    expect(await mailsAbout(orderId)).toEqual([]);
  });
});

describe('at its end', () => {
  test('the buyer hears why sales closed it, and nothing of what they closed themselves', async () => {
    const [first, second] = [await lin.order([film]), await lin.order([film])];
    for (const orderId of [first, second]) await mailsAbout(orderId);
    await office('/close', { orderId: first, reason: 'material-unavailable', words: '作者已撤回' });
    await lin.call('/order/close', { orderId: second, reason: 'cancelled' });
    expect(await mailsAbout(first)).toEqual([
      [
        lin.account,
        '您的订单已关闭',
        `您的订单 ${await numberOf(first)} 已关闭。原因：素材无法提供。\n\n作者已撤回\n\n请不要再为这个订单付款。如仍需要这些素材，请重新下单。\n\n查看订单：${urlOf(first)}`,
      ],
    ]);
    expect(await mailsAbout(second)).toEqual([]);
  });

  test('the buyer hears that a quote ends, and that it has ended', async () => {
    const orderId = await lin.order([film]);
    const number = await numberOf(orderId);
    await mailsAbout(orderId);
    const endsIn = (interval: string) =>
      sql`update orders set pay_by = clock_now() + ${interval}::interval where id = ${orderId}`.execute(product.db);
    const run = () => expireOrders(systemContext(product.services, 'test'), {}, AbortSignal.timeout(60_000));
    await endsIn('20 hours');
    await run();
    await endsIn('-1 second');
    await speak('en');
    await run();
    await speak('zh');
    const [ending, ended, ...others] = await mailsAbout(orderId);
    expect(ending).toEqual([
      lin.account,
      '您的报价即将到期',
      `订单 ${number} 的报价 ¥480.00 将于 TIME（北京时间）到期，届时订单会自动关闭。如仍需要这些素材，请在此之前付款；如果需要修改，可以在订单里告诉销售。\n\n查看订单：${urlOf(orderId)}`,
    ]);
    expect(ended?.[2]).toMatch(new RegExp(`^Your order ${number} [^\\n]*Quote expired\\.\\n\\n[A-Z]`));
    expect(others).toEqual([]);
  });
});
