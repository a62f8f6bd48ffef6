import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addPictures, FORM, mailsTo, outcomesOf, problemOf, submitApplication } from '#tests/support/applications.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const { db } = product;
const reviewer = await signIn(product, 'reviewer');
const admin = await signIn(product, 'admin');

const desk = (path: string, input: object = {}, token: string | undefined = reviewer) =>
  product.call(`/office/application/${path}`, input, { token });
const read = async (token: string) => (await product.call('/application', {}, { token })).body.application;

const CALLS: [string, object][] = [
  ['summary', {}],
  ['list', {}],
  ['detail', { id: 1 }],
  ['claim', { id: 1 }],
  ['release', { id: 1 }],
  ['more', { id: 1, words: 'x' }],
  ['reject', { id: 1, reason: 'style', words: 'x' }],
  ['approve', { id: 1, videos: true, photos: true }],
  ['original', { id: 1 }],
];

test.each(CALLS)('%s is for reviewers and admins', async (path, input) => {
  for (const name of ['buyer', 'photographer', 'manager', 'sales', 'finance', 'editor'])
    expect((await desk(path, input, await signIn(product, name))).status, name).toBe(403);
  expect((await product.call(`/office/application/${path}`, input)).status).toBe(401);
  for (const token of [reviewer, admin]) expect([200, 404]).toContain((await desk(path, input, token)).status);
});

test.each<[string, object]>([
  ['list', { view: 'everything' }],
  ['detail', { id: 0 }],
  ['more', { id: 1, words: '' }],
  ['reject', { id: 1, reason: 'ugly', words: 'x' }],
  ['reject', { id: 1, reason: 'style', words: ' ' }],
  ['approve', { id: 1, videos: false, photos: false }],
])('%s refuses %o', async (path, input) => {
  expect((await desk(path, input)).status).toBe(400);
});

describe('the queue', () => {
  test('is by deadline, with counts, claims and words; drafts are not in it', async () => {
    const late = await submitApplication(product);
    await sql`update applications set due_at = due_at - interval '20 days' where id = ${late.id}`.execute(db);
    const next = await submitApplication(product);
    const { token } = await register(product);
    const draft = await product.call('/application/save', { version: 0, ...FORM, realName: '草稿' }, { token });
    const { body } = await desk('list');
    expect(body.infos.map(({ id }: { id: number }) => id)).toEqual([late.id, next.id]);
    expect(body.infos[0]).toMatchObject({ overdue: true, realName: '沈星河', pictures: 20, again: false, claim: null });
    expect((await desk('list', { view: 'overdue' })).body.total).toBe(1);
    expect((await desk('list', { keyword: '星河影' })).body.total).toBe(2);
    expect((await desk('list', { keyword: '草稿' })).body.total).toBe(0);
    expect((await desk('list', { keyword: '100%' })).body.total).toBe(0);
    expect((await desk('detail', { id: draft.body.application.id })).status).toBe(404);
    await desk('claim', { id: next.id });
    expect((await desk('list', { view: 'mine' })).body.infos).toMatchObject([{ id: next.id, claim: { mine: true } }]);
    expect((await desk('list', { view: 'mine' }, admin)).body.total).toBe(0);
    expect((await desk('summary')).body).toMatchObject({
      queue: 2,
      overdue: 1,
      mine: 1,
      asked: 0,
      approved: 0,
      rejected: 0,
    });
  });

  test('shows all that the applicant sent, and works of others that look like it', async () => {
    const { id } = await submitApplication(product);
    const { rows } = await sql<{ id: number; sha256: string }>`
      select id, sha256 from application_pictures where application_id = ${id} order by id limit 2`.execute(db);
    const [first, second] = [
      await makeMaterial(product, { kind: 'photo' }),
      await makeMaterial(product, { kind: 'photo' }),
    ];
    const far = await makeMaterial(product, { kind: 'photo' });
    const look = (material: number, hash: string, layout: number) =>
      sql`
      insert into material_looks (material_id, hash, layout)
      values (${material}, ${hash}::bigint, array_fill(${layout}::smallint, array[24]))`.execute(db);
    // The first image of an application has the hash 1, the second 2.
    await look(first, '3', 128);
    await look(far, '1', 220);
    await sql`update materials set sha256 = ${rows[1]!.sha256} where id = ${second}`.execute(db);
    const { application } = (await desk('detail', { id })).body;
    expect(application).toMatchObject({
      realName: '沈星河',
      phone: expect.stringMatching(/^\+86138/),
      bio: FORM.bio,
      gear: FORM.gear,
      videoLinks: FORM.videoLinks,
      own: false,
      events: [{ kind: 'submitted', by: 'Wei' }],
      earlier: [],
    });
    const alike = application.images.map((image: { alike: { id: number; same: boolean }[] }) =>
      image.alike.map((work) => [work.id, work.same]),
    );
    expect(alike[0]).toEqual([[first, false]]);
    expect(alike[1]).toContainEqual([second, true]);
    expect(JSON.stringify(alike)).not.toContain(String(`[${far},`));
  });
});

describe('a claim', () => {
  test('is one reviewer’s for 15 minutes; of two at once one gets it', async () => {
    const { id, token } = await submitApplication(product);
    const replies = await Promise.all([desk('claim', { id }), desk('claim', { id }, admin)]);
    expect(outcomesOf(replies)).toEqual(['claimed-by-another', 'done']);
    const [holder, other] = replies[0]?.status === 200 ? [reviewer, admin] : [admin, reviewer];
    expect(await read(token)).toMatchObject({ state: 'reviewing', queue: { overdue: false } });
    expect(problemOf(await desk('more', { id, words: 'x' }, other))).toEqual([409, 'claim-ended']);
    expect((await desk('claim', { id }, holder)).status).toBe(200);
    expect((await desk('release', { id }, other)).body.application.claim).not.toBeNull();
    await product.moveTime('15 minutes 1 second');
    expect(problemOf(await desk('more', { id, words: 'x' }, holder))).toEqual([409, 'claim-ended']);
    expect((await desk('claim', { id }, other)).status).toBe(200);
    expect((await desk('release', { id }, other)).body.application.claim).toBeNull();
    await product.moveTime('0 seconds');
  });

  test('of one’s own application is refused', async () => {
    const { id, account } = await submitApplication(product);
    await sql`update users set roles = '{reviewer}' where email = ${account}`.execute(db);
    const { body } = await product.call('/user/login', { account, password: 'a good password' });
    expect(problemOf(await desk('claim', { id }, body.token))).toEqual([409, 'own-application']);
    expect((await desk('detail', { id }, body.token)).body.application.own).toBe(true);
  });
});

describe('a decision', () => {
  test('asks for more in words; the applicant answers and is in the queue again', async () => {
    const { id, token, account } = await submitApplication(product);
    expect(problemOf(await desk('more', { id, words: 'x' }))).toEqual([409, 'changed-meanwhile']);
    await desk('claim', { id });
    const asked = await desk('more', { id, words: '请补充 5 张夜景' });
    expect(asked.body.application).toMatchObject({ state: 'more-needed', claim: null });
    expect((await desk('list', { view: 'asked' })).body.infos).toMatchObject([{ id }]);
    expect((await mailsTo(product, account)).at(-1)?.body).toContain('请补充 5 张夜景');
    const seen = await read(token);
    expect(seen).toMatchObject({
      state: 'more-needed',
      queue: null,
      events: [{ kind: 'more-needed', words: '请补充 5 张夜景' }, {}],
    });
    expect(JSON.stringify(seen.events)).not.toContain('周屿');
    await sql`delete from application_pictures where application_id = ${id}`.execute(db);
    await addPictures(product, id, 25);
    const again = await product.call('/application/submit', { version: seen.version, words: '已补充' }, { token });
    expect(again.body.application).toMatchObject({ state: 'submitted', events: [{ words: '已补充' }, {}, {}] });
    expect((await desk('detail', { id })).body.application).toMatchObject({ again: true, pictures: 25 });
  });

  test('rejects with a reason, in the applicant’s language', async () => {
    const { id, token, account } = await submitApplication(product);
    await product.call('/user/language', { language: 'zh' }, { token });
    await desk('claim', { id });
    const { body } = await desk('reject', { id, reason: 'similar', words: '山景题材已经很多' });
    expect(body.application).toMatchObject({ state: 'rejected', decidedBy: 'Zhou Yu · Review' });
    expect(await read(token)).toMatchObject({ state: 'rejected', events: [{ reason: 'similar' }, {}] });
    const mail = (await mailsTo(product, account)).at(-1);
    expect(mail?.subject).toBe('您的签约申请未通过');
    expect(mail?.body).toContain('原因：已有非常相似的作品');
    expect(mail?.body).toContain('山景题材已经很多');
    expect(problemOf(await desk('claim', { id }))).toEqual([409, 'changed-meanwhile']);
  });

  test('approves: photographer, flags, agreement to sign, shop and mail in one step, once', async () => {
    const { id, token, account } = await submitApplication(product);
    await desk('claim', { id });
    const input = { id, videos: false, photos: true, words: '欢迎！' };
    const replies = await Promise.all([desk('approve', input), desk('approve', input)]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'done']);
    const { data } = (await product.call('/session', {}, { token })).body;
    expect(data).toMatchObject({ gid: 2, videoFlag: 0, photoFlag: 1, signFlag: 2 });
    const shop = await product.call('/center/shop', {}, { token });
    expect(shop.body.shop).toMatchObject({ nameZh: '星河影像', nameEn: '星河影像', bioZh: FORM.bio });
    const mails = (await mailsTo(product, account)).filter(({ subject }) => subject === 'Welcome to Framehall');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('欢迎！');
    const trail = await db
      .selectFrom('auditEvents')
      .select('action')
      .where('subject', '=', `application:${id}`)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual([
      'application.phone-verified',
      'application.submitted',
      'application.reviewing',
      'application.approved',
    ]);
    expect(problemOf(await product.call('/application/save', { version: 3, ...FORM }, { token }))).toEqual([
      409,
      'not-applicant',
    ]);
  });

  test('changes nothing when the account is no longer a buyer’s', async () => {
    const { id, account } = await submitApplication(product);
    await desk('claim', { id });
    await sql`update users set gid = 35 where email = ${account}`.execute(db);
    expect(problemOf(await desk('approve', { id, videos: true, photos: true }))).toEqual([409, 'changed-meanwhile']);
    expect((await desk('detail', { id })).body.application.state).toBe('reviewing');
    expect((await mailsTo(product, account)).map(({ subject }) => subject)).not.toContain('Welcome to Framehall');
  });

  test('keeps a shop from an earlier contract', async () => {
    const { id, account, token } = await submitApplication(product);
    await sql`insert into shops (owner_id, name_zh, name_en) select id, '旧店', 'Old' from users where email = ${account}`.execute(
      db,
    );
    await desk('claim', { id });
    expect((await desk('approve', { id, videos: true, photos: true })).status).toBe(200);
    expect((await product.call('/center/shop', {}, { token })).body.shop).toMatchObject({ nameEn: 'Old' });
  });
});

test('an image as it was sent is a link of five minutes, and leaves a line in the trail', async () => {
  const { id } = await submitApplication(product);
  const { rows } = await sql<{
    id: number;
  }>`select min(id) as id from application_pictures where application_id = ${id}`.execute(db);
  const { body } = await desk('original', { id: rows[0]!.id });
  expect(body.url).toContain(`${id}-1.jpg`);
  const trail = await db
    .selectFrom('auditEvents')
    .select(['action', 'after'])
    .where('subject', '=', `application:${id}`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(trail).toEqual({ action: 'application.original-opened', after: { fileName: 'work-1.jpg' } });
  expect((await desk('original', { id: 999_999 })).status).toBe(404);
});
