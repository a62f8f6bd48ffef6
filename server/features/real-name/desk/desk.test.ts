import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mailsTo, outcomesOf, problemOf } from '#tests/support/applications.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { sendPapers, submitName } from '#tests/support/real-names.ts';
import { handIn } from '#tests/support/reviews.ts';

const product = await startProduct();
const { db } = product;
const finance = await signIn(product, 'finance');
const admin = await signIn(product, 'admin');

const desk = (path: string, input: object = {}, token: string | undefined = finance) =>
  product.call(`/office/realName/${path}`, input, { token });
const looksOf = async (token: string) => (await product.call('/center/realName', {}, { token })).body.looks;

const CALLS: [string, object][] = [
  ['summary', {}],
  ['list', {}],
  ['detail', { id: 9999 }],
  ['claim', { id: 9999 }],
  ['release', { id: 9999 }],
  ['verify', { id: 9999 }],
  ['reject', { id: 9999, reason: 'differs', words: 'x' }],
  ['number', { id: 9999, reason: 'x' }],
  ['picture', { id: 9999, side: 'front', reason: 'x' }],
];

test.each(CALLS)('%s is for finance and admins', async (path, input) => {
  for (const name of ['buyer', 'photographer', 'manager', 'reviewer', 'sales', 'editor'])
    expect((await desk(path, input, await signIn(product, name))).status, name).toBe(403);
  expect((await product.call(`/office/realName/${path}`, input)).status).toBe(401);
  for (const token of [finance, admin]) expect([200, 404]).toContain((await desk(path, input, token)).status);
});

test.each<[string, object]>([
  ['list', { view: 'everything' }],
  ['detail', { id: 0 }],
  ['reject', { id: 1, reason: 'ugly', words: 'x' }],
  ['reject', { id: 1, reason: 'differs', words: ' ' }],
  ['number', { id: 1, reason: '' }],
  ['picture', { id: 1, side: 'edge', reason: 'x' }],
  ['picture', { id: 1, side: 'front' }],
])('%s refuses %o', async (path, input) => {
  expect((await desk(path, input)).status).toBe(400);
});

describe('the queue', () => {
  test('is by deadline, masked, with claims, counts and words', async () => {
    const [late, next] = [await submitName(product), await submitName(product, { name: '白露' })];
    await sql`update real_names set due_at = due_at - interval '20 days' where id = ${late.id}`.execute(db);
    const { body } = await desk('list');
    expect(body.infos.map(({ id }: { id: number }) => id)).toEqual([late.id, next.id]);
    expect(body.infos[0]).toMatchObject({ overdue: true, claim: null, numberEnd: late.number.slice(-4) });
    expect(JSON.stringify(body)).not.toContain(late.number);
    expect((await desk('list', { view: 'overdue' })).body.total).toBe(1);
    expect((await desk('list', { keyword: '白' })).body.total).toBe(1);
    expect((await desk('list', { keyword: '%' })).body.total).toBe(0);
    await desk('claim', { id: next.id });
    expect((await desk('list', { view: 'mine' })).body.infos).toMatchObject([{ id: next.id, claim: { mine: true } }]);
    expect((await desk('list', { view: 'mine' }, admin)).body.total).toBe(0);
    expect((await desk('summary')).body).toMatchObject({ queue: 2, overdue: 1, mine: 1, rejected: 0 });
    const urgent = (await product.call('/office/urgent', {}, { token: finance })).body.infos;
    expect(urgent).toContainEqual(expect.objectContaining({ thing: 'lateRealNames', count: 1 }));
    expect(urgent).toContainEqual(expect.objectContaining({ thing: 'realNames', count: 1 }));
  });
});

describe('a look', () => {
  test('[S57] at a number needs a reason, is written down, and its owner sees who and when', async () => {
    const person = await submitName(product);
    const reply = await desk('number', { id: person.id, reason: 'compare with the paper' });
    expect(reply.body.number).toBe(person.number);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await looksOf(person.token)).toEqual([{ by: 'He Qing · Finance', what: 'number', at: expect.any(String) }]);
    const { rows } = await sql`
      select actor, reason, after from audit_events
      where action = 'real-name.looked' and subject = ${`real-name:${person.id}`}`.execute(db);
    expect(rows).toEqual([{ actor: '财务 · 何青', reason: 'compare with the paper', after: { what: 'number' } }]);
  });

  test('at a picture shows it with the name of who looks across it, once it is written down', async () => {
    const person = await submitName(product, {}, sendPapers);
    const look = { id: person.id, side: 'front', reason: 'verify' };
    const { body, headers } = await desk('picture', look);
    expect(headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(body.picture.replace('data:image/jpeg;base64,', ''), 'base64');
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect([format, width, height, exif]).toEqual(['jpeg', 856, 540, undefined]);
    // The paper is plain grey, so whatever differs from it is the mark.
    const { channels } = await sharp(bytes).stats();
    expect(channels[0]!.stdev).toBeGreaterThan(5);
    const other = await desk('picture', look, admin);
    expect(other.body.picture).not.toBe(body.picture);
    expect((await looksOf(person.token)).map(({ what }: { what: string }) => what)).toEqual(['front', 'front']);
    expect((await desk('picture', { ...look, id: 999_999 })).status).toBe(404);
  });
});

describe('a decision', () => {
  test('verified: told in the language of the account, once, by whoever claimed it', async () => {
    const person = await submitName(product);
    const { id } = person;
    await sql`update users set language = 'zh' where email = ${person.account}`.execute(db);
    expect(problemOf(await desk('verify', { id }))).toEqual([409, 'claim-ended']);
    await desk('claim', { id });
    expect(problemOf(await desk('claim', { id }, admin))).toEqual([409, 'claimed-by-another']);
    expect(problemOf(await desk('verify', { id }, admin))).toEqual([409, 'claim-ended']);
    const replies = await Promise.all([desk('verify', { id }), desk('reject', { id, reason: 'differs', words: 'x' })]);
    expect(outcomesOf(replies)).toContain('changed-meanwhile');
    const verified = replies[0]!.status === 200;
    const last = (await mailsTo(product, person.account)).at(-1);
    expect(last?.subject).toBe(verified ? '您已通过实名认证' : '您的实名认证没有通过');
    expect((await desk('list', { view: verified ? 'verified' : 'rejected' })).body.infos[0]).toMatchObject({
      id,
      decidedBy: 'He Qing · Finance',
    });
  });

  test('rejected: with a reason in both places', async () => {
    const person = await submitName(product);
    const { id } = person;
    await desk('claim', { id });
    const { body } = await desk('reject', { id, reason: 'expired', words: 'Your card ended in May' });
    expect(body.realName).toMatchObject({ state: 'rejected', reason: 'expired', claim: null });
    const last = (await mailsTo(product, person.account)).at(-1);
    expect(last?.body).toContain('The document has expired');
    expect(last?.body).toContain('Your card ended in May');
    expect(problemOf(await desk('verify', { id }))).toEqual([409, 'changed-meanwhile']);
  });

  test('[R192] a real name is verifying, then verified or rejected, as its owner sees', async () => {
    const [one, two] = [await submitName(product), await submitName(product)];
    const seen = async ({ token }: { token: string }) =>
      (await product.call('/center/realName', {}, { token })).body.realName.state;
    expect([await seen(one), await seen(two)]).toEqual(['verifying', 'verifying']);
    for (const { id } of [one, two]) await desk('claim', { id });
    await desk('verify', { id: one.id });
    await desk('reject', { id: two.id, reason: 'expired', words: 'x' });
    expect([await seen(one), await seen(two)]).toEqual(['verified', 'rejected']);
  });

  test('nobody decides on their own', async () => {
    const person = await submitName(product);
    await sql`update users set roles = '{finance}' where email = ${person.account}`.execute(db);
    expect(problemOf(await desk('claim', { id: person.id }, person.token))).toEqual([409, 'own-papers']);
  });

  test('given back to the queue, somebody else claims it', async () => {
    const { id } = await submitName(product);
    await desk('claim', { id });
    expect((await desk('release', { id })).body.realName.claim).toBeNull();
    expect((await desk('claim', { id }, admin)).status).toBe(200);
  });
});

test('a reviewer cannot approve works of somebody without a verified name, but return them', async () => {
  const reviewer = await signIn(product, 'reviewer');
  const person = await submitName(product);
  const { id, materialId } = await handIn(product);
  await sql`update materials set owner_id = ${person.userId} where id = ${materialId}`.execute(db);
  await product.call('/office/review/claim', { ids: [id] }, { token: reviewer });
  const decide = (more: object) =>
    product.call('/office/review/decide', { ids: [id], note: '', ...more }, { token: reviewer });
  expect(problemOf(await decide({ verdict: 'approve', reasons: [] }))).toEqual([409, 'owner-unverified']);
  await desk('claim', { id: person.id });
  await desk('verify', { id: person.id });
  expect((await decide({ verdict: 'approve', reasons: [] })).status).toBe(200);
});
