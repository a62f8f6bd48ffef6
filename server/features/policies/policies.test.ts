import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { outcomesOf, problemOf } from '#tests/support/applications.ts';
import { licenceInfo, makeBuyer, pricedLine, trailOf } from '#tests/support/buyers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { readCode, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const { db } = product;
const admin = await signIn(product, 'admin');
const lin = await makeBuyer(product);
const film = await makeMaterial(product, { kind: 'video' });

async function read(address: string, language = 'en') {
  const reply = await fetch(`${product.url}/policy/${address}`, { headers: { 'accept-language': language } });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: reply.status, body: (await reply.json()) as any };
}
const inDays = (days: number) => new Date(Date.now() + (8 + days * 24) * 3_600_000).toISOString().slice(0, 10);
const publish = (name: string, after: number, more: object = {}, token = admin) =>
  product.call(
    '/office/policy/publish',
    {
      name,
      after,
      titleZh: '协议',
      titleEn: 'Agreement',
      bodyZh: `一、授权\n第 ${after + 1} 版。`,
      bodyEn: `1. Licence\nVersion ${after + 1}.`,
      effectiveOn: inDays(0),
      reason: 'new law',
      ...more,
    },
    { token },
  );
const list = (name: string, token = admin) => product.call('/office/policy/list', { name }, { token });

describe('reading', () => {
  test.each([
    ['order', 'Material Licence Agreement', '素材授权协议', 15],
    ['user', 'User Agreement', '用户协议', 14],
    ['privacy', 'Privacy Policy', '隐私政策', 12],
  ])('anybody reads %s in both languages', async (name, titleEn, titleZh, clauses) => {
    const [inEnglish, inChinese] = [await read(name), await read(name, 'zh-CN')];
    expect(inEnglish).toMatchObject({ status: 200, body: { name, version: 1, current: 1, title: titleEn } });
    expect(inChinese.body).toMatchObject({ title: titleZh, versions: [{ version: 1 }] });
    for (const { body } of [inEnglish, inChinese]) {
      const headings = body.body.split('\n\n').map((clause: string) => clause.split('.', 1)[0]);
      expect(headings).toEqual(Array.from({ length: clauses }, (_, place) => String(place + 1)));
    }
    const whole = [titleZh, inChinese.body.body, titleEn, inEnglish.body.body].join('\n\n');
    expect(inEnglish.body.sha256).toBe(createHash('sha256').update(whole).digest('hex'));
  });

  test.each([
    ['order?version=9', 404],
    ['order?version=0', 400],
    ['order?version=x', 400],
    ['order?version=1&version=1', 400],
    ['photographer', 400],
    ['..%2Forder', 400],
  ])('%s is refused', async (address, status) => {
    expect((await read(address)).status).toBe(status);
  });
});

describe('publishing', () => {
  test('is for admins', async () => {
    for (const name of ['buyer', 'photographer', 'finance', 'editor']) {
      const token = await signIn(product, name);
      expect((await publish('user', 1, {}, token)).status, name).toBe(403);
      expect((await list('user', token)).status, name).toBe(403);
    }
  });

  test.each<[string, object]>([
    ['yesterday', { effectiveOn: inDays(-1) }],
    ['no day', { effectiveOn: 'soon' }],
    ['no English', { bodyEn: ' ' }],
    ['a text too long', { bodyZh: '长'.repeat(20_001) }],
    ['a name that is none', { name: 'photographer' }],
    ['no reason', { reason: '' }],
    ['a field that is none', { sharePercent: 50 }],
  ])('%s is refused', async (_what, more) => {
    expect((await publish('privacy', 1, more)).status).toBe(400);
  });

  test('of two at once one is published; texts that have been a version are none again', async () => {
    const replies = await Promise.all([publish('privacy', 1), publish('privacy', 1, { titleEn: 'Another' })]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'done']);
    expect(problemOf(await publish('privacy', 1))).toEqual([409, 'changed-meanwhile']);
    const { body } = await list('privacy');
    const [{ titleZh, titleEn, bodyZh, bodyEn }] = body.infos;
    expect(problemOf(await publish('privacy', 2, { titleZh, titleEn, bodyZh, bodyEn }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
    expect(body.infos.map((row: { version: number; publishedBy: string | null }) => row.version)).toEqual([2, 1]);
  });

  test('no version takes effect before the one that it replaces', async () => {
    expect((await publish('privacy', 2, { effectiveOn: inDays(9) })).body.version).toBe(3);
    expect((await publish('privacy', 3, { effectiveOn: inDays(8) })).body.fields).toHaveProperty('effectiveOn');
    expect((await publish('privacy', 3, { effectiveOn: inDays(9) })).body.version).toBe(4);
  });

  test('no version is ever changed', async () => {
    await expect(sql`update policies set title_zh = 'x'`.execute(db)).rejects.toThrow('never changed');
    await expect(sql`delete from policies`.execute(db)).rejects.toThrow('never changed');
    await expect(sql`truncate policies cascade`.execute(db)).rejects.toThrow('never changed');
  });
});

test('an order names the agreement in effect, which the buyer must have read', async () => {
  const before = await lin.order([film]);
  expect((await publish('order', 1, { effectiveOn: inDays(3) })).body.version).toBe(2);
  expect((await read('order')).body).toMatchObject({
    version: 1,
    current: 1,
    versions: [{ version: 2 }, { version: 1 }],
  });
  expect((await read('order?version=2')).body).toMatchObject({
    version: 2,
    current: 1,
    body: '1. Licence\nVersion 2.',
  });
  const line = await pricedLine(product, film);
  expect(problemOf(await lin.create({ lines: [line], agreement: 2 }))).toEqual([409, 'agreement-changed']);
  const { agreement: _, ...unticked } = { key: crypto.randomUUID(), lines: [line], agreement: 1 };
  expect((await lin.call('/order/create', unticked)).body.fields).toHaveProperty('agreement');
  await product.moveTime('3 days');
  const licence = licenceInfo({ startsOn: inDays(3) });
  expect(problemOf(await lin.create({ lines: [line], licence, agreement: 1 }))).toEqual([409, 'agreement-changed']);
  const after = await lin.order([film], undefined, { licence, agreement: 2 });
  expect([(await lin.detail(before)).agreement, (await lin.detail(after)).agreement]).toEqual([1, 2]);
  const [placed] = await trailOf(product, after);
  expect(placed?.after).toMatchObject({ state: 'quoted', agreement: 2 });
  await product.moveTime('0 seconds');
});

test('whoever registers agrees to the versions in effect, or does not register', async () => {
  await publish('user', 1);
  const account = 'consent@example.com';
  await product.call('/user/code', { account, purpose: 'register' });
  const code = await readCode(product, account);
  const registering = (agreed: unknown) =>
    product.call('/user/register', { account, code, password: 'a good password', nickname: 'Lin', agreed });
  expect((await registering(undefined)).status).toBe(400);
  expect((await registering({ user: 2 })).status).toBe(400);
  expect(problemOf(await registering({ user: 1, privacy: 2 }))).toEqual([409, 'agreement-changed']);
  expect((await db.selectFrom('users').select('id').where('email', '=', account).execute()).length).toBe(0);
  // The code is still good, because nothing came of the refused tries.
  expect((await registering({ user: 2, privacy: 2 })).body.success).toBe(true);
  const { rows } = await sql<{ name: string; version: number }>`
    select p.name, p.version from policy_consents c join policies p on p.id = c.policy_id
    join users u on u.id = c.user_id where u.email = ${account} order by p.name`.execute(db);
  expect(rows).toEqual([
    { name: 'privacy', version: 2 },
    { name: 'user', version: 2 },
  ]);
});
