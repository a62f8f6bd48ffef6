import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Urgent } from '#contract/calls/office.ts';
import { connectJobs } from '#server/platform/jobs/jobs.ts';
import { FOR_EVER, makeBuyer, ONE_YEAR } from '#tests/support/buyers.ts';
import { makeContest, submittedEntry } from '#tests/support/entries.ts';
import { LICENSEE, makeLicences } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { handIn } from '#tests/support/reviews.ts';

const product = await startProduct();
const worker = await connectJobs(product.databaseUrl, { log: product.services.log, worker: true });
afterAll(() => worker.stop());
const lin = await makeBuyer(product);

const urgent = async (role: string): Promise<Urgent[]> =>
  (await product.call('/office/urgent', {}, { token: await signIn(product, role) })).body.infos;
const things = (infos: Urgent[]) => infos.map(({ thing, urgency, count }) => `${urgency} ${thing} ${count}`);

/** Puts one of each into its list. */
beforeAll(async () => {
  const film = await makeMaterial(product, { kind: 'video' });
  const late = await handIn(product);
  const appeal = await handIn(product, { round: 'appeal', request: 'It is mine' });
  await sql`update reviews set due_at = clock_now() - interval '1 hour' where id = ${late.id}`.execute(product.db);
  await sql`update reviews set due_at = clock_now() + interval '1 hour' where id = ${appeal.id}`.execute(product.db);
  const [slow, soon] = [await lin.order([film], FOR_EVER), await lin.order([film], FOR_EVER)];
  await sql`update orders set quote_due_at = clock_now() - interval '2 hours' where id = ${slow}`.execute(product.db);
  await sql`update orders set quote_due_at = clock_now() + interval '2 hours' where id = ${soon}`.execute(product.db);
  await failJob();
  await sql`insert into media_runs (material_id, state, updated_at) values (${film}, 'failed', clock_now() - interval '9 days')`.execute(
    product.db,
  );
  await payments(film);
  const { licence } = await makeLicences(product, { lines: [{ materialId: film }] });
  const wish = { licenceId: licence.id, wanted: { ...LICENSEE, licensee: 'Other' }, words: 'wrong' };
  await product.call('/licence/askCorrection', wish, { token: await signIn(product, 'buyer') });
  await sql`insert into material_reports (material_id, reason, text) values (${film}, 'rights', 'mine')`.execute(
    product.db,
  );
  await sql`
    insert into feedback (score, comment, contact, page, created_at) values (2, '', '', '/', clock_now() - interval '6 days'),
      (3, '', '', '/', clock_now()), (1, '', '', '/', clock_now() - interval '8 days')`.execute(product.db);
  await submittedEntry(product, await signIn(product, 'photographer'), (await makeContest(product)).single);
});

async function failJob(): Promise<void> {
  const id = await worker.boss.send('messages.deliver', { messageId: 1 }, { retryLimit: 0 });
  await worker.boss.fetch('messages.deliver');
  await worker.boss.fail('messages.deliver', id ?? '', new Error('no'));
}

/** A transfer to confirm, a refund that is due, one that failed, and one that a buyer asks for. */
async function payments(film: number): Promise<void> {
  const orders = [
    await lin.order([film], ONE_YEAR),
    await lin.order([film], ONE_YEAR),
    await lin.order([film], ONE_YEAR),
  ];
  const states = ['claimed', 'refund_due', 'refund_due'];
  for (const [place, orderId] of orders.entries())
    await sql`
      insert into payments (order_id, quote_id, gateway, amount_fen, state, reason, payer, trade_no, paid_at, created_at)
      select ${orderId}, id, 'transfer', 100, ${states[place]}, '', '', ${`T${place}`}, clock_now(),
        clock_now() - make_interval(days => ${place + 1})
      from quotes where order_id = ${orderId}`.execute(product.db);
  await sql`
    insert into refunds (payment_id, amount_fen, state, reason)
    select id, 100, 'failed', '' from payments where trade_no = 'T2'`.execute(product.db);
  await sql`
    update orders set refund = 'requested', refund_requested_at = clock_now() - interval '5 hours'
    where id = ${orders[0]}`.execute(product.db);
}

test('ranks what is late, what failed and what waits, each with its oldest', async () => {
  const infos = await urgent('admin');
  expect(things(infos)).toEqual([
    'late lateQuotes 1',
    'late lateReviews 1',
    'failed failedRefunds 1',
    'failed failedJobs 1',
    'failed failedMedia 1',
    'waiting transfers 1',
    'waiting refundRequests 1',
    'waiting refundsDue 1',
    'waiting quotesDue 1',
    'waiting appeals 1',
    'waiting entries 1',
    'waiting corrections 1',
    'waiting reports 1',
    'waiting poorRatings 1',
  ]);
  const hours = new Map(
    infos.map(({ thing, since }) => [thing, Math.round((Date.parse(since) - Date.now()) / 3_600_000)]),
  );
  expect([hours.get('lateQuotes'), hours.get('quotesDue'), hours.get('transfers')]).toEqual([-2, 2, -24]);
});

test.each([
  ['sales', ['late lateQuotes 1', 'waiting quotesDue 1', 'waiting corrections 1']],
  ['finance', ['failed failedRefunds 1', 'waiting transfers 1', 'waiting refundRequests 1', 'waiting refundsDue 1']],
  ['reviewer', ['late lateReviews 1', 'failed failedMedia 1', 'waiting appeals 1']],
  ['coordinator', ['waiting entries 1']],
  ['editor', ['waiting reports 1', 'waiting poorRatings 1']],
])('%s sees only what they can deal with', async (role, expected) => {
  expect(things(await urgent(role))).toEqual(expected);
});

test('is for staff', async () => {
  expect((await product.call('/office/urgent', {})).status).toBe(401);
  expect((await product.call('/office/urgent', {}, { token: await signIn(product, 'buyer') })).status).toBe(403);
});
