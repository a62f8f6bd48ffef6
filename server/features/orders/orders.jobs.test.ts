import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { transaction } from '#server/context.ts';
import { systemContext } from '#server/system-context.ts';
import { FOR_EVER, mailsTo, makeBuyer, trailOf } from '#tests/support/buyers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { expireOrders, sweepOrders } from './orders.jobs.ts';
import { moveOrder } from './orders.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const film = await makeMaterial(product, { kind: 'video' });
const run = () => expireOrders(ctx, {}, AbortSignal.timeout(60_000));

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(product.db);
  return rows[0]?.n ?? 0;
}

/** Moves the end of the quote to this long from now; a negative interval lies in the past. */
async function endQuote(orderId: number, interval: string): Promise<void> {
  await sql`
    update orders set pay_by = clock_now() + ${interval}::interval where id = ${orderId}`.execute(product.db);
}

test('[D1] what nobody has paid in time is closed once, and the buyer is told', async () => {
  const lin = await makeBuyer(product);
  const [late, open, paid] = [await lin.order([film]), await lin.order([film]), await lin.order([film])];
  await endQuote(late, '-1 second');
  await endQuote(open, '2 days');
  must(await moveOrder(ctx, { id: paid, from: 'quoted', to: 'paid', by: 'system' }));
  await endQuote(paid, '-1 second');
  const before = (await mailsTo(product, lin.account)).length;
  await Promise.all([run(), run()]);
  await run();
  expect(await lin.detail(late)).toMatchObject({ state: 'closed', closeReason: 'quote-expired', quote: null });
  expect(await lin.detail(open)).toMatchObject({ state: 'quoted' });
  expect(await lin.detail(paid)).toMatchObject({ state: 'paid' });
  expect((await trailOf(product, late)).slice(1)).toMatchObject([
    { action: 'order.closed', actor: 'system', reason: 'quote-expired' },
  ]);
  expect((await mailsTo(product, lin.account)).slice(before)).toHaveLength(1);
});

test('[D1] what sales quote anew, or somebody pays, while the job waits for it stays', async () => {
  const lin = await makeBuyer(product);
  const [renewed, paid] = [await lin.order([film]), await lin.order([film])];
  for (const id of [renewed, paid]) await endQuote(id, '-1 second');
  let job: Promise<void> | undefined;
  await transaction(ctx, async (tx) => {
    await sql`select from orders where id in (${renewed}, ${paid}) order by id for update`.execute(tx.db);
    job = run();
    // The job has read both as overdue and now waits for the first one's lock.
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 60_000, interval: 20 });
    await sql`update orders set pay_by = clock_now() + interval '3 days' where id = ${renewed}`.execute(tx.db);
    must(await moveOrder(tx, { id: paid, from: 'quoted', to: 'paid', by: 'system' }));
  });
  await job;
  expect(await lin.detail(renewed)).toMatchObject({ state: 'quoted', closeReason: null });
  expect(await lin.detail(paid)).toMatchObject({ state: 'paid', closeReason: null });
});

test('[D1] whoever has one day left to pay is reminded once, and again of another quote', async () => {
  const lin = await makeBuyer(product);
  const orderId = await lin.order([film]);
  const reminders = async () => {
    const before = (await mailsTo(product, lin.account)).length;
    await Promise.all([run(), run()]);
    return (await mailsTo(product, lin.account)).length - before;
  };
  expect(await reminders()).toBe(0);
  await endQuote(orderId, '20 hours');
  expect(await reminders()).toBe(1);
  expect(await reminders()).toBe(0);
  const again = { totalFen: 900, payBy: new Date(Date.now() + 20 * 3_600_000) };
  must(await moveOrder(ctx, { id: orderId, from: 'quoted', to: 'quoted', by: 'sales', set: again }));
  expect(await reminders()).toBe(1);
});

test('[D1] a quote that holds for one day is not followed by a reminder', async () => {
  const lin = await makeBuyer(product);
  const sales = await signIn(product, 'sales');
  const remindedOf = async (validDays: number) => {
    const orderId = await lin.order([film], FOR_EVER);
    const { lines, number } = await lin.detail(orderId);
    const quote = { orderId, basedOn: 0, lines: [{ lineId: lines[0].lineId, priceFen: 900 }], validDays };
    expect((await product.call('/office/sales/quote', quote, { token: sales })).status).toBe(200);
    await endQuote(orderId, '20 hours');
    await run();
    return (await mailsTo(product, lin.account)).filter((mail) => mail.includes(number)).length;
  };
  // Of every order a buyer hears that it was received, and then quoted.
  expect([await remindedOf(1), await remindedOf(2)]).toEqual([2, 3]);
});

test('[rule 5] keys of requests are kept for thirty days', async () => {
  const lin = await makeBuyer(product);
  await lin.order([film]);
  const count = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from request_keys`.execute(product.db);
    return rows[0]?.n ?? 0;
  };
  const all = await count();
  await sweepOrders(ctx);
  expect(await count()).toBe(all);
  await sql`update request_keys set created_at = clock_now() - interval '31 days'`.execute(product.db);
  await sweepOrders(ctx);
  expect(await count()).toBe(0);
});
