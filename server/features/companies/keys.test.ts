import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { mailsTo } from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { makeKey } from '#tests/support/keys.ts';
import { readCode } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
type Person = Awaited<ReturnType<typeof makeMember>>;
let company: number;
let admin: Person;
beforeEach(async () => {
  company = await makeCompany(product);
  admin = await makeMember(product, company, 'admin');
});

const KEPT = { name: 'Editing suite', scopes: ['search', 'prices'], perMinute: 300 };
const WANTED = { ...KEPT, password: 'a good password' };

test('it is shown once, listed by its first characters and stored as a hash', async () => {
  const { status, body } = await admin.call('/company/keys/create', WANTED);
  expect(status).toBe(200);
  expect(body.key).toMatch(/^fh_[\w-]{43}$/);
  expect(body.keys).toMatchObject([
    { ...KEPT, start: body.key.slice(0, 9), lastUsedAt: null, stopped: null, by: expect.any(String) },
  ]);
  const listed = await admin.call('/company/keys');
  expect(JSON.stringify(listed.body)).not.toContain(body.key);
  const stored = await product.db.selectFrom('apiKeys').selectAll().where('customerId', '=', company).execute();
  expect(JSON.stringify(stored)).not.toContain(body.key);
  const trail = await product.db
    .selectFrom('auditEvents')
    .selectAll()
    .where('subject', '=', `company:${company}`)
    .execute();
  expect(trail.map(({ action }) => action)).toEqual(['company.key-made']);
  expect(JSON.stringify(trail)).not.toContain(body.key);
});

test('is for administrators: colleagues are told so, to everybody else there is no company', async () => {
  const { keyId } = await makeKey(admin);
  const stranger = await makeMember(product);
  const other = await makeMember(product, await makeCompany(product), 'admin');
  for (const role of ['buyer', 'approver', 'viewer'] as const) {
    const { call } = await makeMember(product, company, role);
    for (const reply of [
      await call('/company/keys'),
      await call('/company/keys/create', WANTED),
      await call('/company/keys/revoke', { keyId }),
    ])
      expect(reply).toMatchObject({ status: 403, body: { problem: 'not-allowed' } });
  }
  expect((await stranger.call('/company/keys')).status).toBe(404);
  expect((await stranger.call('/company/keys/create', WANTED)).status).toBe(404);
  const foreign = await other.call('/company/keys/revoke', { keyId });
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual((await other.call('/company/keys/revoke', { keyId: 999_999 })).body);
  expect((await product.call('/company/keys')).status).toBe(401);
});

test.each([
  { name: '' },
  { name: 'x'.repeat(61) },
  { scopes: [] },
  { scopes: ['everything'] },
  { perMinute: 0 },
  { perMinute: 6001 },
  { perMinute: 1.5 },
  { user: 1 },
])('refuses %o', async (wrong) => {
  expect((await admin.call('/company/keys/create', { ...WANTED, ...wrong })).status).toBe(400);
});

test('stops at twenty that work, also for many at once', async () => {
  for (let made = 0; made < 16; made += 1) expect((await admin.call('/company/keys/create', WANTED)).status).toBe(200);
  const replies = await Promise.all(
    Array.from({ length: 6 }, async () => (await admin.call('/company/keys/create', WANTED)).body),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(4);
  expect(replies.filter(({ problem }) => problem === 'keys-full')).toHaveLength(2);
  const { keyId } = (await admin.call('/company/keys')).body.keys[0];
  await admin.call('/company/keys/revoke', { keyId });
  expect((await admin.call('/company/keys/create', WANTED)).status).toBe(200);
});

test('asks for the owner: a session alone makes none, nor does a wrong password or code', async () => {
  const tries: [object, string][] = [
    [{}, 'bad-input'],
    [{ password: 'a good password', ownerCode: '123456' }, 'bad-input'],
    [{ password: 'wrong' }, 'wrong-password'],
    [{ ownerCode: '000000' }, 'wrong-owner-code'],
  ];
  for (const [proof, problem] of tries)
    expect(await admin.call('/company/keys/create', { ...KEPT, ...proof })).toMatchObject({
      status: 400,
      body: { problem },
    });
  expect((await admin.call('/company/keys')).body.keys).toEqual([]);
  expect((await mailsTo(product, admin.account)).filter((mail) => mail.includes('Editing suite'))).toEqual([]);
});

test('a code to the owner’s address proves it as well, once', async () => {
  await product.moveTime('2 minutes');
  await admin.call('/user/code', { account: admin.account, purpose: 'prove' });
  const wanted = { ...KEPT, ownerCode: await readCode(product, admin.account) };
  expect((await admin.call('/company/keys/create', wanted)).status).toBe(200);
  expect((await admin.call('/company/keys/create', wanted)).body.problem).toBe('wrong-owner-code');
  await product.moveTime('0 seconds');
});

test('whoever takes the account back while one is being made is left with none', async () => {
  const blocked = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(product.db);
    return rows.length > 0;
  };
  const making = await product.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ passwordHash: null }).where('id', '=', admin.userId).execute();
    const reply = admin.call('/company/keys/create', WANTED);
    await vi.waitUntil(blocked, { timeout: 20_000, interval: 50 });
    return { reply };
  });
  expect(await making.reply).toMatchObject({ status: 409, body: { problem: 'changed-meanwhile' } });
  expect((await admin.call('/company/keys')).body.keys).toEqual([]);
});

test('all administrators are told, each in their language, and nobody else', async () => {
  const colleague = await makeMember(product, company, 'admin');
  const buyer = await makeMember(product, company, 'buyer');
  await colleague.call('/user/language', { language: 'zh' });
  await makeKey(admin);
  const url = 'http://localhost:4000/UserCenter?tab=company&view=programs';
  expect((await mailsTo(product, admin.account)).at(-1)).toBe(
    `Wei created the API key “Test” for the company account of 远山科技有限公司. Whoever has it acts as Wei.\n\nIf you don’t expect this, revoke the key now: ${url}`,
  );
  expect((await mailsTo(product, colleague.account)).at(-1)).toBe(
    `Wei 为 远山科技有限公司 的企业账户创建了 API 密钥“Test”。持有该密钥的系统将以 Wei 的身份操作。\n\n如有疑问，请立即吊销该密钥：${url}`,
  );
  expect((await mailsTo(product, buyer.account)).filter((mail) => mail.includes('API'))).toEqual([]);
});
