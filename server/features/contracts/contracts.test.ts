import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { outcomesOf, problemOf } from '#tests/support/applications.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { handIn } from '#tests/support/reviews.ts';
import { endSale } from './contracts.jobs.ts';
import { resumeSale } from './contracts.ts';

const product = await startProduct();
const { db } = product;
const ctx = systemContext(product.services, 'test');
const userOf = async (name: string) =>
  (await sql<{ id: number }>`select id from users where email = ${`${name}@framehall.test`}`.execute(db)).rows[0]!.id;
const userId = await userOf('photographer');
await anotherPhotographer(product);

let [finance, photographer] = ['', ''];
const login = async () => {
  [finance, photographer] = [await signIn(product, 'finance'), await signIn(product, 'photographer')];
};
const GOING_ON = { videos: true, photos: true, ended: false, reason: 'Agreed' };
const ENDED = { videos: false, photos: false, ended: true, reason: 'Rights reports' };
const set = (more: object = {}, token = finance) =>
  product.call('/office/contract/set', { userId, ...GOING_ON, ...more }, { token });
const read = async (of = userId) =>
  await product.call('/office/contract/photographer', { userId: of }, { token: finance });
const begin = (kind: string, fileName: string) =>
  product.call(`/upload/token/${kind}`, { fileName, fileSize: 20_000_000 }, { token: photographer });
const mails = async () =>
  (
    await sql<{ subject: string; body: string }>`
    select subject, body from messages where recipient = 'photographer@framehall.test' order by id`.execute(db)
  ).rows;

beforeEach(async () => {
  await product.moveTime('0 days');
  await login();
  await set({ reason: 'as before' });
  await sql`delete from messages`.execute(db);
});

test('is for finance and administrators', async () => {
  for (const name of ['buyer', 'photographer', 'sales', 'reviewer', 'editor']) {
    const token = await signIn(product, name);
    expect((await set({}, token)).status, name).toBe(403);
    expect((await product.call('/office/contract/photographer', { userId }, { token })).status, name).toBe(403);
  }
  expect((await product.call('/office/contract/set', { userId, ...ENDED })).status).toBe(401);
});

test('buyers and unknown people have none', async () => {
  for (const other of [await userOf('buyer'), 999_999]) {
    expect((await set({ userId: other, videos: false })).status).toBe(404);
    expect((await read(other)).status).toBe(404);
  }
});

test.each([
  ['an end with uploads', { ended: true }],
  ['no reason', { videos: false, reason: ' ' }],
  ['no answer about videos', { videos: undefined }],
])('%s is refused', async (_what, more) => {
  expect((await set(more)).status).toBe(400);
});

test('what is so already is not set again', async () => {
  expect(problemOf(await set())).toEqual([409, 'already-set']);
});

describe('what may be uploaded', () => {
  test('is in the session, is kept to, and told', async () => {
    expect((await set({ videos: false, reason: 'Photos only' })).status).toBe(200);
    const { body } = await product.call('/session', {}, { token: photographer });
    expect(body.data).toMatchObject({ videoFlag: 0, photoFlag: 1 });
    expect(problemOf(await begin('video', 'a.mp4'))).toEqual([403, 'not-allowed']);
    expect((await begin('photo', 'a.jpg')).status).toBe(200);
    expect((await read()).body).toMatchObject({ videos: false, photos: true, ended: false, offSaleAt: null });
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject: '您的上传权限有变更' });
    expect(mail?.body).toContain('您可以上传图片，不能上传视频。\n\n原因：Photos only');
  });

  test('is nobody’s to say of themselves', async () => {
    await sql`update users set roles = '{finance}' where id = ${userId}`.execute(db);
    expect(problemOf(await set({ photos: false }, photographer))).toEqual([409, 'own-terms']);
    await sql`update users set roles = '{}' where id = ${userId}`.execute(db);
    expect((await read()).body).toMatchObject({ videos: true, photos: true, ended: false });
  });

  test('of two at once, one is set', async () => {
    const replies = await Promise.all([set({ videos: false }), set({ videos: false })]);
    expect(outcomesOf(replies)).toEqual(['already-set', 'done']);
  });

  test('everything that was set stays, with who set it and why', async () => {
    await set({ photos: false, reason: 'Videos only' });
    expect((await read()).body.history[0]).toMatchObject({
      videos: true,
      photos: false,
      ended: false,
      reason: 'Videos only',
      by: expect.any(String),
    });
    await expect(sql`update contract_terms set reason = ''`.execute(db)).rejects.toThrow('never changed');
  });
});

describe('the end of a contract', () => {
  test('nothing is uploaded or submitted any more, and both say why', async () => {
    const { id } = await handIn(product);
    expect((await set(ENDED)).status).toBe(200);
    expect(problemOf(await begin('video', 'a.mp4'))).toEqual([409, 'contract-ended']);
    const submitted = await product.call('/center/submit', { ids: [1] }, { token: photographer });
    expect(problemOf(submitted)).toEqual([409, 'contract-ended']);
    const reviewer = await signIn(product, 'reviewer');
    await product.call('/office/review/claim', { ids: [id] }, { token: reviewer });
    const approved = await product.call(
      '/office/review/decide',
      { ids: [id], verdict: 'approve', reasons: [], note: '' },
      { token: reviewer },
    );
    expect(problemOf(approved)).toEqual([409, 'owner-ended']);
  });

  test('works stay on sale for 30 days; then they go off sale, once, and their owner is told', async () => {
    const own = await makeMaterial(product, { kind: 'video' });
    const others = await makeMaterial(product, { kind: 'video' });
    await sql`update materials set owner_id = ${await userOf('manager')} where id = ${others}`.execute(db);
    await set(ENDED);
    const [told] = await mails();
    expect(told?.subject).toBe('您的签约已终止');
    expect(told?.body).toContain('Rights reports');
    const run = () => endSale(ctx, {}, new AbortController().signal);
    const stateOf = async (id: number) =>
      (await sql<{ state: string }>`select state from materials where id = ${id}`.execute(db)).rows[0]?.state;
    await product.moveTime('29 days 23 hours');
    await run();
    expect(await stateOf(own)).toBe('online');
    await product.moveTime('30 days 1 minute');
    await run();
    await run();
    expect([await stateOf(own), await stateOf(others)]).toEqual(['offline', 'online']);
    const said = (await mails()).filter(({ subject }) => subject === '您的作品已下架');
    expect(said).toHaveLength(1);
    expect(said[0]?.body).toContain('已售出的授权继续有效');
  });

  test('it can go on again', async () => {
    await set(ENDED);
    expect((await read()).body).toMatchObject({ ended: true, offSaleAt: expect.any(String) });
    expect((await set({ reason: 'Signed anew' })).status).toBe(200);
    expect((await read()).body).toMatchObject({ videos: true, photos: true, ended: false, offSaleAt: null });
    expect((await begin('video', 'a.mp4')).status).toBe(200);
  });

  test('then works come back, unless their owner has rejected the agreement', async () => {
    const work = await makeMaterial(product, { kind: 'video' });
    const stateOf = async () =>
      (await sql<{ state: string }>`select state from materials where id = ${work}`.execute(db)).rows[0]?.state;
    const answer = (given: string) =>
      sql`insert into agreement_answers (user_id, version, answer, signer) values (${userId}, 1, ${given}, '林夏')`.execute(
        db,
      );
    await set(ENDED);
    await product.moveTime('30 days 1 minute');
    await endSale(ctx, {}, new AbortController().signal);
    await resumeSale(ctx, { userId });
    expect(await stateOf()).toBe('offline');
    await login();
    await sql`delete from pgboss.job where name = 'contracts.resume-sale'`.execute(db);
    await answer('rejected');
    await set({ reason: 'Signed anew' });
    await set({ photos: false });
    const { rows: jobs } = await sql`select data from pgboss.job where name = 'contracts.resume-sale'`.execute(db);
    expect(jobs).toMatchObject([{ data: { userId } }]);
    await resumeSale(ctx, { userId });
    expect(await stateOf()).toBe('offline');
    await answer('agreed');
    await resumeSale(ctx, { userId });
    expect(await stateOf()).toBe('online');
    expect((await mails()).at(-1)).toMatchObject({ subject: '您的作品已重新上架' });
  });
});
