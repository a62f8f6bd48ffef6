import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { must } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { mailsTo, outcomesOf, problemOf } from '#tests/support/applications.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { newPhotographer } from '#tests/support/real-names.ts';
import { endSale, tellPublished } from './agreements.jobs.ts';

const product = await startProduct();
const { db } = product;
const photographer = await signIn(product, 'photographer');
const other = await anotherPhotographer(product);
const admin = await signIn(product, 'admin');

const call = (path: string, input: object = {}, token: string | undefined = photographer) =>
  product.call(`/user/protocol${path}`, input, { token });
const flagOf = async (token = photographer) => (await product.call('/session', {}, { token })).body.data.signFlag;
const ask = (flag: number) => sql`update users set sign_flag = ${flag} where gid = 2`.execute(db);
const upload = (token = photographer) =>
  product.call('/upload/token/photo', { fileName: 'a.jpg', fileSize: 9 }, { token });
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const inDays = (days: number) => new Date(Date.now() + (8 + days * 24) * 3_600_000).toISOString().slice(0, 10);
const next = (after: number, more: object = {}) => ({
  after,
  kind: 'consent',
  titleZh: `协议 ${after + 1}`,
  titleEn: `Agreement ${after + 1}`,
  bodyZh: '一、授权\n您授权帧库。',
  bodyEn: '1. Licence\nYou allow us.',
  sharePercent: 50,
  exclusivePercent: 60,
  effectiveOn: today,
  reason: 'new law',
  ...more,
});
interface Listed {
  version: number;
  agreed: number;
  rejected: number;
  unanswered: number;
}

const publish = (input: object, token = admin) => product.call('/office/agreement/publish', input, { token });

test('every call is for photographers, those of the desk for admins', async () => {
  for (const name of ['buyer', 'reviewer', 'finance']) {
    const token = await signIn(product, name);
    for (const path of ['', '/agree', '/reject']) expect((await call(path, {}, token)).status, path).toBe(403);
    expect((await call('/paper', { version: 1 }, token)).status).toBe(403);
    expect((await product.call('/office/agreement/list', {}, { token })).status).toBe(403);
    expect((await publish(next(1), token)).status).toBe(403);
  }
  for (const path of ['', '/agree', '/reject']) expect((await product.call(`/user/protocol${path}`)).status).toBe(401);
});

describe('[R242] an answer', () => {
  test('agreeing ends in signFlag 0, once, and gives a paper with version and hash', async () => {
    await ask(2);
    await sql`update users set nickname = '远山影像' where email = 'photographer@framehall.test'`.execute(db);
    const { body } = await call('');
    expect(body).toMatchObject({
      signFlag: 2,
      answers: [],
      offSaleAt: null,
      agreement: { version: 1, kind: 'consent' },
    });
    expect(body.agreement.bodyEn).toContain('fifty per cent');
    expect(problemOf(await upload())).toEqual([409, 'agreement-needed']);
    expect(problemOf(await call('/agree', { version: 2 }))).toEqual([409, 'changed-meanwhile']);
    const replies = await Promise.all([call('/agree', { version: 1 }), call('/agree', { version: 1 }), call('/agree')]);
    expect(outcomesOf(replies)).toEqual(['already-set', 'already-set', 'done']);
    expect(await flagOf()).toBe(0);
    expect((await upload()).status).toBe(200);
    const { rows: answers } = await sql`select signer from agreement_answers`.execute(db);
    expect(answers).toEqual([{ signer: '陆远 (远山影像)' }]);
    const [told, ...more] = await mailsTo(product, 'photographer@framehall.test');
    expect([told?.subject, more]).toEqual(['您已签署签约摄影师协议', []]);
    expect(told?.body).toContain('您已以“陆远 (远山影像)”的名义签署签约摄影师协议第 1 版');
    const paper = await call('/paper', { version: 1 });
    const pdf = await (await fetch(paper.body.url)).arrayBuffer();
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await call('/paper', { version: 1 }, other)).status).toBe(404);
    expect((await call('/paper', { version: 9 })).status).toBe(404);
  });

  test('rejecting ends in signFlag 0: no upload and no submission until one signs later', async () => {
    await ask(2);
    const work = await makeMaterial(product, { kind: 'photo' });
    expect((await call('/reject', {}, other)).status).toBe(200);
    expect(await flagOf(other)).toBe(0);
    expect(problemOf(await call('/reject', {}, other))).toEqual([409, 'already-set']);
    expect(problemOf(await upload(other))).toEqual([409, 'agreement-needed']);
    const submitted = await product.call('/center/submit', { ids: [work] }, { token: other });
    expect(problemOf(submitted)).toEqual([409, 'agreement-needed']);
    const { offSaleAt } = (await call('', {}, other)).body;
    const [told, ...more] = await mailsTo(product, 'manager@framehall.test');
    expect([told?.subject, more]).toEqual(['您已拒绝签约摄影师协议', []]);
    const day = new Date(offSaleAt).toLocaleDateString('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long' });
    expect(told?.body).toContain(`您的在售作品将于${day}下架`);
    expect((await call('/agree', {}, other)).status).toBe(200);
    const signed = (await mailsTo(product, 'manager@framehall.test')).at(-1);
    expect(signed?.subject).toBe('您已签署签约摄影师协议');
    expect(signed?.body).toContain('您已以“程野 (素材管理员)”的名义');
    expect((await upload(other)).status).toBe(200);
    await call('/agree');
  });

  test('is signed with the name of the application while none is verified', async () => {
    const { token, account, userId } = await newPhotographer(product);
    await sql`update users set sign_flag = 2, nickname = '苏禾' where id = ${userId}`.execute(db);
    const signer = async () =>
      (await sql<{ signer: string }>`select signer from agreement_answers where user_id = ${userId}`.execute(db)).rows;
    await sql`
      insert into applications (user_id, state, real_name, submitted_at, due_at, decided_at)
      values (${userId}, 'approved', '苏小禾', now(), now(), now())`.execute(db);
    expect((await call('/agree', {}, token)).status).toBe(200);
    expect(await signer()).toEqual([{ signer: '苏小禾 (苏禾)' }]);
    expect((await mailsTo(product, account)).at(-1)?.body).toContain('苏小禾 (苏禾)');
    // The tests below count photographers, and the answers of two.
    await sql`delete from agreement_answers where user_id = ${userId}`.execute(db);
    await sql`update users set gid = 1 where id = ${userId}`.execute(db);
  });

  test('works stay 30 days after a rejection, then they go off sale until one signs', async () => {
    await publish(next(1));
    const work = await makeMaterial(product, { kind: 'photo' });
    const withdrawn = await makeMaterial(product, { kind: 'photo' });
    const stateOf = async (id = work) =>
      (await db.selectFrom('materials').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
    expect((await call('/reject')).status).toBe(200);
    const ctx = systemContext(product.services, 'test');
    must(await moveMaterial(ctx, { id: withdrawn, from: 'online', to: 'offline', by: 'staff', reason: 'a logo' }));
    const never = new AbortController().signal;
    await product.moveTime('29 days 23 hours');
    await endSale(ctx, {}, never);
    expect(await stateOf()).toBe('online');
    await product.moveTime('30 days 1 minute');
    await endSale(ctx, {}, never);
    await endSale(ctx, {}, never);
    expect(await stateOf()).toBe('offline');
    const told = await db.selectFrom('messages').select('body').where('subject', '=', '您的作品已下架').execute();
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain('/MaterialCenter?tab=agreement');
    await product.moveTime('0 seconds');
    const resuming = async () =>
      (
        await sql<{ data: { userId: number } }>`
          select data from pgboss.job where name = 'contracts.resume-sale' order by created_on`.execute(db)
      ).rows;
    const before = (await resuming()).length;
    expect((await call('/agree')).status).toBe(200);
    const jobs = await resuming();
    expect(jobs).toHaveLength(before + 1);
    // What staff took off sale stays there.
    for (let time = 0; time < 2; time += 1) await workers['contracts.resume-sale'](ctx, jobs.at(-1)!.data, never);
    expect([await stateOf(), await stateOf(withdrawn)]).toEqual(['online', 'offline']);
    const again = await db.selectFrom('messages').select('body').where('subject', '=', '您的作品已重新上架').execute();
    expect(again).toHaveLength(1);
  });
});

describe('a version', () => {
  test('can never be changed', async () => {
    await expect(sql`update agreements set title_zh = 'x'`.execute(db)).rejects.toThrow('never changed');
    await expect(sql`delete from agreements`.execute(db)).rejects.toThrow('never changed');
  });

  test('asks all photographers, or tells them; who has to agree is still asked', async () => {
    await ask(0);
    await sql`update users set sign_flag = 2 where email = 'manager@framehall.test'`.execute(db);
    const { body } = await publish(next(2, { kind: 'notice', titleZh: '通知' }));
    expect(body.version).toBe(3);
    expect([await flagOf(), await flagOf(other)]).toEqual([3, 2]);
    expect(problemOf(await call('/reject'))).toEqual([409, 'already-set']);
    expect((await call('/agree')).body.version).toBe(3);
    expect(await flagOf()).toBe(0);
    // Written to by then, each once; who has answered knows.
    for (let time = 0; time < 2; time += 1)
      await tellPublished(systemContext(product.services, 'test'), { version: 3 });
    const about = async (account: string) =>
      (await mailsTo(product, account)).filter(({ body: said }) => said?.includes('第 3 版'));
    expect((await about('manager@framehall.test')).map(({ subject }) => subject)).toEqual(['请签署新版签约摄影师协议']);
    expect(await about('photographer@framehall.test')).toEqual([]);
    const listed = await product.call('/office/agreement/list', {}, { token: admin });
    // The other photographer still has to agree.
    expect(listed.body.infos.map((row: Listed) => [row.version, row.agreed, row.rejected, row.unanswered])).toEqual([
      [3, 1, 0, 1],
      [2, 1, 1, 0],
      [1, 2, 1, 0],
    ]);
  });

  test('is published once, however many try', async () => {
    const replies = await Promise.all([publish(next(3)), publish(next(3, { titleEn: 'Another' }))]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'done']);
    expect(problemOf(await publish(next(2)))).toEqual([409, 'changed-meanwhile']);
  });

  test.each<[string, object]>([
    ['effect in the past', { effectiveOn: inDays(-1) }],
    ['lower shares as consent', { sharePercent: 49, effectiveOn: inDays(60) }],
    ['lower shares too soon', { kind: 'notice', exclusivePercent: 59, effectiveOn: inDays(29) }],
    ['no English', { bodyEn: '' }],
    ['no day', { effectiveOn: 'soon' }],
  ])('%s is refused', async (_what, more) => {
    expect((await publish(next(4, more))).status).toBe(400);
  });

  test('with lower shares is a notice 30 days ahead', async () => {
    const reply = await publish(next(4, { kind: 'notice', sharePercent: 45, effectiveOn: inDays(31) }));
    expect(reply.body.version).toBe(5);
  });

  test.each([0, 30])(
    'is lower than what is in effect in %i days, though higher than an announced cut',
    async (days) => {
      expect((await publish(next(5, { sharePercent: 48, effectiveOn: inDays(days) }))).status).toBe(400);
    },
  );

  test('may soften an announced cut on its day', async () => {
    expect((await publish(next(5, { sharePercent: 48, effectiveOn: inDays(31) }))).body.version).toBe(6);
  });
});
