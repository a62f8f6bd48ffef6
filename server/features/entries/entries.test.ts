import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { mailsTo, outcomesOf, problemOf } from '#tests/support/applications.ts';
import { addGoodFiles, begin, ENTRY_FORM, makeContest, submittedEntry, wholeEntry } from '#tests/support/entries.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const contest = await makeContest(product);
const { token, account } = await register(product);
const stranger = await register(product);
afterEach(() => product.moveTime('0 hours'));

const call = (path: string, input: object, who: string | undefined = token) =>
  product.call(path, input, { token: who, language: 'en' });
const detail = async (id: number) => (await call('/entry/detail', { id })).body.entry;
const submit = (id: number, version = 2) => call('/entry/submit', { id, version });
const trailOf = async (id: number) =>
  (
    await product.db
      .selectFrom('auditEvents')
      .select(['action'])
      .where('subject', '=', `entry:${id}`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('a contest that somebody enters', () => {
  test('[R13] tells its tracks and how many entries are the caller’s; nothing costs anything', async () => {
    const own = await makeContest(product);
    await begin(product, token, own.group);
    const { body } = await call('/entry/contest', { slug: own.slug });
    expect(body.contest).toMatchObject({ slug: own.slug, title: 'Rivers', open: true });
    expect(
      body.tracks.map((track: { kind: string; own: number; name: string }) => [track.kind, track.own, track.name]),
    ).toEqual([
      ['single', 0, 'Track 1'],
      ['group', 1, 'Track 2'],
      ['video', 0, 'Track 3'],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/price|fee|fen/i);
  });

  test('is unknown while it is not published', async () => {
    const draft = await makeContest(product);
    await sql`update contests set published = false where id = ${draft.id}`.execute(product.db);
    expect(problemOf(await call('/entry/contest', { slug: draft.slug }))).toEqual([404, 'not-found']);
    const begun = await call('/entry/begin', { trackId: draft.single, key: randomUUID() });
    expect(problemOf(begun)).toEqual([404, 'not-found']);
  });
});

describe('beginning', () => {
  test('sent twice with one key makes one entry', async () => {
    const key = randomUUID();
    const replies = await Promise.all([1, 2].map(() => call('/entry/begin', { trackId: contest.single, key })));
    expect(new Set(replies.map(({ body }) => body.entryId)).size).toBe(1);
    const other = await call('/entry/begin', { trackId: contest.group, key });
    expect(problemOf(other)).toEqual([409, 'request-differs']);
  });

  test('takes over what the entrant wrote about themselves last time, or the account’s address', async () => {
    const person = await register(product);
    const first = await begin(product, person.token, contest.single);
    const { body } = await call('/entry/detail', { id: first }, person.token);
    expect(body.entry).toMatchObject({ author: '', email: person.account, phone: '' });
    await call('/entry/save', { id: first, version: 1, ...ENTRY_FORM }, person.token);
    const second = await begin(product, person.token, contest.group);
    const again = await call('/entry/detail', { id: second }, person.token);
    expect(again.body.entry).toMatchObject({
      author: '沈星河',
      email: 'xinghe@framehall.test',
      gear: 'Sony A7R V',
      title: '',
    });
  });

  test.each([
    ['a day before the contest opens', '-25 hours'],
    ['at the deadline', '24 hours'],
  ])('is refused %s', async (_when, moved) => {
    await product.moveTime(moved);
    const begun = await call('/entry/begin', { trackId: contest.single, key: randomUUID() });
    expect(problemOf(begun)).toEqual([409, 'entries-closed']);
  });
});

describe('[R307] how many', () => {
  test('[R15] [C26] sixteen at once make fifteen, and one that is withdrawn frees its place', async () => {
    const many = await register(product);
    const start = () => call('/entry/begin', { trackId: contest.single, key: randomUUID() }, many.token);
    const replies = await Promise.all(Array.from({ length: 16 }, start));
    expect(outcomesOf(replies)).toEqual([...Array.from({ length: 15 }, () => 'done'), 'entries-full']);
    expect(problemOf(await start())).toEqual([409, 'entries-full']);
    const id = replies.find(({ body }) => body.success)?.body.entryId;
    await call('/entry/withdraw', { id }, many.token);
    expect((await start()).status).toBe(200);
    const elsewhere = await call('/entry/begin', { trackId: contest.group, key: randomUUID() }, many.token);
    expect(elsewhere.status).toBe(200);
  });

  test.each([
    [4, 'entry-not-complete'],
    [5, undefined],
    [9, undefined],
    [10, 'entry-not-complete'],
  ])('[R16] [R224] a group of %d pictures: %s', async (count, problem) => {
    const person = await register(product);
    const id = await begin(product, person.token, contest.group);
    await addGoodFiles(product, id, 'picture', count);
    await call('/entry/save', { id, version: 1, ...ENTRY_FORM }, person.token);
    const { body } = await call('/entry/submit', { id, version: 2 }, person.token);
    expect(body.problem).toBe(problem);
  });
});

describe('saving', () => {
  test('keeps what was written, and a save that has seen an older version is refused', async () => {
    const id = await begin(product, token, contest.single);
    const saved = await call('/entry/save', { id, version: 1, ...ENTRY_FORM });
    expect(saved.body.entry).toMatchObject({ version: 2, ...ENTRY_FORM });
    expect(problemOf(await call('/entry/save', { id, version: 1, ...ENTRY_FORM }))).toEqual([409, 'changed-meanwhile']);
  });

  test('seals who made it and how to reach them', async () => {
    const id = await wholeEntry(product, token, contest.single);
    const row = await product.db
      .selectFrom('contestEntries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/沈星河|13900001111|xinghe@/);
    const facts = await product.db.selectFrom('entryFacts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(Object.keys(facts)).not.toContain('sealedContact');
  });

  test.each([
    [{ takenOn: '2999-01-01' }, 'takenOn'],
    [{ takenOn: '2026-02-30' }, 'takenOn'],
    [{ title: 'x'.repeat(81) }, 'title'],
    [{ peopleShown: 'many' }, 'peopleShown'],
  ])('refuses %j', async (wrong, field) => {
    const id = await begin(product, stranger.token, contest.group);
    const reply = await call('/entry/save', { id, version: 1, ...ENTRY_FORM, ...wrong }, stranger.token);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields)).toEqual([field]);
    await call('/entry/withdraw', { id }, stranger.token);
  });

  test.each([{ slot: 16 }, { state: 'awarded' }])('takes no %j from a caller', async (more) => {
    const reply = await call('/entry/save', { id: 1, version: 1, ...ENTRY_FORM, ...more });
    expect(problemOf(reply)).toEqual([400, 'bad-input']);
  });

  test('is not for a submitted entry, nor after the deadline', async () => {
    const id = await submittedEntry(product, token, contest.single);
    expect(problemOf(await call('/entry/save', { id, version: 3, ...ENTRY_FORM }))).toEqual([409, 'not-editable']);
    const draft = await wholeEntry(product, token, contest.single);
    await product.moveTime('24 hours');
    expect(problemOf(await call('/entry/save', { id: draft, version: 2, ...ENTRY_FORM }))).toEqual([
      409,
      'entries-closed',
    ]);
  });
});

describe('submitting', () => {
  test('sends a receipt with a number, and says how it stands', async () => {
    const id = await submittedEntry(product, token, contest.single);
    expect(await detail(id)).toMatchObject({ state: 'submitted', rejection: null, submittedAt: expect.any(String) });
    expect(await trailOf(id)).toEqual(['entry.begun', 'entry.submitted']);
    const [mail] = (await mailsTo(product, account)).toReversed();
    expect(mail?.body).toContain(String(id));
    expect(mail?.body).toContain('雾中的梯田');
    expect(mail?.body).toContain('/UserCenter?tab=entries');
  });

  test('twice at once, or again after a lost answer, is once and answered alike', async () => {
    const id = await wholeEntry(product, token, contest.single);
    const before = (await mailsTo(product, account)).length;
    const both = await Promise.all([submit(id), submit(id)]);
    await product.moveTime('24 hours');
    const late = await submit(id);
    for (const { status, body } of [...both, late])
      expect([status, body.entry.state, body.entry.version]).toEqual([200, 'submitted', 3]);
    expect(late.body.entry.submittedAt).toBe(both[0]!.body.entry.submittedAt);
    expect((await trailOf(id)).filter((action) => action === 'entry.submitted')).toHaveLength(1);
    expect(await mailsTo(product, account)).toHaveLength(before + 1);
    expect(problemOf(await submit(id, 1))).toEqual([409, 'submitted-already']);
  });

  test('tells everything that is missing', async () => {
    const id = await begin(product, token, contest.video);
    const { status, body } = await submit(id, 1);
    expect([status, body.problem]).toEqual([400, 'entry-not-complete']);
    expect(Object.keys(body.fields)).toEqual('files title story place takenOn ownWork aiUsed peopleShown'.split(' '));
  });

  test('asks for the sponsor’s car in tracks that show it, and only there', async () => {
    const sponsored = await makeContest(product, { showsCar: true });
    const id = await begin(product, token, sponsored.video);
    await addGoodFiles(product, id, 'video', 1);
    await addGoodFiles(product, id, 'cover', 1);
    await call('/entry/save', { id, version: 1, ...ENTRY_FORM });
    const refused = await submit(id);
    expect(Object.keys(refused.body.fields)).toEqual(['declaresCar']);
    await call('/entry/save', { id, version: 2, ...ENTRY_FORM, declaresCar: true });
    expect((await submit(id, 3)).status).toBe(200);
  });

  test('is over at the deadline, by the database’s clock', async () => {
    const id = await wholeEntry(product, token, contest.single);
    await product.moveTime('24 hours');
    expect(problemOf(await submit(id))).toEqual([409, 'entries-closed']);
    await product.moveTime('23 hours 59 minutes');
    expect((await submit(id)).status).toBe(200);
  });
});

describe('a submitted entry', () => {
  test('can be taken back, changed and submitted again until the deadline', async () => {
    const id = await submittedEntry(product, token, contest.single);
    const back = await call('/entry/change', { id });
    expect(back.body.entry).toMatchObject({ state: 'draft', submittedAt: null, version: 4 });
    await call('/entry/save', { id, version: 4, ...ENTRY_FORM, title: 'New' });
    expect((await submit(id, 5)).body.entry).toMatchObject({ state: 'submitted', title: 'New' });
    await product.moveTime('24 hours');
    expect(problemOf(await call('/entry/change', { id }))).toEqual([409, 'entries-closed']);
  });

  test('can be withdrawn: its files and contact are gone, and it is in no list', async () => {
    const id = await submittedEntry(product, token, contest.single);
    expect((await call('/entry/withdraw', { id })).status).toBe(200);
    expect(problemOf(await call('/entry/withdraw', { id }))).toEqual([404, 'not-found']);
    expect(problemOf(await call('/entry/detail', { id }))).toEqual([404, 'not-found']);
    const row = await product.db
      .selectFrom('contestEntries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'withdrawn', slot: null, sealedContact: null });
    const files = await product.db.selectFrom('contestEntryFiles').select('id').where('entryId', '=', id).execute();
    expect(files).toEqual([]);
    expect(await trailOf(id)).toEqual(['entry.begun', 'entry.submitted', 'entry.withdrawn']);
  });

  test('stays after the deadline, but a draft can be thrown away', async () => {
    const id = await submittedEntry(product, token, contest.single);
    const draft = await begin(product, token, contest.single);
    await product.moveTime('24 hours');
    expect(problemOf(await call('/entry/withdraw', { id }))).toEqual([409, 'entries-closed']);
    expect((await call('/entry/withdraw', { id: draft })).status).toBe(200);
  });
});

describe('the list', () => {
  test('[R194] says of each entry how it stands, newest first, and why one was rejected', async () => {
    const person = await register(product);
    const submitted = await submittedEntry(product, person.token, contest.single);
    const rejected = await submittedEntry(product, person.token, contest.single);
    await sql`
      update contest_entries set state = 'rejected', reject_code = 'theme', reject_words = '请换一张'
      where id = ${rejected}`.execute(product.db);
    const { body } = await call('/entry/list', {}, person.token);
    expect(body).toMatchObject({
      total: 2,
      infos: [
        { id: rejected, state: 'rejected', rejection: { code: 'theme', words: '请换一张' }, changeable: true },
        {
          id: submitted,
          state: 'submitted',
          rejection: null,
          contest: { slug: contest.slug },
          track: { kind: 'single' },
        },
      ],
    });
    const fixed = await call('/entry/submit', { id: rejected, version: 3 }, person.token);
    expect(fixed.body.entry).toMatchObject({ state: 'submitted', rejection: null });
  });

  test('says nothing of what the jury decides until the contest shows its results', async () => {
    const person = await register(product);
    const own = await makeContest(product);
    const ids = [];
    for (let turn = 0; turn < 4; turn += 1) ids.push(await submittedEntry(product, person.token, own.single));
    const states = ['judging', 'shortlisted', 'awarded', 'not-awarded'];
    await sql`
      update contest_entries e set state = decided.state
      from unnest(${ids}::bigint[], ${states}::text[]) decided (id, state) where e.id = decided.id`.execute(product.db);
    const told = async () =>
      ((await call('/entry/list', {}, person.token)).body.infos as { state: string }[]).map(({ state }) => state);
    expect(await told()).toEqual(['judging', 'judging', 'judging', 'judging']);
    const { body } = await call('/entry/detail', { id: ids[1] }, person.token);
    expect(body.entry.state).toBe('judging');
    await sql`
      update contests set results_at = closes_at + interval '1 day', results_ready_at = clock_now() where id = ${own.id}`.execute(
      product.db,
    );
    await product.moveTime('47 hours');
    expect(await told()).toEqual(['judging', 'judging', 'judging', 'judging']);
    await product.moveTime('48 hours');
    expect(await told()).toEqual(['not-awarded', 'awarded', 'shortlisted', 'judging']);
  });

  test('lets an entry go before the deadline whatever the jury thinks, so that a refusal tells nothing', async () => {
    const person = await register(product);
    for (const state of ['judging', 'shortlisted', 'not-awarded']) {
      const id = await submittedEntry(product, person.token, contest.single);
      await sql`update contest_entries set state = ${state} where id = ${id}`.execute(product.db);
      expect((await call('/entry/withdraw', { id }, person.token)).status, state).toBe(200);
    }
  });

  test('is narrowed to one contest', async () => {
    const other = await makeContest(product);
    const id = await begin(product, token, other.single);
    const { body } = await call('/entry/list', { contestId: other.id });
    expect(body.infos.map((entry: { id: number }) => entry.id)).toEqual([id]);
  });
});

describe('who', () => {
  const CALLS: [path: string, input: (id: number) => object][] = [
    ['/entry/detail', (id) => ({ id })],
    ['/entry/save', (id) => ({ id, version: 2, ...ENTRY_FORM })],
    ['/entry/submit', (id) => ({ id, version: 2 })],
    ['/entry/change', (id) => ({ id })],
    ['/entry/withdraw', (id) => ({ id })],
    ['/entry/file/order', (id) => ({ id, fileIds: [1] })],
    ['/upload/token/entry', (id) => ({ entryId: id, part: 'picture', fileName: 'a.jpg', fileSize: 1 })],
  ];

  test.each(CALLS)('%s: another’s entry is as unknown as none, to members and staff alike', async (path, input) => {
    const id = await wholeEntry(product, (await register(product)).token, contest.single);
    const admin = await signIn(product, 'admin');
    for (const who of [stranger.token, admin])
      for (const asked of [id, 999_999_999])
        expect(problemOf(await call(path, input(asked), who)), path).toEqual([404, 'not-found']);
    expect((await product.call(path, input(id))).status).toBe(401);
  });
});
