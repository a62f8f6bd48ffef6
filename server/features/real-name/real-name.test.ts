import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { StoreGone } from '#server/platform/objects/failures.ts';
import { systemContext } from '#server/system-context.ts';
import { mailsTo, outcomesOf, problemOf } from '#tests/support/applications.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import {
  codeFor,
  drawPaper,
  nameOf,
  newPhotographer,
  placePapers,
  sendPapers,
  submitName,
} from '#tests/support/real-names.ts';
import { madeUpNumber } from '../demo/real-names.ts';
import { sweepFiles } from '../media/media.jobs.ts';
import { clearPapers } from './real-name.jobs.ts';

const product = await startProduct();
const { db } = product;
const { objects } = product.services;
const finance = await signIn(product, 'finance');
afterEach(() => void vi.restoreAllMocks());

const call = (path: string, input: object, { token }: { token: string }) =>
  product.call(`/center/realName${path}`, input, { token });
const submit = (person: Parameters<typeof nameOf>[0], more: object = {}) =>
  call('/submit', nameOf(person, more), person);
const storedOf = async (userId: number) =>
  await db.selectFrom('identityPictures').selectAll().where('userId', '=', userId).orderBy('id').execute();
const rowOf = (id: number) => db.selectFrom('realNames').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a real name', () => {
  test('is submitted with both sides and a proven number, and waits three working days', async () => {
    const person = await newPhotographer(product);
    expect((await call('', {}, person)).body).toMatchObject({
      realName: null,
      known: { name: '', phone: '', phoneVerified: false },
      sent: [],
      looks: [],
    });
    await sendPapers(product, person);
    const code = await codeFor(product, person);
    const { body } = await submit(person, { code });
    expect(body.realName).toMatchObject({ state: 'verifying', name: '沈星河', paper: 'id-card', reason: null });
    expect(body.realName.numberEnd).toBe(person.number.slice(-4));
    expect(body.sent).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(person.number);
    expect(await mailsTo(product, person.account)).toMatchObject([{}, { subject: 'We’ve received your documents' }]);
  });

  test('its number is not in the database as it is, nor in the trail', async () => {
    const { id, number } = await submitName(product);
    const row = await rowOf(id);
    expect(row.numberSealed).not.toContain(number);
    expect(product.services.secrets.open(row.numberSealed ?? '')).toBe(number);
    expect(product.services.secrets.open(row.addressSealed ?? '')).toBe('杭州市西湖区北山街 7 号');
    const { rows } = await sql`select * from audit_events where subject = ${`real-name:${id}`}`.execute(db);
    expect(rows).toMatchObject([{ action: 'real-name.submitted', after: { state: 'verifying', paper: 'id-card' } }]);
    for (const secret of [number, '北山街']) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test.each<[string, object, string]>([
    ['a wrong check digit', { number: '110105194912310021' }, 'number'],
    ['the number of another paper', { number: 'E12345678' }, 'number'],
    ['a credit code with a wrong check digit', { paper: 'business-licence', number: '91350100M000100Y44' }, 'number'],
    ['no name', { name: '  ' }, 'name'],
    ['no address', { address: ' ' }, 'address'],
    ['an address of 121 characters', { address: '长'.repeat(121) }, 'address'],
    ['an email instead of a number', { phone: 'x@example.com' }, 'phone'],
    ['a paper that nobody has', { paper: 'library-card' }, 'paper'],
    ['no code', {}, 'code'],
    ['half a code', { code: '123' }, 'code'],
  ])('with %s is refused', async (_what, wrong, field) => {
    const person = await newPhotographer(product);
    await placePapers(product, person);
    const { status, body } = await submit(person, wrong);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('without a picture, or with a wrong code or one of another purpose, is refused', async () => {
    const person = await newPhotographer(product);
    const code = await codeFor(product, person);
    expect((await submit(person, { code })).body.fields).toMatchObject({
      front: expect.any(String),
      back: expect.any(String),
    });
    await call('/picture', { side: 'front', image: await drawPaper() }, person);
    expect(Object.keys((await submit(person, { code })).body.fields)).toEqual(['back']);
    await call('/picture', { side: 'back', image: await drawPaper('png') }, person);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(problemOf(await submit(person, { code: wrong }))).toEqual([400, 'wrong-code']);
    await product.moveTime('5 minutes 1 second');
    expect(problemOf(await submit(person, { code }))).toEqual([400, 'wrong-code']);
    await product.moveTime('0 seconds');
    expect((await submit(person, { code })).status).toBe(200);
  });

  test('a passport and a company need one picture', async () => {
    const person = await newPhotographer(product);
    await call('/picture', { side: 'front', image: await drawPaper() }, person);
    const code = await codeFor(product, person);
    const company = { paper: 'business-licence', name: '星河影像有限公司', number: '91350100m000100y43', code };
    const { body } = await submit(person, company);
    expect(body.realName).toMatchObject({ paper: 'business-licence', numberEnd: '0Y43', name: '星河影像有限公司' });
  });

  test('is sent once, however often at once', async () => {
    const person = await newPhotographer(product);
    await placePapers(product, person);
    const code = await codeFor(product, person);
    const replies = await Promise.all([1, 2, 3].map(() => submit(person, { code })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(problemOf(await submit(person, { code }))).toEqual([409, 'submitted-already']);
    expect(await storedOf(person.userId)).toHaveLength(2);
  });

  test('one number belongs to one account, also when two send it at once', async () => {
    const [one, other] = [await newPhotographer(product), await newPhotographer(product)];
    const same = { number: one.number };
    const codes = [];
    for (const person of [one, other]) {
      await placePapers(product, person);
      codes.push(await codeFor(product, person));
    }
    const replies = await Promise.all([
      submit(one, { ...same, code: codes[0] }),
      // As somebody else would type it.
      submit(other, { number: `${one.number.slice(0, 6)} ${one.number.slice(6).toLowerCase()}`, code: codes[1] }),
    ]);
    expect(outcomesOf(replies)).toEqual(['done', 'number-taken']);
    const refused = replies[0]?.status === 200 ? other : one;
    // The code of a refused one is not spent.
    const code = refused === one ? codes[0] : codes[1];
    expect((await submit(refused, { number: madeUpNumber(998), code })).status).toBe(200);
  });

  test('the same number under an older key is found too', async () => {
    const before = await submitName(product);
    const older = Buffer.from('hashed with the key of last year');
    await sql`update real_names set fingerprint = ${older} where id = ${before.id}`.execute(db);
    vi.spyOn(product.services.secrets, 'fingerprints').mockReturnValue([older]);
    const person = await newPhotographer(product);
    await placePapers(product, person);
    const code = await codeFor(product, person);
    expect(problemOf(await submit(person, { number: before.number, code }))).toEqual([409, 'number-taken']);
  });

  test('takes name and number of the application as known, and asks for no other code', async () => {
    const person = await newPhotographer(product);
    await sql`
      insert into applications (user_id, state, real_name, phone, verified_phone, submitted_at, due_at, decided_at)
      values (${person.userId}, 'approved', '白露', ${`+86${person.phone}`}, ${`+86${person.phone}`}, now(), now(), now())`.execute(
      db,
    );
    const { known } = (await call('', {}, person)).body;
    expect(known).toEqual({ name: '白露', phone: `+86${person.phone}`, phoneVerified: true });
    await placePapers(product, person);
    expect((await submit(person, { name: known.name })).body.realName).toMatchObject({ name: '白露' });
  });
});

describe('a picture of a paper', () => {
  test('lies in the store encrypted, redrawn, and is nobody’s to sweep', async () => {
    const person = await newPhotographer(product);
    await sendPapers(product, person);
    const [front] = await storedOf(person.userId);
    const bytes = await buffer(await objects.open('originals', front!.key));
    expect(bytes.subarray(0, 3).toString('hex')).not.toBe('ffd8ff');
    expect(bytes.includes('Somebody')).toBe(false);
    await product.moveTime('2 days');
    await sweepFiles(systemContext(product.services, 'test'), {}, new AbortController().signal);
    await product.moveTime('0 seconds');
    expect(await objects.head('originals', front!.key)).toBeDefined();
  });

  test('replaces the last one of its side', async () => {
    const person = await newPhotographer(product);
    await sendPapers(product, person);
    const before = await storedOf(person.userId);
    expect((await call('/picture', { side: 'front', image: await drawPaper() }, person)).body.sent).toEqual([
      'front',
      'back',
    ]);
    const after = await storedOf(person.userId);
    expect(after).toHaveLength(2);
    expect(after.map(({ key }) => key)).not.toContain(before[0]!.key);
  });

  test.each<[string, () => Promise<string>, number, string]>([
    ['a GIF named .jpg', () => drawPaper('gif'), 400, 'bad-picture'],
    ['half a JPEG', async () => (await drawPaper()).slice(0, 400), 400, 'bad-picture'],
    ['no base64', async () => 'not base64!', 400, 'bad-input'],
    ['too much', async () => 'A'.repeat(940_000), 400, 'bad-input'],
  ])('that is %s is refused', async (_what, make, status, problem) => {
    const person = await newPhotographer(product);
    expect(problemOf(await call('/picture', { side: 'front', image: await make() }, person))).toEqual([
      status,
      problem,
    ]);
    expect(await storedOf(person.userId)).toEqual([]);
  });

  test('while the store is gone says so and keeps nothing; again, it arrives', async () => {
    const person = await newPhotographer(product);
    const gone = vi.spyOn(objects, 'put').mockRejectedValue(new StoreGone('away'));
    const image = await drawPaper();
    expect((await call('/picture', { side: 'front', image }, person)).status).toBe(503);
    expect(await storedOf(person.userId)).toEqual([]);
    gone.mockRestore();
    expect((await call('/picture', { side: 'front', image }, person)).body.sent).toEqual(['front']);
  });

  test('is not taken any more once the papers are with the office', async () => {
    const person = await submitName(product);
    const reply = await call('/picture', { side: 'front', image: await drawPaper() }, person);
    expect(problemOf(reply)).toEqual([409, 'submitted-already']);
  });
});

describe('before the real name is verified', () => {
  test('nothing can be submitted and no work is approved; afterwards both', async () => {
    const person = await submitName(product);
    const work = await makeMaterial(product, { kind: 'photo', online: false });
    await sql`update materials set owner_id = ${person.userId} where id = ${work}`.execute(db);
    const hand = () => product.call('/center/submit', { ids: [work] }, person);
    const { status, body } = await hand();
    expect([status, body.problem, body.message]).toEqual([
      409,
      'real-name-needed',
      'Please verify your real name first: Material Center → Real name',
    ]);
    await product.call('/office/realName/claim', { id: person.id }, { token: finance });
    await product.call('/office/realName/verify', { id: person.id }, { token: finance });
    expect((await hand()).status).toBe(200);
  });
});

const desk = (path: string, input: object) => product.call(`/office/realName/${path}`, input, { token: finance });
const reject = async (id: number) => {
  await desk('claim', { id });
  expect((await desk('reject', { id, reason: 'unreadable', words: '看不清' })).status).toBe(200);
};
const verify = async (id: number) => {
  await desk('claim', { id });
  return await Promise.all([desk('verify', { id }), desk('verify', { id })]);
};
const clear = () => clearPapers(systemContext(product.services, 'test'), {}, new AbortController().signal);

describe('another name', () => {
  test('counts once it is verified, and the one before until then', async () => {
    const person = await submitName(product);
    await verify(person.id);
    const renew = async () => {
      await placePapers(product, person);
      return (await submit(person, { name: '沈星辰' })).body;
    };
    const former = { id: person.id, state: 'verified', name: '沈星河' };
    const first = await renew();
    expect(first).toMatchObject({ realName: { state: 'verifying', name: '沈星辰' }, verified: former });
    expect(problemOf(await submit(person))).toEqual([409, 'submitted-already']);
    await reject(first.realName.id);
    expect((await call('', {}, person)).body).toMatchObject({ realName: { state: 'rejected' }, verified: former });

    const { id } = (await renew()).realName;
    const desk = await product.call('/office/realName/detail', { id }, { token: finance });
    const sent = { paper: 'id-card', numberEnd: person.number.slice(-4) };
    expect(desk.body.realName.earlier).toMatchObject([
      { state: 'rejected', name: '沈星辰', ...sent },
      { id: person.id, state: 'verified', name: '沈星河', ...sent },
    ]);
    expect(outcomesOf(await verify(id))).toEqual(['changed-meanwhile', 'done']);
    const now = { id, state: 'verified', name: '沈星辰' };
    expect((await call('', {}, person)).body).toMatchObject({ realName: now, verified: now });
    expect(await rowOf(person.id)).toMatchObject({ state: 'replaced', name: '沈星河' });
    const trail = await db
      .selectFrom('auditEvents')
      .select(['actor', 'after'])
      .where('action', '=', 'real-name.replaced')
      .where('subject', '=', `real-name:${person.id}`)
      .execute();
    expect(trail).toEqual([{ actor: '财务 · 何青', after: { state: 'replaced', by: id } }]);
  });

  test('may have another number; neither is anybody else’s', async () => {
    const person = await submitName(product);
    await verify(person.id);
    await placePapers(product, person);
    const number = madeUpNumber(997);
    const { body } = await submit(person, { number });
    const other = await newPhotographer(product);
    await placePapers(product, other);
    const code = await codeFor(product, other);
    const steal = async () => {
      for (const stolen of [number, person.number])
        expect(problemOf(await submit(other, { number: stolen, code }))).toEqual([409, 'number-taken']);
    };
    await steal();
    await verify(body.realName.id);
    await steal();
  });

  test('leaves the papers of the one before for 90 days', async () => {
    const person = await submitName(product);
    await verify(person.id);
    await product.moveTime('200 days');
    const token = (await product.call('/user/login', { account: person.account, password: 'a good password' })).body
      .token;
    await placePapers(product, person);
    const { body } = await submit({ ...person, token });
    const admin = await signIn(product, 'finance');
    for (const step of ['claim', 'verify'])
      await product.call(`/office/realName/${step}`, { id: body.realName.id }, { token: admin });
    await product.moveTime('289 days');
    await clear();
    expect(await storedOf(person.userId)).toHaveLength(4);
    await product.moveTime('290 days 1 minute');
    await clear();
    await product.moveTime('0 seconds');
    expect(await storedOf(person.userId)).toMatchObject([{ realNameId: body.realName.id }, {}]);
    expect(await rowOf(person.id)).toMatchObject({
      state: 'replaced',
      name: '',
      numberSealed: null,
      fingerprint: null,
    });
    expect(await rowOf(body.realName.id)).toMatchObject({ state: 'verified', name: '沈星河' });
  });
});

describe('papers of somebody who was rejected', () => {
  test('are deleted after 90 days, with name and numbers; the decision stays', async () => {
    const person = await submitName(product);
    await reject(person.id);
    await product.moveTime('89 days 23 hours');
    await clear();
    expect(await storedOf(person.userId)).toHaveLength(2);
    await product.moveTime('90 days 1 minute');
    await clear();
    await clear();
    await product.moveTime('0 seconds');
    expect(await storedOf(person.userId)).toEqual([]);
    expect(await rowOf(person.id)).toMatchObject({
      state: 'rejected',
      reason: 'unreadable',
      name: '',
      numberSealed: null,
      numberEnd: '',
      addressSealed: null,
      fingerprint: null,
      phone: '',
    });
  });

  test('may be sent again, and the number is free for its owner', async () => {
    const person = await submitName(product);
    await reject(person.id);
    const { body } = await call('', {}, person);
    expect(body.realName).toMatchObject({ state: 'rejected', reason: 'unreadable', words: '看不清' });
    expect(body.known).toEqual({ name: '沈星河', phone: `+86${person.phone}`, phoneVerified: true });
    await placePapers(product, person);
    // The number is proven already.
    expect((await submit(person)).body.realName).toMatchObject({ state: 'verifying' });
  });

  test('pictures that were never submitted go after a week', async () => {
    const person = await newPhotographer(product);
    await placePapers(product, person);
    await product.moveTime('6 days');
    await clear();
    expect(await storedOf(person.userId)).toHaveLength(2);
    await product.moveTime('7 days 1 minute');
    await clear();
    await product.moveTime('0 seconds');
    expect(await storedOf(person.userId)).toEqual([]);
  });
});
