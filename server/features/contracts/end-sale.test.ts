import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { mailsTo } from '#tests/support/applications.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const { db } = product;
const ctx = systemContext(product.services, 'test');
const never = new AbortController().signal;
const account = 'photographer@framehall.test';
const { id: userId } = (await sql<{ id: number }>`select id from users where email = ${account}`.execute(db)).rows[0]!;

const answer = async (given: 'agree' | 'reject') => {
  if (given === 'reject') await sql`delete from agreement_answers`.execute(db);
  await sql`update users set sign_flag = 2 where id = ${userId}`.execute(db);
  const token = await signIn(product, 'photographer');
  return () => product.call(`/user/protocol/${given}`, {}, { token });
};
const contract = async (ended: boolean) => {
  const token = await signIn(product, 'finance');
  const terms = { userId, videos: !ended, photos: !ended, ended, reason: 'Agreed' };
  return () => product.call('/office/contract/set', terms, { token });
};
const stateOf = async (id: number) =>
  (await db.selectFrom('materials').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const subjects = async () => (await mailsTo(product, account)).map(({ subject }) => subject);

/** Waits until so many statements wait for a lock in this database. */
const waiting = async (count: number) =>
  await expect
    .poll(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows.length;
      },
      { timeout: 60_000 },
    )
    .toBe(count);

/** Lets one begin and stop where it would write to the trail, then the other; both go on. */
async function meet(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<unknown[]> {
  const both = await db.transaction().execute(async (tx) => {
    await sql`lock table audit_events in share row exclusive mode`.execute(tx);
    const first = one();
    await waiting(1);
    const second = other();
    await waiting(2);
    return { done: Promise.all([first, second]) };
  });
  return await both.done;
}

beforeEach(async () => {
  await product.moveTime('0 days');
});

test.each([
  ['who signs', 'agreements.end-sale', () => answer('reject'), () => answer('agree')],
  ['whose contract goes on', 'contracts.end-sale', () => contract(true), () => contract(false)],
] as const)('somebody %s while sales end keeps works on sale, whoever is first', async (_, job, end, goOn) => {
  const work = await makeMaterial(product, { kind: 'photo' });
  const endSale = () => workers[job](ctx, {}, never);
  const resume = () => workers['contracts.resume-sale'](ctx, { userId }, never);
  expect(await (await end())()).toMatchObject({ status: 200 });
  await product.moveTime('30 days 1 minute');
  await sql`delete from messages`.execute(db);
  expect(await meet(await goOn(), endSale)).toMatchObject([{ status: 200 }, undefined]);
  expect(await stateOf(work)).toBe('online');
  expect(await subjects()).not.toContain('您的作品已下架');

  await (
    await end()
  )();
  await product.moveTime('60 days 2 minutes');
  expect(await meet(endSale, await goOn())).toMatchObject([undefined, { status: 200 }]);
  expect(await stateOf(work)).toBe('offline');
  await resume();
  expect(await stateOf(work)).toBe('online');
});

test('who rejects anew after owners were listed has another thirty days', async () => {
  const work = await makeMaterial(product, { kind: 'photo' });
  await (
    await answer('reject')
  )();
  await product.moveTime('30 days 1 minute');
  const { ending } = await db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${userId} for update`.execute(tx);
    const job = workers['agreements.end-sale'](ctx, {}, never);
    await waiting(1);
    await sql`delete from agreement_answers`.execute(tx);
    await sql`
      insert into agreement_answers (user_id, version, answer, signer)
      values (${userId}, 1, 'rejected', '陆远')`.execute(tx);
    return { ending: job };
  });
  await ending;
  expect(await stateOf(work)).toBe('online');
});
