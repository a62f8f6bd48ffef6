import { beforeEach, describe, expect, test } from 'vitest';
import { belong, makeCompany, makeMember, setCompanyStatus } from '#tests/support/companies.ts';
import { callAsProgram, makeKey } from '#tests/support/keys.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
type Person = Awaited<ReturnType<typeof makeMember>>;
let company: number;
let admin: Person;
beforeEach(async () => {
  company = await makeCompany(product);
  admin = await makeMember(product, company, 'admin');
});

const WANTED = { name: 'Editing suite', scopes: ['search', 'prices'], perMinute: 300 };
const search = (key?: string) => callAsProgram(product, 'GET', '/api/v1/search', {}, key);
const NO_KEY = { status: 401, body: { code: 401, success: false, problem: 'api-key' } };

describe('making a key', () => {
  test('it is shown once, listed by its first characters and stored as a hash', async () => {
    const { status, body } = await admin.call('/company/keys/create', WANTED);
    expect(status).toBe(200);
    expect(body.key).toMatch(/^fh_[\w-]{43}$/);
    expect(body.keys).toMatchObject([
      { ...WANTED, start: body.key.slice(0, 9), lastUsedAt: null, stopped: null, by: expect.any(String) },
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
    const replies = await Promise.all(
      Array.from({ length: 22 }, async () => (await admin.call('/company/keys/create', WANTED)).body),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(20);
    expect(replies.filter(({ problem }) => problem === 'keys-full')).toHaveLength(2);
    const { keyId } = (await admin.call('/company/keys')).body.keys[0];
    await admin.call('/company/keys/revoke', { keyId });
    expect((await admin.call('/company/keys/create', WANTED)).status).toBe(200);
  });
});

describe('using a key', () => {
  test('it does what its scopes say, and notes when', async () => {
    const { key, keyId } = await makeKey(admin, { scopes: ['search'] });
    expect(await search(key)).toMatchObject({ status: 200, body: { code: 0, success: true } });
    expect(await callAsProgram(product, 'GET', '/api/v1/uses', { kind: 'video' }, key)).toMatchObject({
      status: 403,
      body: { code: 403, problem: 'key-scope' },
    });
    const { keys } = (await admin.call('/company/keys')).body;
    expect(keys).toMatchObject([{ keyId, lastUsedAt: expect.stringMatching(/^20/) }]);
  });

  test('without a key, with an invented one or with a session there is nothing', async () => {
    const { key } = await makeKey(admin);
    for (const wrong of [undefined, 'fh_invented', admin.token, `${key}x`, 'fh_'.repeat(60)])
      expect(await search(wrong)).toMatchObject(NO_KEY);
    expect(await product.call('/session', {}, { token: key })).toMatchObject({ body: { success: false } });
    expect((await product.call('/company/keys', {}, { token: key })).status).toBe(401);
    expect((await callAsProgram(product, 'POST', '/order/list', {}, key)).status).toBe(401);
  });

  test('revoked while it is in use, it stops at once', async () => {
    const { key, keyId } = await makeKey(admin);
    expect((await search(key)).status).toBe(200);
    const { body } = await admin.call('/company/keys/revoke', { keyId });
    expect(body.keys).toMatchObject([{ keyId, stopped: 'revoked' }]);
    expect(await search(key)).toMatchObject(NO_KEY);
    expect((await admin.call('/company/keys/revoke', { keyId })).status).toBe(404);
  });

  test('with its company closed, it stops at once and works again when that is opened', async () => {
    const { key } = await makeKey(admin);
    await setCompanyStatus(product, company, 3);
    expect(await search(key)).toMatchObject(NO_KEY);
    await setCompanyStatus(product, company, 1);
    expect((await search(key)).status).toBe(200);
  });

  test('with its member gone, it stops; a colleague sees why and may revoke it', async () => {
    const colleague = await makeMember(product, company, 'admin');
    const { key, keyId } = await makeKey(admin);
    await belong(product, admin.account, null);
    expect(await search(key)).toMatchObject(NO_KEY);
    expect((await colleague.call('/company/keys')).body.keys).toMatchObject([{ keyId, stopped: 'left' }]);
    expect((await colleague.call('/company/keys/revoke', { keyId })).status).toBe(200);
    await belong(product, admin.account, await makeCompany(product));
    expect(await search(key)).toMatchObject(NO_KEY);
  });

  test('has so many calls a minute, whatever another key uses', async () => {
    const [slow, other] = [await makeKey(admin, { perMinute: 2 }), await makeKey(admin, { perMinute: 2 })];
    const replies = [];
    for (let turn = 0; turn < 6; turn += 1) replies.push(await search(slow.key));
    // A minute may begin between two of them.
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(refused.map(({ headers }) => Number(headers.get('retry-after')) > 0)).not.toContain(false);
    expect((await search(other.key)).status).toBe(200);
  });
});
