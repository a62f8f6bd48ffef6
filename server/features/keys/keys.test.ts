import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { licenceInfo, pricedLine } from '#tests/support/buyers.ts';
import { belong, makeCompany, makeMember, setCompanyStatus } from '#tests/support/companies.ts';
import { callAsProgram, makeKey } from '#tests/support/keys.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { readLink } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { findViolations } from '../payments/invariants.ts';

const product = await startProduct();
const film = await makeMaterial(product, { kind: 'video' });
type Person = Awaited<ReturnType<typeof makeMember>>;
let company: number;
let admin: Person;
beforeEach(async () => {
  company = await makeCompany(product);
  admin = await makeMember(product, company, 'admin');
});

const search = (key?: string) => callAsProgram(product, 'GET', '/api/v1/search', {}, key);
const NO_KEY = { status: 401, body: { code: 401, success: false, problem: 'api-key' } };

const endings = async () =>
  await product.db
    .selectFrom('auditEvents')
    .select(['actorId', 'before', 'reason'])
    .where('subject', '=', `company:${company}`)
    .where('action', '=', 'company.key-revoked')
    .execute();

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

  test.each(['leaves', 'is removed'])('when its member %s, it ends for good', async (way) => {
    const colleague = await makeMember(product, company, 'admin');
    const other = await makeKey(colleague);
    const { key, keyId } = await makeKey(admin);
    await (way === 'leaves'
      ? admin.call('/company/leave')
      : colleague.call('/company/remove', { userId: admin.userId }));
    expect(await search(key)).toMatchObject(NO_KEY);
    expect((await search(other.key)).status).toBe(200);
    await belong(product, admin.account, company);
    expect(await search(key), 'also when they come back').toMatchObject(NO_KEY);
    const listed = (await colleague.call('/company/keys')).body.keys;
    expect(listed).toMatchObject([
      { keyId, stopped: 'left' },
      { keyId: other.keyId, stopped: null },
    ]);
    expect((await colleague.call('/company/keys/revoke', { keyId })).status).toBe(404);
    const by = way === 'leaves' ? admin.userId : colleague.userId;
    expect(await endings()).toEqual([{ actorId: by, before: { keyId, name: 'Test' }, reason: 'left' }]);
  });

  test('when its member takes their account back, it ends for good; colleagues keep theirs', async () => {
    const colleague = await makeMember(product, company, 'admin');
    const other = await makeKey(colleague);
    await admin.call('/user/email/change', { email: `thief${company}@example.com`, password: 'a good password' });
    await product.call('/user/email/confirm', { token: await readLink(product, `thief${company}@example.com`) });
    const { key, keyId } = await makeKey(admin);
    const undo = await product.call('/user/change/undo', { token: await readLink(product, admin.account) });
    expect(undo.body.success).toBe(true);
    expect(await search(key)).toMatchObject(NO_KEY);
    expect((await search(other.key)).status).toBe(200);
    const listed = (await colleague.call('/company/keys')).body.keys;
    expect(listed).toMatchObject([{ keyId, stopped: 'recovered' }, { stopped: null }]);
    expect(await endings()).toEqual([{ actorId: null, before: { keyId, name: 'Test' }, reason: 'recovered' }]);
  });

  test('while its member is disabled, it stops; a colleague sees why and may revoke it', async () => {
    const colleague = await makeMember(product, company, 'admin');
    const [one, two] = [await makeKey(admin), await makeKey(admin)];
    const disable = async (at: Date | null) =>
      await product.db.updateTable('users').set({ disabledAt: at }).where('id', '=', admin.userId).execute();
    await disable(new Date());
    for (const { key } of [one, two]) expect(await search(key)).toMatchObject(NO_KEY);
    expect((await colleague.call('/company/keys')).body.keys).toMatchObject([
      { stopped: 'disabled' },
      { stopped: 'disabled' },
    ]);
    expect((await colleague.call('/company/keys/revoke', { keyId: one.keyId })).status).toBe(200);
    await disable(null);
    expect([(await search(one.key)).status, (await search(two.key)).status]).toEqual([401, 200]);
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

describe('ordering by a key while it is revoked', () => {
  const placed = async () =>
    (await product.db.selectFrom('orders').select('id').where('customerId', '=', company).execute()).length;
  const orderBy = async (key: string, requestKey: string = randomUUID()) => {
    const order = { lines: [await pricedLine(product, film)], licence: licenceInfo(), agreement: 1 };
    return await callAsProgram(product, 'POST', '/api/v1/orders', { key: requestKey, ...order }, key);
  };
  /** Waits until somebody in the database waits for a request key. */
  const untilItWaits = () =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and query like '%request_keys%'`.execute(product.db);
        expect(rows).toHaveLength(1);
      },
      { timeout: 60_000 },
    );

  test('places nothing after the reply, of twenty orders at once', async () => {
    const { key, keyId } = await makeKey(admin);
    const ordering = Array.from({ length: 20 }, () => orderBy(key));
    await Promise.race(ordering);
    expect((await admin.call('/company/keys/revoke', { keyId })).status).toBe(200);
    const before = await placed();
    const replies = await Promise.all(ordering);
    expect(await placed()).toBe(before);
    expect(replies.filter(({ body }) => body.success)).toHaveLength(before);
    for (const reply of replies.filter(({ body }) => !body.success)) expect(reply).toMatchObject(NO_KEY);
    expect(await findViolations(product.db)).toEqual([]);
  });

  test('places nothing that had been admitted before', async () => {
    const { key, keyId } = await makeKey(admin);
    const requestKey = randomUUID();
    const { ordering } = await product.db.transaction().execute(async (tx) => {
      await sql`
        insert into request_keys (user_id, key, call, body_hash) values (${admin.userId}, ${requestKey}, '', '')`.execute(
        tx,
      );
      const waiting = orderBy(key, requestKey);
      await untilItWaits();
      expect((await admin.call('/company/keys/revoke', { keyId })).status).toBe(200);
      await sql`delete from request_keys where key = ${requestKey}`.execute(tx);
      return { ordering: waiting };
    });
    expect(await ordering).toMatchObject(NO_KEY);
    expect(await placed()).toBe(0);
    expect(await findViolations(product.db)).toEqual([]);
  });
});
