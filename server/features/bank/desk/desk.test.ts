import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mailsTo, outcomesOf, problemOf } from '#tests/support/applications.ts';
import { accountToReview, decideAccount, sendAccount } from '#tests/support/bank.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const { db } = product;
const finance = await signIn(product, 'finance');
const admin = await signIn(product, 'admin');

const desk = (path: string, input: object = {}, token: string | undefined = finance) =>
  product.call(`/office/bank/${path}`, input, { token });
const read = async ({ token }: { token: string }) => (await product.call('/center/bank', {}, { token })).body;

const CALLS: [string, object][] = [
  ['summary', {}],
  ['list', {}],
  ['detail', { id: 9999 }],
  ['claim', { id: 9999 }],
  ['release', { id: 9999 }],
  ['pass', { id: 9999 }],
  ['reject', { id: 9999, reason: 'holder', words: 'x' }],
  ['number', { id: 9999, reason: 'x' }],
  ['unlocks', {}],
  ['unlock/ask', { id: 9999, reason: 'x' }],
  ['unlock/answer', { id: 9999, approve: true }],
];

test.each(CALLS)('%s is for finance and admins', async (path, input) => {
  for (const name of ['buyer', 'photographer', 'manager', 'reviewer', 'sales', 'editor'])
    expect((await desk(path, input, await signIn(product, name))).status, name).toBe(403);
  expect((await product.call(`/office/bank/${path}`, input)).status).toBe(401);
  for (const token of [finance, admin]) expect([200, 404]).toContain((await desk(path, input, token)).status);
});

test.each<[string, object]>([
  ['list', { view: 'everything' }],
  ['reject', { id: 1, reason: 'ugly', words: 'x' }],
  ['reject', { id: 1, reason: 'holder', words: '' }],
  ['number', { id: 1, reason: ' ' }],
  ['unlock/ask', { id: 1, reason: '' }],
  ['unlock/answer', { id: 1, approve: 'yes' }],
])('%s refuses %o', async (path, input) => {
  expect((await desk(path, input)).status).toBe(400);
});

test('the queue is by deadline, masked, with claims, counts and words', async () => {
  const [late, next] = [await accountToReview(product), await accountToReview(product)];
  await sql`update bank_accounts set due_at = due_at - interval '20 days' where id = ${late.id}`.execute(db);
  const { body } = await desk('list');
  expect(body.infos.map(({ id }: { id: number }) => id)).toEqual([late.id, next.id]);
  expect(body.infos[0]).toMatchObject({ overdue: true, claim: null, numberEnd: '0018', holder: '沈星河' });
  expect(JSON.stringify(body)).not.toContain('6222020000000000018');
  expect((await desk('list', { keyword: '0018' })).body.total).toBe(2);
  expect((await desk('list', { keyword: '%' })).body.total).toBe(0);
  await desk('claim', { id: next.id });
  expect((await desk('list', { view: 'mine' })).body.infos).toMatchObject([{ id: next.id, claim: { mine: true } }]);
  expect((await desk('summary')).body).toMatchObject({ queue: 2, overdue: 1, mine: 1, passed: 0, unlocks: 0 });
  const urgent = (await product.call('/office/urgent', {}, { token: finance })).body.infos;
  expect(urgent).toContainEqual(expect.objectContaining({ thing: 'lateBankAccounts', count: 1 }));
});

test('[S57] the number is read with a reason, which is written down and shown to its owner', async () => {
  const person = await accountToReview(product);
  expect((await desk('detail', { id: person.id })).body.account).toMatchObject({ numberEnd: '0018', looks: [] });
  const reply = await desk('number', { id: person.id, reason: 'call the bank' });
  expect(reply.body.number).toBe('6222020000000000018');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect((await read(person)).looks).toEqual([{ by: 'He Qing · Finance', what: 'number', at: expect.any(String) }]);
  const { rows } = await sql`
    select actor, reason from audit_events
    where action = 'bank-account.looked' and subject = ${`bank-account:${person.id}`}`.execute(db);
  expect(rows).toEqual([{ actor: '财务 · 何青', reason: 'call the bank' }]);
});

describe('a decision', () => {
  test('is made once, by whoever claimed it', async () => {
    const { id, account } = await accountToReview(product);
    expect(problemOf(await desk('pass', { id }))).toEqual([409, 'claim-ended']);
    await desk('claim', { id });
    expect(problemOf(await desk('claim', { id }, admin))).toEqual([409, 'claimed-by-another']);
    const replies = await Promise.all([desk('pass', { id }), desk('pass', { id })]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'done']);
    expect((await desk('list', { view: 'passed' })).body.infos[0]).toMatchObject({
      id,
      decidedBy: 'He Qing · Finance',
    });
    const mails = await mailsTo(product, account);
    expect(mails.filter(({ subject }) => subject === 'Your bank account is approved')).toHaveLength(1);
  });

  test('nobody decides on their own, nor asks to lift their own lock', async () => {
    const person = await accountToReview(product);
    await sql`update users set roles = '{finance}' where email = ${person.account}`.execute(db);
    expect(problemOf(await desk('claim', { id: person.id }, person.token))).toEqual([409, 'own-papers']);
    await decideAccount(product, finance, person.id);
    expect(problemOf(await desk('unlock/ask', { id: person.id, reason: 'x' }, person.token))).toEqual([
      409,
      'own-papers',
    ]);
    await desk('unlock/ask', { id: person.id, reason: 'moved' });
    const { body } = await desk('unlocks');
    const answer = { id: body.infos.at(-1).id, approve: true };
    expect(problemOf(await desk('unlock/answer', answer, person.token))).toEqual([409, 'own-papers']);
  });

  test('given back to the queue, somebody else claims it', async () => {
    const { id } = await accountToReview(product);
    await desk('claim', { id });
    expect((await desk('release', { id })).body.account.claim).toBeNull();
    expect((await desk('claim', { id }, admin)).status).toBe(200);
  });
});

describe('[D4] lifting the lock', () => {
  const locked = async () => {
    const person = await accountToReview(product);
    await decideAccount(product, finance, person.id);
    return person;
  };
  const asked = async (id: number, token = finance) => {
    const { body } = await desk('unlock/ask', { id, reason: 'the bank closed the branch' }, token);
    return body.account.unlocks[0].id as number;
  };

  test('takes a second person, who is not the one who asked', async () => {
    const person = await locked();
    const unlock = await asked(person.id);
    expect(problemOf(await desk('unlock/ask', { id: person.id, reason: 'again' }, admin))).toEqual([
      409,
      'submitted-already',
    ]);
    const asking = (await mailsTo(product, 'admin@framehall.test')).at(-1);
    expect(asking?.subject).toBe('提前更换收款账户的申请等待复核');
    expect(asking?.body).toContain(
      '财务 · 何青 申请允许 沈星河 提前更换收款账户。\n\n原因：the bank closed the branch',
    );
    expect(asking?.body).toContain('/office/bank-accounts?view=unlocks');
    expect(problemOf(await desk('unlock/answer', { id: unlock, approve: true }))).toEqual([409, 'second-person']);
    expect(problemOf(await sendAccount(product, person))).toEqual([409, 'bank-locked']);
    const { body } = await desk('unlock/answer', { id: unlock, approve: true, words: 'called the bank' }, admin);
    expect(body.unlock).toMatchObject({ state: 'approved', answeredBy: 'Gu Yan · Admin', answer: 'called the bank' });
    expect((await read(person)).unlocked).toBe('staff');
    expect((await mailsTo(product, person.account)).at(-1)?.subject).toBe('You can change your bank account');
    expect((await sendAccount(product, person, { number: '4111111111111111' })).status).toBe(200);
    const { rows } = await sql`
      select action, actor, reason from audit_events where subject = ${`bank-unlock:${unlock}`} order by id`.execute(
      db,
    );
    expect(rows).toEqual([
      { action: 'bank-unlock.asked', actor: '财务 · 何青', reason: 'the bank closed the branch' },
      { action: 'bank-unlock.approved', actor: '管理员 · 顾言', reason: 'called the bank' },
    ]);
  });

  test('declined, the lock stays, and it may be asked for again', async () => {
    const person = await locked();
    const unlock = await asked(person.id, admin);
    const replies = await Promise.all([
      desk('unlock/answer', { id: unlock, approve: false, words: 'no' }),
      desk('unlock/answer', { id: unlock, approve: false, words: 'no' }),
    ]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'done']);
    expect(problemOf(await sendAccount(product, person))).toEqual([409, 'bank-locked']);
    expect(await asked(person.id)).toBeGreaterThan(unlock);
  });

  test('approved but not used within 30 days, it may be asked for again', async () => {
    const person = await locked();
    const unlock = await asked(person.id);
    await desk('unlock/answer', { id: unlock, approve: true }, admin);
    const stateOf = async () => (await desk('detail', { id: person.id })).body.account.unlocks.at(-1).state;
    const given = (ago: string) =>
      sql`update bank_unlocks set answered_at = now() - ${ago}::interval where id = ${unlock}`.execute(db);
    await given('29 days 23 hours');
    expect(await stateOf()).toBe('approved');
    expect(problemOf(await desk('unlock/ask', { id: person.id, reason: 'again' }))).toEqual([409, 'submitted-already']);
    await given('30 days 1 second');
    expect(await stateOf()).toBe('expired');
    const again = await asked(person.id);
    expect(await stateOf()).toBe('expired');
    await desk('unlock/answer', { id: again, approve: true }, admin);
    const { body } = await sendAccount(product, person, { number: '4111111111111111' });
    await decideAccount(product, finance, body.next.id);
    const { rows } = await sql`
      select subject, action, before ->> 'state' as before, after ->> 'state' as after from audit_events
      where subject in (${`bank-unlock:${unlock}`}, ${`bank-unlock:${again}`}) and before ->> 'state' = 'approved'
      order by id`.execute(db);
    const ended = (id: number, after: string) => ({
      subject: `bank-unlock:${id}`,
      action: `bank-unlock.${after}`,
      before: 'approved',
      after,
    });
    expect(rows).toEqual([ended(unlock, 'expired'), ended(again, 'used')]);
  });

  test('the database itself refuses one person for both', async () => {
    const person = await locked();
    const unlock = await asked(person.id);
    await expect(
      sql`
        update bank_unlocks set state = 'approved', answered_by = asked_by, answered_at = now()
        where id = ${unlock}`.execute(db),
    ).rejects.toThrow('bank_unlocks_check');
  });

  test('is refused where nothing is locked', async () => {
    const { id } = await accountToReview(product);
    expect(problemOf(await desk('unlock/ask', { id, reason: 'x' }))).toEqual([409, 'not-locked']);
    expect((await desk('unlocks')).body.infos.every(({ state }: { state: string }) => state === 'asked')).toBe(true);
  });
});
