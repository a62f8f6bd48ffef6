import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { OrderActor, OrderState } from '#contract/domain/order.ts';
import { type Context, transaction } from '#server/context.ts';
import { isProblem } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { FOR_EVER, makeBuyer, trailOf } from '#tests/support/buyers.ts';
import { startProduct } from '#tests/support/product.ts';
import { linesOf, lockOrder, moveOrder, type OrderMove, readOrderForPaper, setRefund } from './orders.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const film = await makeMaterial(product, { kind: 'video' });
const lin = await makeBuyer(product);
const ACTORS: OrderActor[] = ['buyer', 'sales', 'finance', 'system'];
const STATES: OrderState[] = ['submitted', 'quoted', 'paid', 'confirmed', 'closed'];

/** Every allowed move of an order, and who may make it. */
const WAYS: Record<OrderState, Partial<Record<OrderState, OrderActor[]>>> = {
  submitted: { quoted: ['sales', 'system'], closed: ['buyer', 'sales', 'system'] },
  quoted: { submitted: ['buyer'], quoted: ['sales'], paid: ['buyer', 'system'], closed: ['buyer', 'sales', 'system'] },
  paid: { quoted: ['finance'], confirmed: ['finance', 'system'], closed: ['finance'] },
  confirmed: { closed: ['finance'] },
  closed: {},
};

const step = (id: number, from: OrderState, to: OrderState, by: OrderActor): OrderMove => {
  if (to === 'closed') return { id, from, to, by, set: { closeReason: 'cancelled' } };
  return { id, from, to, by, ...(to === 'quoted' ? { set: { totalFen: 5, payBy: new Date() } } : {}) };
};
const move = async (id: number, from: OrderState, to: OrderState, by: OrderActor, within: Context = ctx) =>
  (await moveOrder(within, step(id, from, to, by)))?.code;

/** Makes an order and moves it to a state. */
async function orderIn(state: OrderState): Promise<number> {
  if (state === 'submitted') return await lin.order([film], FOR_EVER);
  const id = await lin.order([film]);
  if (state === 'closed') await move(id, 'quoted', 'closed', 'system');
  if (state === 'paid' || state === 'confirmed') await move(id, 'quoted', 'paid', 'system');
  if (state === 'confirmed') await move(id, 'paid', 'confirmed', 'system');
  return id;
}
const stateOf = async (id: number) => (await lin.detail(id)).state;

test.each(STATES)('[R189] [rule 3] from %s an order goes where the table says, by whom it says', async (from) => {
  const staying = await orderIn(from);
  const quiet = await trailOf(product, staying);
  for (const to of STATES)
    for (const by of ACTORS) {
      const allowed = WAYS[from][to]?.includes(by) ?? false;
      const id = allowed ? await orderIn(from) : staying;
      expect(await move(id, from, to, by), `${from} → ${to} by ${by}`).toBe(allowed ? undefined : 'not-allowed');
      if (!allowed) continue;
      expect(await stateOf(id)).toBe(to);
      const last = (await trailOf(product, id)).at(-1);
      expect(last).toMatchObject({ action: `order.${to}`, before: { state: from }, after: { state: to } });
    }
  expect(await stateOf(staying)).toBe(from);
  expect(await trailOf(product, staying)).toEqual(quiet);
});

test('[rule 3] from where it is not, an order does not move, and leaves no trace', async () => {
  const id = await orderIn('quoted');
  expect(await move(id, 'submitted', 'closed', 'sales')).toBe('changed-meanwhile');
  expect(await trailOf(product, id)).toHaveLength(1);
});

test('[I3] quotes follow their order', async () => {
  const quoteIn = async (id: number) => (await lin.detail(id)).quotes[0].state;
  const id = await orderIn('quoted');
  await move(id, 'quoted', 'paid', 'buyer');
  expect(await quoteIn(id)).toBe('accepted');
  const total = (await lin.detail(id)).totalFen;
  await move(id, 'paid', 'quoted', 'finance');
  expect(await quoteIn(id)).toBe('live');
  // Finance found no payment: the total stays and the buyer has time to pay again.
  const back = await lin.detail(id);
  expect(back).toMatchObject({ totalFen: total, paidAt: null });
  expect(Date.parse(back.payBy)).toBeGreaterThan(Date.now());
  await move(id, 'quoted', 'paid', 'buyer');
  await move(id, 'paid', 'confirmed', 'finance');
  expect(await quoteIn(id)).toBe('accepted');
  must(
    await moveOrder(ctx, {
      id,
      from: 'confirmed',
      to: 'closed',
      by: 'finance',
      set: { closeReason: 'refunded', refund: 'refunded', refundAnswer: '同意' },
    }),
  );
  expect(await lin.detail(id)).toMatchObject({
    state: 'closed',
    refund: 'refunded',
    refundAnswer: '同意',
    totalFen: total,
  });
  expect(await quoteIn(id)).toBe('ended');
});

test('[D1] finance find no transfer after the quote has ended: the buyer gets three days more', async () => {
  const id = await orderIn('paid');
  await sql`update quotes set valid_until = clock_now() - interval '1 day' where order_id = ${id}`.execute(product.db);
  await move(id, 'paid', 'quoted', 'finance');
  const left = Date.parse((await lin.detail(id)).payBy) - Date.now();
  expect(Math.round(left / 3_600_000)).toBe(72);
});

test('[rule 4] whoever locks an order sees what the one before has made of it', async () => {
  const id = await orderIn('quoted');
  const replies = await Promise.all(
    Array.from({ length: 8 }, () =>
      transaction(ctx, async (tx) => {
        const order = await lockOrder(tx, id);
        if (order?.state !== 'quoted') return order?.state;
        return await move(id, 'quoted', 'closed', 'system', tx);
      }),
    ),
  );
  expect(replies.filter((reply) => reply === undefined)).toHaveLength(1);
  expect(replies.filter((reply) => reply === 'closed')).toHaveLength(7);
  expect(await lockOrder(ctx, 999_999_999)).toBeUndefined();
});

test('[R301] the refund of an order changes from where it is, or not at all', async () => {
  const id = await orderIn('confirmed');
  const ask = () => setRefund(ctx, { id, from: 'none', to: 'requested', words: '用不上了' });
  const replies = await Promise.all(Array.from({ length: 5 }, ask));
  expect(replies.filter((reply) => !isProblem(reply))).toHaveLength(1);
  expect(await lin.detail(id)).toMatchObject({
    refund: 'requested',
    refundWords: '用不上了',
    next: 'finance-decides-refund',
    may: { askRefund: false },
  });
  must(await setRefund(ctx, { id, from: 'requested', to: 'refused', answer: '已下载' }));
  expect(await lin.detail(id)).toMatchObject({ refund: 'refused', refundAnswer: '已下载', refundWords: '用不上了' });
  const actions = (await trailOf(product, id)).map(({ action, reason }) => [action, reason]);
  expect(actions.slice(-2)).toEqual([
    ['order.refund-requested', '用不上了'],
    ['order.refund-refused', '已下载'],
  ]);
});

test('[R301] a refund can be asked for until seven days after the payment, to the second', async () => {
  const id = await orderIn('paid');
  const { paidAt, refundUntil } = await lin.detail(id);
  expect(Date.parse(refundUntil) - Date.parse(paidAt)).toBe(7 * 24 * 3_600_000);
  const mayAfter = async (interval: string) => {
    await product.moveTime(interval);
    const { may } = await lin.detail(id);
    await product.moveTime('0 days');
    return may.askRefund as boolean;
  };
  expect(await mayAfter('6 days 23 hours 59 minutes')).toBe(true);
  expect(await mayAfter('7 days 1 second')).toBe(false);
});

test('[D12] lines carry the amounts of the quote that holds, and papers all that a quote says', async () => {
  const id = await orderIn('quoted');
  const { quote } = await lin.detail(id);
  expect(await linesOf(ctx, id)).toMatchObject([
    { materialId: film, priceFen: 48_000, discountFen: 0, amountFen: 48_000, listFen: 48_000 },
  ]);
  expect(await readOrderForPaper(ctx, id, quote.quoteId)).toMatchObject({
    totalFen: 48_000,
    netFen: 45_283,
    vatFen: 2717,
    version: 1,
    lines: [{}],
  });
  const other = await orderIn('quoted');
  expect(await readOrderForPaper(ctx, other, quote.quoteId)).toBeUndefined();
  await move(id, 'quoted', 'closed', 'buyer');
  expect(await linesOf(ctx, id)).toMatchObject([{ priceFen: null, amountFen: null, listFen: 48_000 }]);
  expect(await readOrderForPaper(ctx, id, quote.quoteId)).toMatchObject({
    state: 'ended',
    lines: [{ amountFen: 48_000 }],
  });
});
