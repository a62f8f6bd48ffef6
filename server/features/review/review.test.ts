import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { transaction } from '#server/context.ts';
import { systemContext } from '#server/system-context.ts';
import { drawSecondLooks, handIn, handInAgain, settle } from '#tests/support/reviews.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { decisionsOf, openReview, queuePlaces, withdrawReview } from './review.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
await drawSecondLooks(product, 0);
const ctx = systemContext(product.services, 'test');
const reviewer = await signIn(product, 'reviewer');

/** Stops the clock at a moment, such as `2026-03-06 10:00+08`. */
async function standAt(moment: string): Promise<void> {
  const body = sql.lit(`select timestamptz '${moment}'`);
  await sql`create or replace function clock_now() returns timestamptz language sql stable as ${body}`.execute(
    product.db,
  );
}

async function dueOf(id: number): Promise<string | undefined> {
  const row = await product.db.selectFrom('reviews').select('dueAt').where('id', '=', id).executeTakeFirst();
  return row?.dueAt.toISOString();
}

describe('what was promised', () => {
  test.each([
    ['a Tuesday', '2026-03-03 10:00+08', 'first', '2026-03-06T10:30:00.000Z'],
    ['a Friday evening', '2026-03-06 23:30+08', 'again', '2026-03-11T10:30:00.000Z'],
    ['a Sunday', '2026-03-08 12:00+08', 'first', '2026-03-11T10:30:00.000Z'],
    ['a Friday in China that is Thursday in UTC', '2026-03-06 02:00+08', 'first', '2026-03-11T10:30:00.000Z'],
    ['a Wednesday, as an appeal', '2026-03-04 10:00+08', 'appeal', '2026-03-11T10:30:00.000Z'],
    ['the day before a long holiday', '2026-09-30 10:00+08', 'first', '2026-10-10T10:30:00.000Z'],
  ] as const)(
    '[D11] what came on %s is due when the office closes on the promised working day',
    async (_, at, round, due) => {
      await standAt(at);
      const { id } = await handIn(product, { round });
      expect(await dueOf(id)).toBe(due);
    },
  );

  test('[D11] a material waits once, and is appealed once', async () => {
    await product.moveTime('0 days');
    const { materialId } = await handIn(product);
    expect(await openReview(ctx, { materialId, round: 'first', request: '' })).toMatchObject({
      code: 'changed-meanwhile',
    });
    expect(await withdrawReview(ctx, materialId)).toBeUndefined();
    expect(await withdrawReview(ctx, materialId)).toMatchObject({ code: 'changed-meanwhile' });
    expect(await openReview(ctx, { materialId, round: 'appeal', request: 'Look again' })).toBeUndefined();
    expect(await withdrawReview(ctx, materialId)).toMatchObject({ code: 'changed-meanwhile' });
    await sql`update reviews set state = 'decided', verdict = 'reject' where material_id = ${materialId} and round = 'appeal'`.execute(
      product.db,
    );
    expect(await openReview(ctx, { materialId, round: 'appeal', request: 'Again' })).toMatchObject({
      code: 'changed-meanwhile',
    });
  });

  test('what is undone with its transaction was never opened', async () => {
    const { materialId } = await handIn(product);
    must(await withdrawReview(ctx, materialId));
    const failed = transaction(ctx, async (tx) => {
      must(await openReview(tx, { materialId, round: 'first', request: '' }));
      throw new Error('something else failed');
    });
    await expect(failed).rejects.toThrow('something else');
    expect((await queuePlaces(product.db, [materialId])).size).toBe(0);
  });
});

test('[D11] an owner sees their place, and the deadline of the desk, however slow it was', async () => {
  await sql`delete from reviews`.execute(product.db);
  await standAt('2026-03-03 10:00+08');
  const first = await handIn(product);
  const second = await handIn(product);
  await sql`update reviews set due_at = due_at - interval '1 day' where id = ${second.id}`.execute(product.db);
  const decided = await handIn(product);
  await sql`
    update reviews set state = 'decided', verdict = 'approve', decided_at = clock_now() - interval '13 days'
    where id = ${decided.id}`.execute(product.db);
  expect([...(await queuePlaces(product.db, [first.materialId, second.materialId, 999_999]))]).toEqual([
    [second.materialId, { position: 1, dueAt: '2026-03-05T10:30:00.000Z', overdue: false }],
    [first.materialId, { position: 2, dueAt: '2026-03-06T10:30:00.000Z', overdue: false }],
  ]);
  await standAt('2026-03-05 18:31+08');
  expect([...(await queuePlaces(product.db, [first.materialId, second.materialId]))]).toEqual([
    [second.materialId, { position: 1, dueAt: '2026-03-05T10:30:00.000Z', overdue: true }],
    [first.materialId, { position: 2, dueAt: '2026-03-06T10:30:00.000Z', overdue: false }],
  ]);
  expect((await queuePlaces(product.db, [])).size).toBe(0);
});

test('[D11] an owner sees what was decided and why, never by whom, and never a second look', async () => {
  await product.moveTime('0 days');
  const { materialId, id } = await handIn(product);
  const call = (path: string, input: object) => product.call(`/office/review/${path}`, input, { token: reviewer });
  await call('claim', { ids: [id] });
  const region = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
  const reasons = [{ code: 'release-model', words: 'The man on the left', region }];
  const reply = await call('decide', { ids: [id], verdict: 'return', reasons, note: 'Nice light' });
  expect(reply.body).toMatchObject({ done: [id], left: [] });
  await settle(product);
  await sql`
    insert into reviews (material_id, kind, round, state, verdict, about_id, due_at)
    values (${materialId}, 'photo', 'second', 'decided', 'reject', ${id}, clock_now())`.execute(product.db);
  const decisions = (await decisionsOf(product.db, [materialId, 999_999])).get(materialId);
  expect(decisions).toEqual([
    {
      round: 'first',
      verdict: 'return',
      reasons: [{ code: 'release-model', words: 'The man on the left', atSeconds: null, region }],
      note: 'Nice light',
      decidedAt: expect.any(String),
    },
  ]);
  await handInAgain(product, materialId, { from: 'returned', round: 'again' });
  expect((await decisionsOf(product.db, [materialId])).get(materialId)).toHaveLength(1);
});

test('a second look at what has changed since is not wanted any more', async () => {
  const { materialId, id } = await handIn(product);
  await sql`update reviews set state = 'decided', verdict = 'return' where id = ${id}`.execute(product.db);
  await sql`update materials set state = 'returned' where id = ${materialId}`.execute(product.db);
  await sql`
    insert into reviews (material_id, kind, round, about_id, due_at)
    values (${materialId}, 'photo', 'second', ${id}, clock_now())`.execute(product.db);
  await handInAgain(product, materialId, { from: 'returned', round: 'again' });
  const rows = await product.db
    .selectFrom('reviews')
    .select(['round', 'state'])
    .where('materialId', '=', materialId)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { round: 'first', state: 'decided' },
    { round: 'second', state: 'withdrawn' },
    { round: 'again', state: 'open' },
  ]);
});
