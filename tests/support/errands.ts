import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { GatewayName } from '#contract/domain/payment.ts';
import { payAt } from './sandbox.ts';

/** How long a browser keeps asking a product that is down. */
const PATIENCE = 90_000;

// oxlint-disable-next-line typescript/no-explicit-any
type Body = any;

/** Makes calls as a member and repeats each one unchanged until it is answered. */
export type Ask = (path: string, input: object) => Promise<Body>;

export function insist(url: string, token: string): Ask {
  return async (path, input) => {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const { status, body } = await send(url + path, token, input);
      if (status === 200) return body;
      // A refusal, which a repeated request must never get.
      if ((status > 0 && status < 500) || Date.now() > until)
        throw new Error(`${path} was answered with ${status}: ${JSON.stringify(body)}`);
      await sleep(100);
    }
  };
}

async function send(address: string, token: string, input: object): Promise<{ status: number; body: Body }> {
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', access_token: token },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: reply.status, body: await reply.json() };
  } catch (error) {
    return { status: 0, body: String(error) };
  }
}

const TERMS = { scene: 'promotion', channel: 'internet', period: 'year', area: 'mainland' };

/** An errand, with what must be true at the end. */
export interface Errand {
  key: string;
  orderId: number;
  /** How many payments were made. */
  paid: number;
  /** How many of them must have been refunded. */
  back: number;
}

interface Paying {
  orderId: number;
  quoteId: number;
}

async function orderPhotos(buyer: Ask, key: string, materialIds: number[]): Promise<Paying> {
  const { infos } = await buyer('/price/of', { materialIds, terms: TERMS });
  const prices = infos as { materialId: number; priceFen: number }[];
  const { orderId } = await buyer('/order/create', {
    key,
    agreement: 1,
    lines: prices.map(({ materialId, priceFen }) => ({ materialId, priceFen, terms: TERMS })),
    licence: {
      licenseeType: 'company',
      licensee: 'Green Tea Films',
      projectName: 'Spring',
      brand: 'Green Tea',
      contactName: 'Wei',
      contact: '13800000000',
      startsOn: dayInChina(Date.now(), 2),
    },
  });
  const { order } = await buyer('/order/detail', { orderId });
  return { orderId, quoteId: order.quote.quoteId };
}

async function pay(buyer: Ask, order: Paying, gateways: readonly GatewayName[]): Promise<void> {
  const started = [];
  for (const gateway of gateways) started.push(await buyer('/payment/start', { key: randomUUID(), gateway, ...order }));
  await Promise.all(started.map(({ target }) => payAt(target)));
}

/** Asks again until the order is in the expected state, as a waiting page does. */
async function waitUntil(buyer: Ask, orderId: number, done: (stands: Body) => boolean): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (!done(await buyer('/payment/check', { orderId }))) {
    if (Date.now() > until) throw new Error(`order ${orderId} does not move on`);
    await sleep(300);
  }
}

interface Shop {
  buyer: Ask;
  finance: Ask;
  materialIds: number[];
}

/** Orders and pays; returns the order once its money is there. */
export async function payFor({ buyer, materialIds }: Omit<Shop, 'finance'>, gateway: GatewayName): Promise<number> {
  const order = await orderPhotos(buyer, randomUUID(), materialIds);
  await pay(buyer, order, [gateway]);
  await waitUntil(buyer, order.orderId, ({ state }) => state === 'confirmed');
  return order.orderId;
}

/** Orders, pays at one gateway and leaves, so that only the gateway reports it. */
export async function payAndLeave({ buyer, materialIds }: Shop, gateway: GatewayName): Promise<Errand> {
  const key = randomUUID();
  const order = await orderPhotos(buyer, key, materialIds);
  await pay(buyer, order, [gateway]);
  return { key, orderId: order.orderId, paid: 1, back: 0 };
}

/** Pays at both gateways at once; finance refunds one of them. */
export async function payTwice({ buyer, finance, materialIds }: Shop): Promise<Errand> {
  const key = randomUUID();
  const order = await orderPhotos(buyer, key, materialIds);
  await pay(buyer, order, ['alipay', 'wechat']);
  await waitUntil(buyer, order.orderId, ({ trouble }) => trouble === true);
  const { payments } = await buyer('/payment/ofOrder', { orderId: order.orderId });
  const due = (payments as { paymentId: number; state: string }[]).find(({ state }) => state === 'refund_due');
  await finance('/office/finance/sendBack', { key: randomUUID(), paymentId: due?.paymentId });
  return { key, orderId: order.orderId, paid: 2, back: 1 };
}

/** Pays, asks for a refund and gets it. */
export async function payAndRepent({ buyer, finance, materialIds }: Shop, gateway: GatewayName): Promise<Errand> {
  const key = randomUUID();
  const order = await orderPhotos(buyer, key, materialIds);
  await pay(buyer, order, [gateway]);
  const { orderId } = order;
  await waitUntil(buyer, orderId, ({ state }) => state === 'confirmed');
  await buyer('/payment/askRefund', { key: randomUUID(), orderId, words: 'not needed any more' });
  await finance('/office/finance/approveRefund', { key: randomUUID(), orderId, answer: '' });
  return { key, orderId, paid: 1, back: 1 };
}
