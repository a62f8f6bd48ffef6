import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayInChina } from '#contract/domain/china-time.ts';
import {
  type Answer,
  must,
  orderFor,
  paidAtGateway,
  type Quoted,
  quotedMusic,
  quotedOrder,
  type Shop,
} from './shop.ts';

type Ask = () => Promise<Answer>;

/** Prepares a state and returns all requests to be sent at the same moment. */
export type Race = (shop: Shop, atOnce: number) => Promise<Ask[]>;

const repeat = (times: number, ask: Ask): Ask[] => Array.from({ length: times }, () => ask);
const half = (times: number, one: Ask, other: Ask): Ask[] =>
  Array.from({ length: times }, (_, place) => (place % 2 === 0 ? one : other));

const RECEIPT = `data:image/png;base64,${readFileSync(join(import.meta.dirname, 'receipt.png')).toString('base64')}`;

const today = () => dayInChina(Date.now());

function voucher(shop: Shop, { orderId, quoteId, totalFen }: Quoted): Ask {
  return () =>
    shop.call('buyer', '/payment/voucher', {
      key: randomUUID(),
      orderId,
      quoteId,
      payer: 'Green Tea Films',
      amountFen: totalFen,
      paidOn: today(),
      picture: RECEIPT,
    });
}

function newQuote(shop: Shop, { orderId, lineIds }: Quoted): Ask {
  return () =>
    shop.call('sales', '/office/sales/quote', {
      orderId,
      basedOn: 1,
      lines: lineIds.map((lineId) => ({ lineId, priceFen: 100_000 + Math.floor(Math.random() * 1000) })),
    });
}

const closing =
  (shop: Shop, { orderId }: Quoted): Ask =>
  () =>
    shop.call('buyer', '/order/close', { orderId, reason: 'cancelled' });

async function confirmedOrder(shop: Shop, order: Quoted): Promise<Quoted> {
  const notice = await paidAtGateway(shop, order, 'alipay');
  const { status } = await notice();
  if (status !== 200) throw new Error(`a true notice was refused with ${status}`);
  return order;
}

async function claimedPayment(shop: Shop): Promise<{ order: Quoted; paymentId: number }> {
  const order = await quotedOrder(shop);
  return { order, paymentId: must(await voucher(shop, order)()).paymentId };
}

export const RACES: Record<string, Race> = {
  'one order created again and again': async (shop, atOnce) => {
    const order = await orderFor(shop);
    return repeat(atOnce, () => shop.call('buyer', '/order/create', order));
  },
  'one notice of Alipay again and again': async (shop, atOnce) =>
    repeat(atOnce, await paidAtGateway(shop, await quotedOrder(shop), 'alipay')),
  'one notice of WeChat again and again': async (shop, atOnce) =>
    repeat(atOnce, await paidAtGateway(shop, await quotedOrder(shop), 'wechat')),
  'paid at two gateways': async (shop, atOnce) => {
    const order = await quotedOrder(shop);
    return half(atOnce, await paidAtGateway(shop, order, 'alipay'), await paidAtGateway(shop, order, 'wechat'));
  },
  'music paid at two gateways': async (shop, atOnce) => {
    const order = await quotedMusic(shop);
    return half(atOnce, await paidAtGateway(shop, order, 'alipay'), await paidAtGateway(shop, order, 'wechat'));
  },
  'channels of one licence named by many': async (shop, atOnce) => {
    const { orderId } = await confirmedOrder(shop, await quotedMusic(shop));
    const { infos } = must(await shop.call('buyer', '/licence/list', { orderId }));
    const { licenceId } = infos[0];
    return Array.from(
      { length: atOnce },
      (_, place) => () =>
        shop.call('buyer', '/licence/saveOutlets', { licenceId, seen: [], outlets: [`channel ${place}`] }),
    );
  },
  'paid and cancelled': async (shop, atOnce) => {
    const order = await quotedOrder(shop);
    return half(atOnce, await paidAtGateway(shop, order, 'wechat'), closing(shop, order));
  },
  'paid and closed by sales': async (shop, atOnce) => {
    const order = await quotedOrder(shop);
    const close = { orderId: order.orderId, reason: 'duplicate', words: 'the same twice' };
    const notice = await paidAtGateway(shop, order, 'alipay');
    return half(atOnce, notice, () => shop.call('sales', '/office/sales/close', close));
  },
  'quoted again and again': async (shop, atOnce) => repeat(atOnce, newQuote(shop, await quotedOrder(shop))),
  'paid and quoted anew': async (shop, atOnce) => {
    const order = await quotedOrder(shop);
    return half(atOnce, await paidAtGateway(shop, order, 'alipay'), newQuote(shop, order));
  },
  'paid and asked for change': async (shop, atOnce) => {
    const order = await quotedOrder(shop);
    const notice = await paidAtGateway(shop, order, 'wechat');
    const say = { orderId: order.orderId, words: 'Cheaper, please', asksChange: true };
    return half(atOnce, notice, () => shop.call('buyer', '/order/say', say));
  },
  'transferred and paid at a gateway': async (shop, atOnce) => {
    const order = await quotedOrder(shop);
    const notice = await paidAtGateway(shop, order, 'alipay');
    return half(atOnce, notice, voucher(shop, order));
  },
  'a transfer found and not found': async (shop, atOnce) => {
    const { order, paymentId } = await claimedPayment(shop);
    const tradeNo = `BANK${order.orderId}`;
    const found = { paymentId, tradeNo, amountFen: order.totalFen, receivedOn: today() };
    return half(
      atOnce,
      () => shop.call('finance', '/office/finance/confirm', { ...found, key: randomUUID() }),
      () => shop.call('finance', '/office/finance/reject', { paymentId, reason: 'not on our account' }),
    );
  },
  'money asked back, given and refused': async (shop, atOnce) => {
    const { orderId } = await confirmedOrder(shop, await quotedOrder(shop));
    const asks: Ask[] = [
      () => shop.call('buyer', '/payment/askRefund', { key: randomUUID(), orderId, words: 'not needed any more' }),
      () => shop.call('finance', '/office/finance/approveRefund', { key: randomUUID(), orderId, answer: '' }),
      () => shop.call('finance', '/office/finance/refuseRefund', { orderId, answer: 'too late' }),
    ];
    must(await asks[0]!());
    return Array.from({ length: atOnce }, (_, place) => asks[place % 3]!);
  },
};
