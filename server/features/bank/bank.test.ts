import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { mailsTo, outcomesOf, problemOf } from '#tests/support/applications.ts';
import {
  ACCOUNT,
  accountToReview,
  decideAccount,
  namedPhotographer,
  sendAccount,
  stopClock,
} from '#tests/support/bank.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { newPhotographer } from '#tests/support/real-names.ts';
import { allowChangeAfterBounce, payableAccount } from './bank.ts';

const product = await startProduct();
const { db } = product;
const finance = await signIn(product, 'finance');
afterEach(() => product.moveTime('0 seconds'));

const read = async ({ token }: { token: string }) => (await product.call('/center/bank', {}, { token })).body;
const send = (person: { token: string }, more: object = {}) => sendAccount(product, person, more);
const pass = (id: number) => decideAccount(product, finance, id);
const reject = (id: number) => decideAccount(product, finance, id, { reason: 'branch', words: '支行不存在' });
/** Lets the last change have passed at this time. */
const passedAt = (userId: number, at: string) =>
  sql`update bank_accounts set decided_at = ${at} where user_id = ${userId} and state = 'passed'`.execute(db);

describe('an account', () => {
  test('is sent under the verified name, and is under review', async () => {
    const person = await namedPhotographer(product);
    expect(await read(person)).toMatchObject({
      holder: { name: '沈星河', company: false },
      current: null,
      next: null,
      lockedUntil: null,
      unlocked: null,
    });
    const { body } = await send(person);
    expect(body).toMatchObject({
      current: null,
      next: { state: 'reviewing', holder: '沈星河', bank: '招商银行', numberEnd: '0018', company: false },
    });
    expect(JSON.stringify(body)).not.toContain('6222020000000000018');
    const row = await db
      .selectFrom('bankAccounts')
      .selectAll()
      .where('id', '=', body.next.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('6222020000000000018');
    expect(product.services.secrets.open(row.numberSealed)).toBe('6222020000000000018');
    const mail = (await mailsTo(product, person.account)).at(-1);
    expect(mail?.subject).toBe('We’ve received your bank account');
    expect(mail?.body).not.toContain('6222020000000000018');
  });

  test('needs a verified name, whatever holder is typed', async () => {
    expect(problemOf(await send(await newPhotographer(product)))).toEqual([409, 'real-name-needed']);
    expect((await send(await namedPhotographer(product), { holder: '别人' })).status).toBe(400);
  });

  test.each<[string, object, string]>([
    ['a branch of seven characters', { branch: '天府大道支行一' }, 'branch'],
    ['a branch of seven characters and spaces', { branch: ' 天府大道支行一  ' }, 'branch'],
    ['a card with a wrong check digit', { number: '6222020000000000019' }, 'number'],
    ['a card that is too short', { number: '4222222222222' }, 'number'],
    ['no digits', { number: 'my account' }, 'number'],
    ['no city', { city: ' ' }, 'city'],
    ['no bank', { bank: '' }, 'bank'],
    ['a landline', { phone: '028-12345678' }, 'phone'],
  ])('[R219] with %s is refused', async (_what, wrong, field) => {
    const { status, body } = await send(await namedPhotographer(product), wrong);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('[R219] a branch of eight characters is enough', async () => {
    const person = await namedPhotographer(product);
    expect((await send(person, { branch: '天府大道支行一二' })).status).toBe(200);
  });

  test('of a company has no check digit, and may have a landline', async () => {
    const person = await namedPhotographer(product);
    await sql`update real_names set paper = 'business-licence' where user_id = ${person.userId}`.execute(db);
    const { body } = await send(person, { number: '6222020000000000019', phone: '028-12345678' });
    expect(body.next).toMatchObject({ company: true, numberEnd: '0019' });
  });

  test('is sent once, however often at once', async () => {
    const person = await namedPhotographer(product);
    const replies = await Promise.all([1, 2, 3, 4].map(() => send(person)));
    expect(outcomesOf(replies)).toEqual(['done', 'submitted-already', 'submitted-already', 'submitted-already']);
  });
});

describe('the account that is paid to', () => {
  test('[R191] is the old one while the new one is under review, until that has passed, and stays when one is rejected', async () => {
    const person = await accountToReview(product);
    expect(await payableAccount(db, person.userId)).toBeUndefined();
    await pass(person.id);
    expect(await payableAccount(db, person.userId)).toMatchObject({
      id: person.id,
      holder: '沈星河',
      numberEnd: '0018',
    });
    await passedAt(person.userId, '2024-01-01T00:00:00Z');
    const { body } = await send(person, { number: '4111111111111111' });
    expect(body).toMatchObject({ current: { numberEnd: '0018' }, next: { numberEnd: '1111', state: 'reviewing' } });
    expect(await payableAccount(db, person.userId)).toMatchObject({ numberEnd: '0018' });
    await pass(body.next.id);
    expect(await payableAccount(db, person.userId)).toMatchObject({ id: body.next.id, numberEnd: '1111' });
    expect(await read(person)).toMatchObject({ current: { numberEnd: '1111', state: 'passed' }, next: null });
    await passedAt(person.userId, '2024-01-01T00:00:00Z');
    const third = await send(person);
    await reject(third.body.next.id);
    expect(await read(person)).toMatchObject({ current: { numberEnd: '1111' }, next: { state: 'rejected' } });
    expect(await payableAccount(db, person.userId)).toMatchObject({ numberEnd: '1111' });
  });

  test('[C28] a rejected one is told with its reason and locks nothing', async () => {
    const person = await accountToReview(product);
    await reject(person.id);
    expect(await read(person)).toMatchObject({
      current: null,
      next: { state: 'rejected', reason: 'branch', words: '支行不存在' },
      lockedUntil: null,
    });
    expect((await mailsTo(product, person.account)).at(-1)?.body).toContain('The branch isn’t right');
    expect((await send(person)).status).toBe(200);
  });
});

describe('[R218] [R302] the lock of one year', () => {
  /** Somebody whose account passed at a moment. */
  const lockedSince = async (at: string) => {
    const person = await accountToReview(product);
    await pass(person.id);
    await passedAt(person.userId, at);
    return person;
  };

  test.each([
    ['2024-05-10T09:30:00+08', '2025-05-10T09:29:59+08', '2025-05-10T09:30:01+08', '2025-05-10T01:30:00.000Z'],
    // The year after a leap day has no such day; its month ends on the 28th.
    ['2024-02-29T12:00:00+08', '2025-02-28T11:59:59+08', '2025-02-28T12:00:01+08', '2025-02-28T04:00:00.000Z'],
    // Still the 28th in UTC.
    ['2024-02-29T01:00:00+08', '2025-02-28T00:59:59+08', '2025-02-28T01:00:01+08', '2025-02-27T17:00:00.000Z'],
  ])('[S16] from %s: refused at %s, allowed at %s', async (since, before, after, until) => {
    const person = await lockedSince(since);
    await stopClock(product, before);
    expect((await read(person)).lockedUntil).toBe(until);
    expect(problemOf(await send(person))).toEqual([409, 'bank-locked']);
    await stopClock(product, after);
    expect((await read(person)).lockedUntil).toBeNull();
    const replies = await Promise.all([send(person), send(person)]);
    expect(outcomesOf(replies)).toEqual(['done', 'submitted-already']);
  });

  test('begins when a change passes, also for one that is sent at that moment', async () => {
    const person = await accountToReview(product);
    await product.call('/office/bank/claim', { id: person.id }, { token: finance });
    const [passed, sent] = await Promise.all([
      product.call('/office/bank/pass', { id: person.id }, { token: finance }),
      send(person, { number: '4111111111111111' }),
    ]);
    expect(passed.status).toBe(200);
    expect(['bank-locked', 'submitted-already']).toContain(sent.body.problem);
    expect((await mailsTo(product, person.account)).at(-1)?.subject).toBe('Your bank account is approved');
  });

  test('is lifted for one change after the bank sent a payout back', async () => {
    const person = await lockedSince(new Date().toISOString());
    expect(problemOf(await send(person))).toEqual([409, 'bank-locked']);
    await allowChangeAfterBounce(systemContext(product.services, 'test'), {
      userId: person.userId,
      reason: '账号不存在',
    });
    expect(await read(person)).toMatchObject({ unlocked: 'bounce' });
    const { body } = await send(person, { number: '4111111111111111' });
    // A rejected change does not use it up.
    await reject(body.next.id);
    const again = await send(person, { number: '4111111111111111' });
    await pass(again.body.next.id);
    expect((await read(person)).unlocked).toBeNull();
    expect(problemOf(await send(person, ACCOUNT))).toEqual([409, 'bank-locked']);
  });

  test('does not hold for an account in a former name, and none in a former name passes', async () => {
    const person = await lockedSince(new Date().toISOString());
    const rename = (name: string) =>
      sql`update real_names set name = ${name} where user_id = ${person.userId}`.execute(db);
    await rename('沈星辰');
    expect(await read(person)).toMatchObject({ lockedUntil: null, current: { holder: '沈星河' } });
    const { body } = await send(person, { number: '4111111111111111' });
    expect(body.next).toMatchObject({ holder: '沈星辰' });
    await rename('沈星海');
    const { id } = body.next;
    await product.call('/office/bank/claim', { id }, { token: finance });
    expect(problemOf(await product.call('/office/bank/pass', { id }, { token: finance }))).toEqual([
      409,
      'holder-changed',
    ]);
    await rename('沈星辰');
    await pass(id);
    expect(await read(person)).toMatchObject({ lockedUntil: expect.any(String), current: { holder: '沈星辰' } });
  });

  test('such leave ends after 30 days', async () => {
    const person = await lockedSince(new Date().toISOString());
    const bounced = { userId: person.userId, reason: 'x' };
    await allowChangeAfterBounce(systemContext(product.services, 'test'), bounced);
    const given = (ago: string) =>
      sql`
        update bank_unlocks set answered_at = now() - ${ago}::interval where user_id = ${person.userId}`.execute(db);
    await given('30 days 1 second');
    expect((await read(person)).unlocked).toBeNull();
    expect(problemOf(await send(person))).toEqual([409, 'bank-locked']);
    await allowChangeAfterBounce(systemContext(product.services, 'test'), bounced);
    expect((await send(person)).status).toBe(200);
  });
});
