import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { transaction } from '#server/context.ts';
import { revokeLicences } from '#server/features/licences/licences.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { mailsTo, problemOf } from '#tests/support/applications.ts';
import { todayInChina } from '#tests/support/buyers.ts';
import { makeLicences } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const { db } = product;
const ctx = systemContext(product.services, 'test');
let finance = await signIn(product, 'finance');
/** Sessions do not outlive the weeks that a test lets pass. */
async function pass(time: string): Promise<void> {
  await product.moveTime(time);
  finance = await signIn(product, 'finance');
}
const call = (path: string, input: object = {}, token = finance) =>
  product.call(`/office/share${path}`, input, { token });
const { rows } = await sql<{ id: number }>`
  select id from users where email = 'photographer@framehall.test'`.execute(db);
const userId = rows[0]!.id;

const rate = (more: object = {}) => ({
  userId,
  kind: null,
  exclusive: null,
  percent: 70,
  effectiveOn: todayInChina(),
  reason: 'first year',
  ...more,
});

/** Sells a work for ¥500.00 and returns how the money was divided. */
async function sell(kind: 'video' | 'photo' = 'video', change = sql``) {
  const materialId = await makeMaterial(product, { kind });
  if (change.compile(db).sql !== '') await sql`update materials set ${change} where id = ${materialId}`.execute(db);
  const { orderId } = await makeLicences(product, { lines: [{ materialId }], amountFen: 50_000 });
  const sold = await salesOf(orderId);
  return { orderId, ...sold[0]! };
}

const salesOf = (orderId: number) =>
  db
    .selectFrom('sales')
    .innerJoin('orderLines', 'orderLines.id', 'sales.lineId')
    .select([
      'sales.priceFen',
      'sales.discountFen',
      'sales.amountFen',
      'sales.vatFen',
      'sales.netFen',
      'sales.sharePercent',
      'sales.shareFen',
      'sales.exclusive',
      'sales.agreementVersion',
      'sales.rateId',
    ])
    .where('orderLines.orderId', '=', orderId)
    .orderBy('sales.id')
    .execute();

const AGREED = {
  priceFen: 50_000,
  discountFen: 0,
  amountFen: 50_000,
  vatFen: 2830,
  netFen: 47_170,
  sharePercent: 50,
  shareFen: 23_585,
  exclusive: false,
  agreementVersion: 1,
  rateId: null,
};

test('every call of the desk is for finance; anybody may read what the agreement pays', async () => {
  expect(await (await fetch(`${product.url}/share/rates`)).json()).toMatchObject({ standard: 50, exclusive: 60 });
  const inputs: [string, object][] = [
    ['/everybody', {}],
    ['/photographer', { userId }],
    ['/setRate', rate()],
    ['/setStanding', { userId, exclusive: true, effectiveOn: todayInChina(), reason: 'x' }],
  ];
  for (const name of ['buyer', 'photographer', 'reviewer', 'sales', 'editor']) {
    const token = await signIn(product, name);
    for (const [path, input] of inputs) expect((await call(path, input, token)).status, `${name} ${path}`).toBe(403);
  }
  for (const [path, input] of inputs)
    expect((await product.call(`/office/share${path}`, input)).status, path).toBe(401);
});

describe('a sale', () => {
  test('[C34] is divided by the agreement when the licence is issued, to the fen', async () => {
    expect(await sell()).toMatchObject(AGREED);
  });

  test('[C34] of the house or of pond5 has no share', async () => {
    const none = { sharePercent: 0, shareFen: 0, agreementVersion: null, rateId: null, netFen: 47_170 };
    expect(await sell('video', sql`source = 'pond5'`)).toMatchObject(none);
    const house = sql`owner_id = (select id from users where email = 'editor@framehall.test')`;
    expect(await sell('photo', house)).toMatchObject(none);
  });

  test('keeps its share for ever: neither a new rate nor anybody changes it, and it is taken back as it was', async () => {
    const { orderId } = await sell();
    const { body } = await call('/setRate', rate({ percent: 80 }));
    expect(await sell()).toMatchObject({ sharePercent: 80, shareFen: 37_736, rateId: body.id });
    expect(await salesOf(orderId)).toEqual([AGREED]);
    await transaction(ctx, (tx) => revokeLicences(tx, orderId, 'refunded'));
    expect(await salesOf(orderId)).toMatchObject([
      AGREED,
      {
        priceFen: -50_000,
        amountFen: -50_000,
        vatFen: -2830,
        netFen: -47_170,
        sharePercent: 50,
        shareFen: -23_585,
        agreementVersion: 1,
      },
    ]);
    await expect(sql`update sales set share_fen = 1`.execute(db)).rejects.toThrow('never changed');
    await expect(sql`update share_rates set percent = 1`.execute(db)).rejects.toThrow('never changed');
    await expect(sql`delete from share_rates`.execute(db)).rejects.toThrow('never changed');
  });
});

describe('a rate', () => {
  test('for one type goes before that for every type, the photographer’s before everybody’s; an ended one is gone', async () => {
    const soon = todayInChina(40);
    await call('/setRate', rate({ kind: 'photo', percent: 90 }));
    await call('/setRate', rate({ userId: undefined, kind: 'video', exclusive: false, percent: 95 }));
    const current = async () => (await call('/photographer', { userId })).body.current as { percent: number }[];
    expect((await current()).map(({ percent }) => percent)).toEqual([80, 90, 80, 80]);
    expect((await call('/setRate', rate({ percent: null, effectiveOn: soon }))).status).toBe(200);
    await pass('41 days');
    expect((await current()).map(({ percent }) => percent)).toEqual([95, 90, 50, 50]);
    const listed = await call('/everybody');
    expect(listed.body.rates).toMatchObject([
      { kind: 'video', exclusive: false, percent: 95, by: 'He Qing · Finance' },
    ]);
    await pass('0 seconds');
  });

  test('that pays less is told 30 days ahead, and none begins in the past', async () => {
    const soon = [400, 'bad-input'];
    expect(problemOf(await call('/setRate', rate({ percent: 60 })))).toEqual(soon);
    expect(problemOf(await call('/setRate', rate({ percent: 60, effectiveOn: todayInChina(29) })))).toEqual(soon);
    expect(problemOf(await call('/setRate', rate({ percent: null })))).toEqual(soon);
    expect(problemOf(await call('/setRate', rate({ percent: 99, effectiveOn: todayInChina(-1) })))).toEqual(soon);
    const common = { userId: undefined, kind: 'music', exclusive: true, effectiveOn: todayInChina(5) };
    expect(problemOf(await call('/setRate', rate({ ...common, percent: 59 })))).toEqual(soon);
    expect((await call('/setRate', rate({ ...common, percent: 61 }))).status).toBe(200);
  });

  test('is told by mail when it is set, and its owner sees what comes', async () => {
    const newcomer = await anotherPhotographer(product);
    const { rows: own } = await sql<{ id: number; email: string }>`
      select id, email from users where email = 'manager@framehall.test'`.execute(db);
    const { id, email } = own[0]!;
    const from = todayInChina(30);
    expect((await call('/setRate', rate({ userId: id, kind: 'photo', percent: 45, effectiveOn: from }))).status).toBe(
      200,
    );
    const { body } = await product.call('/share/mine', {}, { token: newcomer });
    expect(body.coming).toContainEqual({ kind: 'photo', effectiveOn: from, before: 50, percent: 45 });
    const [told] = (await mailsTo(product, email)).slice(-1);
    expect(told?.subject).toBe('您的分成比例有变更');
    expect(told?.body).toContain('图片 50% → 45%\n');
    expect(told?.body).toContain('/MaterialCenter?tab=agreement');
    const mails = (await mailsTo(product, email)).length;
    // Nothing changes for whoever has a rate of their own.
    await call('/setRate', rate({ userId: id, kind: 'photo', percent: 45, effectiveOn: todayInChina(31) }));
    expect(await mailsTo(product, email)).toHaveLength(mails);
    for (const token of [finance, await signIn(product, 'buyer')])
      expect((await product.call('/share/mine', {}, { token })).status).toBe(403);
  });

  test('of everybody is told once to whom it concerns', async () => {
    const effectiveOn = todayInChina(35);
    const common = { userId: undefined, kind: 'effect', exclusive: false, effectiveOn, percent: 40 };
    const { body } = await call('/setRate', rate(common));
    const { rows: jobs } = await sql<{ data: { rateId: number; before: number; percent: number } }>`
      select data from pgboss.job where name = 'shares.tell' order by created_on desc limit 1`.execute(db);
    expect(jobs[0]?.data).toMatchObject({ rateId: body.id, before: 50, percent: 40 });
    const never = new AbortController().signal;
    for (let time = 0; time < 2; time += 1) await workers['shares.tell'](ctx, jobs[0]!.data, never);
    const { rows: told } = await sql<{ recipient: string }>`
      select recipient from messages where body like '%音效 50% → 40%%' order by recipient`.execute(db);
    // The other photographer has a rate of their own on that day.
    expect(told.map(({ recipient }) => recipient)).toEqual(['manager@framehall.test']);
  });

  test.each([
    ['for everybody and every type', { userId: undefined, kind: null, exclusive: false }],
    ['for everybody, exclusive or not', { userId: undefined, kind: 'photo' }],
    ['of nothing', { percent: 0 }],
    ['of more than everything', { percent: 101 }],
    ['of a fraction', { percent: 50.5 }],
    ['without a reason', { reason: '' }],
    ['from no day', { effectiveOn: '2026-02-30' }],
  ])('%s is refused', async (_what, more) => {
    expect((await call('/setRate', rate(more))).status).toBe(400);
  });

  test('nobody sets what they get themselves', async () => {
    const own = await signIn(product, 'photographer');
    const terms = { exclusive: true, effectiveOn: todayInChina(), reason: 'mine' };
    await sql`update users set roles = '{finance}' where id = ${userId}`.execute(db);
    expect((await call('/photographer', { userId }, own)).body.own).toBe(true);
    expect(problemOf(await call('/setRate', rate({ percent: 99 }), own))).toEqual([409, 'own-terms']);
    expect(problemOf(await call('/setStanding', { userId, ...terms }, own))).toEqual([409, 'own-terms']);
    await sql`update users set roles = '{}' where id = ${userId}`.execute(db);
    const { body } = await call('/photographer', { userId });
    expect(body).toMatchObject({ own: false, exclusive: false, standings: [] });
    expect((body.rates as { percent: number }[]).map(({ percent }) => percent)).not.toContain(99);
  });

  test('is for photographers only', async () => {
    for (const nobody of [999_999, 1]) {
      expect((await call('/setRate', rate({ userId: nobody }))).status).toBe(404);
      expect((await call('/photographer', { userId: nobody })).status).toBe(404);
    }
  });
});

test('an exclusive photographer gets the exclusive share from that day on, and the trail tells who said so', async () => {
  await pass('50 days');
  // More than others get for it, so that no share gets lower.
  const most = { userId: undefined, kind: 'video', exclusive: true, percent: 96, effectiveOn: todayInChina(50) };
  expect((await call('/setRate', rate(most))).status).toBe(200);
  const input = { userId, exclusive: true, effectiveOn: todayInChina(50), reason: 'signed' };
  expect((await call('/setStanding', { ...input, effectiveOn: todayInChina(49) })).status).toBe(400);
  expect((await call('/setStanding', { ...input, userId: 1 })).status).toBe(404);
  expect((await call('/setStanding', input)).status).toBe(200);
  const { body } = await call('/photographer', { userId });
  expect(body).toMatchObject({ exclusive: true, standings: [{ exclusive: true, reason: 'signed' }] });
  expect(body.current).toMatchObject([{ percent: 96 }, { percent: 90 }, { percent: 61 }, { percent: 60 }]);
  const trail = await db
    .selectFrom('auditEvents')
    .select(['actor', 'after', 'reason'])
    .where('action', '=', 'share.standing-set')
    .execute();
  expect(trail).toMatchObject([{ actor: '财务 · 何青', after: { exclusive: true }, reason: 'signed' }]);
  await pass('0 seconds');
});

test('ending exclusivity lowers a share 30 days later at the earliest, and at once where a rate keeps it', async () => {
  await pass('100 days');
  const input = { userId, exclusive: false, effectiveOn: todayInChina(129), reason: 'sells elsewhere' };
  const current = async () =>
    ((await call('/photographer', { userId })).body.current as { percent: number }[]).map(({ percent }) => percent);
  expect(await current()).toEqual([96, 90, 61, 60]);
  for (const effectiveOn of [todayInChina(100), todayInChina(129)])
    expect(problemOf(await call('/setStanding', { ...input, effectiveOn }))).toEqual([400, 'bad-input']);
  expect((await call('/photographer', { userId })).body).toMatchObject({ exclusive: true });
  expect((await call('/setStanding', { ...input, effectiveOn: todayInChina(130) })).status).toBe(200);
  expect(await current()).toEqual([96, 90, 61, 60]);
  await pass('131 days');
  expect(await current()).toEqual([95, 90, 50, 40]);
  // A rate for every type holds whether somebody is exclusive or not, so that nothing gets lower.
  await call('/setRate', rate({ kind: null, percent: 97, effectiveOn: todayInChina(131) }));
  await call('/setRate', rate({ kind: 'photo', percent: 97, effectiveOn: todayInChina(131) }));
  for (const exclusive of [true, false])
    expect((await call('/setStanding', { ...input, exclusive, effectiveOn: todayInChina(131) })).status).toBe(200);
  expect(await current()).toEqual([97, 97, 97, 97]);
  await pass('0 seconds');
});
