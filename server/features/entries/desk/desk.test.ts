import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { mailsTo, outcomesOf, problemOf } from '#tests/support/applications.ts';
import { addGoodFiles, begin, ENTRY_FORM, makeContest, submittedEntry } from '#tests/support/entries.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const { db } = product;
const coordinator = await signIn(product, 'coordinator');
const admin = await signIn(product, 'admin');
afterEach(() => product.moveTime('0 hours'));

const desk = (path: string, input: object = {}, token: string | undefined = coordinator) =>
  product.call(`/office/entry/${path}`, input, { token, language: 'en' });
const detail = async (id: number) => (await desk('detail', { id })).body.entry;
const stateOf = async (id: number) =>
  (await db.selectFrom('contestEntries').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const trailOf = async (id: number) =>
  await db
    .selectFrom('auditEvents')
    .select(['action', 'actor', 'reason'])
    .where('subject', '=', `entry:${id}`)
    .orderBy('id')
    .execute();

/** Somebody's submitted photo, in a contest of its own unless told otherwise. */
async function submitted(trackId?: number) {
  const { token, account } = await register(product);
  const contest = trackId === undefined ? await makeContest(product) : undefined;
  const id = await submittedEntry(product, token, trackId ?? contest!.single);
  return { id, token, account, contestId: contest?.id };
}

/** A submitted film in a track that wants the sponsor's car. */
async function film() {
  const { token, account } = await register(product);
  const { video } = await makeContest(product, { showsCar: true });
  const id = await begin(product, token, video);
  await addGoodFiles(product, id, 'video', 1);
  await addGoodFiles(product, id, 'cover', 1);
  await product.call('/entry/save', { id, version: 1, ...ENTRY_FORM, declaresCar: true }, { token });
  const sent = await product.call('/entry/submit', { id, version: 2 }, { token });
  expect(sent.body).toMatchObject({ success: true });
  return { id, token, account };
}

const CALLS: [string, object][] = [
  ['summary', {}],
  ['list', {}],
  ['detail', { id: 999_999 }],
  ['next', { contestId: 999_999 }],
  ['claim', { id: 999_999 }],
  ['release', { id: 999_999 }],
  ['accept', { id: 999_999, version: 1 }],
  ['reject', { id: 999_999, version: 1, code: 'theme' }],
  ['contact', { id: 999_999 }],
];

test.each(CALLS)('%s is for coordinators and admins', async (path, input) => {
  for (const name of ['buyer', 'photographer', 'manager', 'sales', 'finance', 'editor', 'reviewer'])
    expect((await desk(path, input, await signIn(product, name))).status, name).toBe(403);
  expect((await product.call(`/office/entry/${path}`, input)).status).toBe(401);
  const expected = ['summary', 'list', 'next'].includes(path) ? 200 : 404;
  for (const token of [coordinator, admin]) expect((await desk(path, input, token)).status).toBe(expected);
});

test.each<[string, object]>([
  ['list', { view: 'everything' }],
  ['list', { contestId: 0 }],
  ['list', { keyword: 'x'.repeat(61) }],
  ['detail', { id: 0 }],
  ['next', { after: -1 }],
  ['claim', { id: 1.5 }],
  ['accept', { id: 1 }],
  ['accept', { id: 1, version: 1, carSeen: 'yes' }],
  ['accept', { id: 1, version: 1, state: 'awarded' }],
  ['reject', { id: 1, version: 1 }],
  ['reject', { id: 1, version: 1, code: 'ugly' }],
  ['reject', { id: 1, version: 1, code: 'theme', words: 'x'.repeat(1001) }],
])('%s refuses %o', async (path, input) => {
  expect((await desk(path, input)).status).toBe(400);
});

describe('the queue', () => {
  test('has what was submitted, longest waiting first, by contest and by words; drafts are not in it', async () => {
    const { token } = await register(product);
    const contest = await makeContest(product);
    const [first, second] = [
      await submittedEntry(product, token, contest.single),
      await submittedEntry(product, token, contest.single),
    ];
    const draft = await begin(product, token, contest.single);
    const list = async (more: object = {}, who?: string) =>
      (await desk('list', { contestId: contest.id, ...more }, who)).body;
    expect((await list()).infos).toMatchObject([
      { id: first, state: 'submitted', contest: 'Rivers', track: 'Track 1', files: 1, again: false, claim: null },
      { id: second },
    ]);
    expect((await list({ keyword: '梯田' })).total).toBe(2);
    expect((await list({ keyword: String(second) })).infos).toMatchObject([{ id: second }]);
    expect((await list({ keyword: '100%' })).total).toBe(0);
    expect(problemOf(await desk('detail', { id: draft }))).toEqual([404, 'not-found']);
    const before = (await desk('summary')).body;
    await desk('claim', { id: second });
    expect((await desk('summary')).body).toMatchObject({ queue: before.queue, mine: before.mine + 1 });
    expect((await list({ view: 'mine' })).infos).toMatchObject([{ id: second, claim: { mine: true } }]);
    expect((await list({ view: 'mine' }, admin)).total).toBe(0);
    expect((await list({}, admin)).infos[1].claim).toMatchObject({ mine: false });
    await desk('release', { id: second });
    expect((await list()).infos[1].claim).toBeNull();
  });

  test('never tells who made an entry', async () => {
    const { id, account } = await submitted();
    const replies = JSON.stringify([(await desk('detail', { id })).body, (await desk('list', {})).body]);
    for (const secret of ['沈星河', '13900001111', 'xinghe@', account, 'work-1.jpg'])
      expect(replies, secret).not.toContain(secret);
  });
});

describe('claims', () => {
  test('keep others out for 15 minutes, and longer for whoever claims again', async () => {
    const { id } = await submitted();
    expect((await desk('claim', { id })).status).toBe(200);
    expect(problemOf(await desk('claim', { id }, admin))).toEqual([409, 'claimed-by-another']);
    expect(problemOf(await desk('accept', { id, version: 3 }, admin))).toEqual([409, 'claim-ended']);
    await product.moveTime('10 minutes');
    await desk('claim', { id });
    await product.moveTime('24 minutes');
    expect(problemOf(await desk('claim', { id }, admin))).toEqual([409, 'claimed-by-another']);
    await product.moveTime('25 minutes 1 second');
    expect(problemOf(await desk('accept', { id, version: 3 }))).toEqual([409, 'claim-ended']);
    expect((await desk('claim', { id }, admin)).status).toBe(200);
  });

  test('of two at once is one', async () => {
    const { id } = await submitted();
    const replies = await Promise.all([desk('claim', { id }), desk('claim', { id }, admin)]);
    expect(outcomesOf(replies)).toEqual(['claimed-by-another', 'done']);
  });

  test('next gives everybody another entry, in their order, and nothing at the end', async () => {
    const contest = await makeContest(product);
    const ids = [];
    for (let turn = 0; turn < 3; turn += 1) ids.push((await submitted(contest.single)).id);
    const [first, second, third] = ids;
    const next = async (more: object, who?: string) =>
      (await desk('next', { contestId: contest.id, ...more }, who)).body.id as number | null;
    const both = await Promise.all([next({}), next({}, admin)]);
    expect(new Set(both)).toEqual(new Set([first, second]));
    const [mine, theirs] = both;
    expect(await next({})).toBe(mine);
    expect(await next({ after: mine })).toBe(third);
    expect(await next({ after: third })).toBeNull();
    await desk('release', { id: theirs }, admin);
    expect(await next({ after: first }, admin)).toBe(theirs === second ? second : null);
  });

  test('nobody claims or is given an entry of their own', async () => {
    const contest = await makeContest(product);
    const id = await submittedEntry(product, coordinator, contest.single);
    expect(await detail(id)).toMatchObject({ own: true });
    expect(problemOf(await desk('claim', { id }))).toEqual([409, 'own-entry']);
    expect((await desk('next', { contestId: contest.id })).body.id).toBeNull();
    await sql`
      update contest_entries set claimed_by = entrant_id, claimed_until = clock_now() + interval '9 minutes'
      where id = ${id}`.execute(db);
    expect(problemOf(await desk('accept', { id, version: 3 }))).toEqual([409, 'own-entry']);
    expect(problemOf(await desk('reject', { id, version: 3, code: 'theme' }))).toEqual([409, 'own-entry']);
    expect((await desk('release', { id })).status).toBe(200);
  });
});

describe('an entry that meets the rules', () => {
  test('goes to the jury, its entrant is told, and the trail knows by whom', async () => {
    const { id, account } = await submitted();
    await desk('claim', { id });
    expect((await desk('accept', { id, version: 3 })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ state: 'judging', claim: null, carSeen: null, rejection: null });
    expect((await trailOf(id)).map(({ action }) => action)).toEqual([
      'entry.begun',
      'entry.submitted',
      'entry.judging',
    ]);
    const mail = (await mailsTo(product, account)).at(-1);
    expect(mail?.body).toContain('雾中的梯田');
    expect(mail?.body).toMatch(/进入评审|in judging/);
    expect((await desk('list', { view: 'eligible', keyword: String(id) })).body.infos).toMatchObject([
      { id, decidedBy: expect.any(String), decidedAt: expect.any(String) },
    ]);
    expect(problemOf(await desk('accept', { id, version: 4 }))).toEqual([409, 'changed-meanwhile']);
  });

  test('is decided once, however many decide at once', async () => {
    const { id } = await submitted();
    await desk('claim', { id });
    const replies = await Promise.all([
      desk('accept', { id, version: 3 }),
      desk('accept', { id, version: 3 }),
      desk('reject', { id, version: 3, code: 'theme' }),
    ]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'changed-meanwhile', 'done']);
    expect((await trailOf(id)).length).toBe(3);
  });

  test('is not decided as another version than was seen', async () => {
    const { id, token } = await submitted();
    await desk('claim', { id });
    await product.call('/entry/change', { id }, { token });
    expect(problemOf(await desk('accept', { id, version: 3 }))).toEqual([404, 'not-found']);
    await product.call('/entry/save', { id, version: 4, ...ENTRY_FORM, title: '换了' }, { token });
    await product.call('/entry/submit', { id, version: 5 }, { token });
    expect(problemOf(await desk('accept', { id, version: 3 }))).toEqual([409, 'claim-ended']);
    await desk('claim', { id });
    expect(problemOf(await desk('accept', { id, version: 3 }))).toEqual([409, 'changed-meanwhile']);
    expect((await desk('accept', { id, version: 6 })).status).toBe(200);
  });

  test('taken back at the moment of the decision is one or the other', async () => {
    const { id, token } = await submitted();
    await desk('claim', { id });
    const [accepted, back] = await Promise.all([
      desk('accept', { id, version: 3 }),
      product.call('/entry/change', { id }, { token }),
    ]);
    expect([accepted.status, back.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await stateOf(id)).toBe(accepted.status === 200 ? 'judging' : 'draft');
  });

  test('[C15] must have shown the sponsor’s car, ticked by whoever decides, where the track wants it', async () => {
    const { id } = await film();
    expect(await detail(id)).toMatchObject({ showsCar: true, declaresCar: true, carSeen: null });
    await desk('claim', { id });
    const refused = await desk('accept', { id, version: 3 });
    expect([refused.status, refused.body.fields]).toEqual([400, { carSeen: expect.any(String) }]);
    expect(await stateOf(id)).toBe('submitted');
    expect((await desk('accept', { id, version: 3, carSeen: true })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ state: 'judging', carSeen: true });
  });
});

describe('an entry that does not', () => {
  test('is rejected with a reason and words, fixed, and checked again', async () => {
    const { id, token, account } = await submitted();
    await desk('claim', { id });
    expect((await desk('reject', { id, version: 3, code: 'names', words: '请删去署名' })).status).toBe(200);
    expect((await trailOf(id)).at(-1)).toMatchObject({ action: 'entry.rejected', reason: 'names: 请删去署名' });
    const mail = (await mailsTo(product, account)).at(-1);
    expect(mail?.body).toContain('请删去署名');
    expect(mail?.body).toMatch(/重新提交|submit it again/);
    const seen = (await product.call('/entry/detail', { id }, { token })).body.entry;
    expect(seen).toMatchObject({
      state: 'rejected',
      rejection: { code: 'names', words: '请删去署名' },
      changeable: true,
    });
    await product.call('/entry/save', { id, version: 4, ...ENTRY_FORM, title: '改过' }, { token });
    const again = await product.call('/entry/submit', { id, version: 5 }, { token });
    expect(again.body.entry).toMatchObject({ state: 'submitted', rejection: null });
    expect(await detail(id)).toMatchObject({
      state: 'submitted',
      again: true,
      title: '改过',
      claim: null,
      rejection: { code: 'names', words: '请删去署名' },
    });
    await desk('claim', { id });
    expect((await desk('accept', { id, version: 6 })).status).toBe(200);
  });

  test('after the deadline stays rejected, and its mail does not promise otherwise', async () => {
    const { id, token, account, contestId } = await submitted();
    await sql`update contests set closes_at = clock_now() - interval '1 minute' where id = ${contestId}`.execute(db);
    await desk('claim', { id });
    await desk('reject', { id, version: 3, code: 'quality' });
    const mail = (await mailsTo(product, account)).at(-1);
    expect(mail?.body).toMatch(/无法重新提交|can’t be submitted again/);
    const fixed = await product.call('/entry/submit', { id, version: 4 }, { token });
    expect(problemOf(fixed)).toEqual([409, 'entries-closed']);
  });

  test('lacks the car only where the track wants one', async () => {
    const photo = await submitted();
    await desk('claim', { id: photo.id });
    const refused = await desk('reject', { id: photo.id, version: 3, code: 'car' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['code']]);
    const { id } = await film();
    await desk('claim', { id });
    expect((await desk('reject', { id, version: 3, code: 'car' })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ state: 'rejected', carSeen: false });
  });
});

describe('what the desk shows', () => {
  test('camera and time of the file beside the declared day', async () => {
    const { id } = await submitted();
    await sql`
      update contest_entry_files set camera = 'Sony ILCE-7RM5', taken_at = '2021-03-02T05:40:00' where entry_id = ${id}`.execute(
      db,
    );
    expect(await detail(id)).toMatchObject({
      takenOn: '2026-03-02',
      gear: 'Sony A7R V',
      files: [{ part: 'picture', width: 3000, height: 2000, camera: 'Sony ILCE-7RM5', takenAt: '2021-03-02T05:40:00' }],
    });
  });

  test('entries of the same contest that look alike, never drafts nor those of another contest', async () => {
    const contest = await makeContest(product);
    const first = await submitted(contest.single);
    const twin = await submitted(contest.single);
    const own = await submittedEntry(product, first.token, contest.single);
    const other = await submitted(contest.single);
    await sql`update contest_entry_files set hash = -1 where entry_id = ${other.id}`.execute(db);
    const paler = await submitted(contest.single);
    await sql`
      update contest_entry_files set layout = array_fill(161::smallint, array[24]) where entry_id = ${paler.id}`.execute(
      db,
    );
    await submitted();
    const { token } = await register(product);
    await addGoodFiles(product, await begin(product, token, contest.single), 'picture', 1);
    const [file] = (await detail(first.id)).files;
    expect(file.alike).toMatchObject([
      { entryId: twin.id, same: false, state: 'submitted', track: 'Track 1' },
      { entryId: own, same: true },
    ]);
    await sql`update contest_entry_files set hash = 1 | (63 << 8) where entry_id = ${twin.id}`.execute(db);
    expect((await detail(first.id)).files[0].alike).toHaveLength(2);
    await sql`update contest_entry_files set hash = 1 | (127 << 8) where entry_id = ${twin.id}`.execute(db);
    expect((await detail(first.id)).files[0].alike).toMatchObject([{ entryId: own }]);
  });

  test('names in the title or story, by what the entrant wrote about themselves', async () => {
    const { token } = await register(product);
    const contest = await makeContest(product);
    const id = await begin(product, token, contest.single);
    await addGoodFiles(product, id, 'picture', 1);
    const story = '沈星河摄于元阳，联系 13900001111。';
    await product.call('/entry/save', { id, version: 1, ...ENTRY_FORM, story }, { token });
    await product.call('/entry/submit', { id, version: 2 }, { token });
    expect((await detail(id)).telling).toEqual(['沈星河', '13900001111']);
    expect((await detail((await submitted()).id)).telling).toEqual([]);
  });

  test('contacts only when asked for, and the trail knows who asked', async () => {
    const { id, account } = await submitted();
    const { body } = await desk('contact', { id });
    expect(body).toMatchObject({ author: '沈星河', phone: '13900001111', email: 'xinghe@framehall.test', account });
    const last = (await trailOf(id)).at(-1);
    expect(last?.action).toBe('entry.contact-opened');
    expect(JSON.stringify(last)).not.toMatch(/沈星河|13900001111/);
  });
});
