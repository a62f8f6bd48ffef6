import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { drawSecondLooks, handIn, handInAgain, settle } from '#tests/support/reviews.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
await sql`update users set roles = roles || '{reviewer}' where email = 'editor@framehall.test'`.execute(product.db);
const [admin, reviewer, other, owner] = [
  await signIn(product, 'admin'),
  await signIn(product, 'reviewer'),
  await signIn(product, 'editor'),
  await signIn(product, 'photographer'),
];
const desk = (path: string, input: object = {}, token: string | undefined = reviewer) =>
  product.call(`/office/review/${path}`, input, { token });
const runJob = () => workers['review.settle'](ctx, {}, AbortSignal.timeout(60_000));

const reject = { verdict: 'reject', reasons: [{ code: 'value-common' }] };
async function decide(ids: number[], input: object = { verdict: 'approve' }, token = reviewer): Promise<void> {
  await desk('claim', { ids }, token);
  expect((await desk('decide', { ids, ...input }, token)).body).toMatchObject({ done: ids, left: [] });
}

async function stateOf(materialId: number): Promise<string | undefined> {
  const row = await product.db.selectFrom('materials').select('state').where('id', '=', materialId).executeTakeFirst();
  return row?.state;
}

async function mails(): Promise<number> {
  const rows = await product.db.selectFrom('messages').select('recipient').execute();
  return rows.filter(({ recipient }) => recipient === 'photographer@framehall.test').length;
}

async function waitingJobs(name: string): Promise<{ seconds: number }[]> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from start_after - created_on)::float8 as seconds from pgboss.job
    where name = ${name} and state = 'created' order by created_on desc`.execute(product.db);
  return rows;
}

const history = async (id: number) =>
  (await product.call('/office/material/history', { id }, { token: admin })).body.infos as {
    action: string;
    actor: string;
  }[];

beforeEach(async () => {
  await product.moveTime('0 days');
  await drawSecondLooks(product, 0);
  await settle(product);
  await catchUp(product);
  await sql`delete from messages`.execute(product.db);
});

describe('the ten seconds after a decision', () => {
  test('[D11] nothing is published, told or indexed; then everything is, once', async () => {
    const { id, materialId } = await handIn(product, { description: { titleEn: 'Xylophone on a dune' } });
    await decide([id]);
    await product.moveTime('4 seconds');
    await runJob();
    expect(await stateOf(materialId)).toBe('pending');
    expect(await mails()).toBe(0);
    expect(await waitingJobs('search.update')).toEqual([]);
    await catchUp(product);
    expect(idsOf(await search(product, { type: 'pic', keyword: 'xylophone' }))).toEqual([]);

    await product.moveTime('10 seconds');
    await Promise.all([runJob(), runJob()]);
    await runJob();
    expect(await stateOf(materialId)).toBe('online');
    expect(await mails()).toBe(1);
    await catchUp(product);
    expect(idsOf(await search(product, { type: 'pic', keyword: 'xylophone' }))).toEqual([materialId]);
    const events = (await history(materialId)).filter(({ action }) => action === 'material.online');
    expect(events).toMatchObject([{ actor: 'Zhou Yu · Review' }]);
  });

  test('[D11] the server does it, also when the reviewer closes the page', async () => {
    await sql`delete from pgboss.job where name = 'review.settle'`.execute(product.db);
    await decide([(await handIn(product)).id]);
    expect(await waitingJobs('review.settle')).toEqual([{ seconds: 10 }]);
  });

  test('[D11] its owner sees it in review, and nobody else reviews it', async () => {
    const { id, materialId } = await handIn(product);
    await decide([id], reject);
    const { infos } = (await product.call('/center/list', { kind: 'photo', tab: 'pending' }, { token: owner })).body;
    expect(infos.find((row: { id: number }) => row.id === materialId)).toMatchObject({
      state: 'pending',
      queue: { position: 1 },
      decision: null,
      mayAppeal: false,
    });
    const withdrawn = await product.call('/center/withdraw', { ids: [materialId] }, { token: owner });
    expect(withdrawn.body).toMatchObject({ done: [], left: [{ id: materialId, why: 'state' }] });
    expect((await product.call('/center/appeal', { id: materialId, request: 'x' }, { token: owner })).status).toBe(409);

    expect((await desk('next', { count: 9 }, other)).body.ids).not.toContain(id);
    expect((await desk('claim', { ids: [id] }, other)).status).toBe(409);
    expect((await desk('decide', { ids: [id], verdict: 'approve' })).status).toBe(409);
    expect((await desk('detail', { id }, other)).status).toBe(404);
    expect((await desk('detail', { id })).body.review.decision).toMatchObject({ verdict: 'reject' });
    await settle(product);
    expect(await stateOf(materialId)).toBe('rejected');
  });

  test('[D11] what came back does not look mended already', async () => {
    const { id, materialId } = await handIn(product);
    await decide([id], { verdict: 'return', reasons: [{ code: 'metadata-title' }] });
    await product.moveTime('10 seconds');
    await runJob();
    const { infos } = (await product.call('/center/list', { kind: 'photo', tab: 'returned' }, { token: owner })).body;
    const row = infos.find((one: { id: number }) => one.id === materialId);
    expect(Date.parse(row.decision.decidedAt)).toBeGreaterThanOrEqual(Date.parse(row.changedAt));
  });

  test('a decision that cannot take effect does not hold up the others', async () => {
    const [broken, whole] = [await handIn(product), await handIn(product)];
    await decide([broken.id]);
    await decide([whole.id], reject);
    await sql`update materials set state = 'incomplete' where id = ${broken.materialId}`.execute(product.db);
    await expect(settle(product)).rejects.toThrow('could not take effect');
    expect(await stateOf(whole.materialId)).toBe('rejected');
    await sql`update materials set state = 'pending' where id = ${broken.materialId}`.execute(product.db);
    await runJob();
    expect(await stateOf(broken.materialId)).toBe('online');
  });
});

describe('taking a decision back', () => {
  const row = (id: number) =>
    product.db
      .selectFrom('reviews')
      .select(['state', 'verdict', 'reasons', 'note', 'decidedBy', 'decidedAt', 'settlesAt'])
      .where('id', '=', id)
      .executeTakeFirst();

  test('[D11] leaves nothing of it, and the work with its reviewer, who decides otherwise', async () => {
    const [one, two] = [await handIn(product), await handIn(product)];
    const ids = [one.id, two.id];
    await decide(ids, { ...reject, note: 'Sorry' });
    await product.moveTime('4 seconds');
    expect((await desk('takeBack', { ids: [...ids, 999_999] })).body).toMatchObject({ done: ids, left: [999_999] });
    expect(await row(one.id)).toEqual({
      state: 'open',
      verdict: null,
      reasons: [],
      note: '',
      decidedBy: null,
      decidedAt: null,
      settlesAt: null,
    });
    expect((await desk('detail', { id: one.id })).body.review).toMatchObject({ claim: { mine: true }, decision: null });
    await product.moveTime('1 minute');
    await runJob();
    expect(await stateOf(one.materialId)).toBe('pending');
    expect(await mails()).toBe(0);
    expect((await history(one.materialId))[0]).toMatchObject({
      action: 'material.decision-taken-back',
      actor: 'Zhou Yu · Review',
      before: { verdict: 'reject' },
    });
    await decide([one.id]);
    await settle(product);
    expect([await stateOf(one.materialId), await stateOf(two.materialId)]).toEqual(['online', 'pending']);
  });

  test('[D11] is for whoever decided, and only before it takes effect', async () => {
    const { id, materialId } = await handIn(product);
    await decide([id]);
    for (const token of [other, admin]) expect((await desk('takeBack', { ids: [id] }, token)).status).toBe(409);
    expect((await desk('takeBack', { ids: [999_999] })).status).toBe(409);
    expect((await desk('takeBack', { ids: [] })).status).toBe(400);
    await product.moveTime('10 seconds');
    await runJob();
    const { status, body } = await desk('takeBack', { ids: [id] });
    expect([status, body.problem]).toEqual([409, 'changed-meanwhile']);
    expect(await stateOf(materialId)).toBe('online');
  });

  test('thirty at once take it back once', async () => {
    const { id, materialId } = await handIn(product);
    await decide([id]);
    const replies = await Promise.all(Array.from({ length: 30 }, () => desk('takeBack', { ids: [id] })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const taken = (await history(materialId)).filter(({ action }) => action === 'material.decision-taken-back');
    expect(taken).toHaveLength(1);
  });

  test('[D11] taken back or in effect: never both, however they meet', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, materialId } = await handIn(product);
      await decide([id]);
      await sql`delete from messages`.execute(product.db);
      const [reply] = await Promise.all([desk('takeBack', { ids: [id] }), settle(product)]);
      const back = reply.status === 200;
      expect(await stateOf(materialId)).toBe(back ? 'pending' : 'online');
      expect(await mails()).toBe(back ? 0 : 1);
      expect((await row(id))?.state).toBe(back ? 'open' : 'decided');
    }
  });

  test('[D11] who took a rejection back has not decided, and may take the appeal', async () => {
    const { id, materialId } = await handIn(product);
    await decide([id], reject);
    await desk('takeBack', { ids: [id] });
    await desk('release', { ids: [id] });
    await decide([id], reject, other);
    await settle(product);
    const appeal = await handInAgain(product, materialId, { from: 'rejected', round: 'appeal', request: 'Rare' });
    expect((await desk('claim', { ids: [appeal] }, other)).body.problem).toBe('decided-before');
    await decide([appeal]);
    await desk('takeBack', { ids: [appeal] });
    await decide([appeal], reject);
    await settle(product);
    expect(await stateOf(materialId)).toBe('rejected');
  });

  test('[D11] a second review is drawn, and taken back, in the same way', async () => {
    await drawSecondLooks(product, 1);
    const { id } = await handIn(product);
    const seconds = () => product.db.selectFrom('reviews').select('id').where('aboutId', '=', id).execute();
    await decide([id]);
    expect(await seconds()).toEqual([]);
    await settle(product);
    const [second] = await seconds();
    await decide([second?.id ?? 0], reject, other);
    expect((await desk('takeBack', { ids: [second?.id ?? 0] }, other)).status).toBe(200);
    await decide([second?.id ?? 0], { verdict: 'approve' }, other);
    await settle(product);
    expect((await desk('list', { view: 'disagreements' }, admin)).body.infos).toEqual([]);
  });
});
