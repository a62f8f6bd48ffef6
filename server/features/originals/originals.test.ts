import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { outcomesOf, problemOf } from '#tests/support/applications.ts';
import { addGoodFiles, begin, decideContest, ENTRY_FORM, makeContest, wholeEntry } from '#tests/support/entries.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { noise } from '#tests/support/uploads.ts';
import { sweepFiles } from '../media/media.jobs.ts';
import { takeOffered } from '../stock-offers/stock-offers.jobs.ts';

const product = await startProduct();
const { db } = product;
const ctx = systemContext(product.services, 'test');
const coordinator = await signIn(product, 'coordinator');
const { token: winner, account } = await register(product);
afterEach(() => product.moveTime('0 days'));

const SUBJECT = 'Please send the originals of your winning work';
const MB = 1024 * 1024;
const call = (path: string, input: object, token: string | undefined) =>
  product.call(path, input, { token, language: 'en' });
const dayFromNow = async (days: number) =>
  (await sql<{ day: string }>`select (day_in_china(clock_now()) + ${days}::int)::text as day`.execute(db)).rows[0]!.day;

/** An entry of a single photo that has won in a contest whose results are out. */
async function won(token = winner, state = 'awarded') {
  const contest = await makeContest(product);
  const id = await wholeEntry(product, token, contest.single, ENTRY_FORM);
  await call('/entry/submit', { id, version: 2 }, token);
  await decideContest(product, contest.id);
  await sql`update contest_entries set state = ${state} where id = ${id}`.execute(db);
  return { id, contest, fileId: await fileOf(id) };
}

const fileOf = async (entryId: number) =>
  (await sql<{ id: number }>`select id from contest_entry_files where entry_id = ${entryId}`.execute(db)).rows[0]!.id;

async function ask({ id, contest }: { id: number; contest: { id: number } }, days = 7, token = coordinator) {
  return await call(
    '/office/original/ask',
    { contestId: contest.id, entryIds: [id], dueOn: await dayFromNow(days) },
    token,
  );
}

const works = async (contestId: number) => (await call('/office/original/list', { contestId }, coordinator)).body.infos;
const wanted = async (id: number, token = winner) =>
  (await call('/entry/original/list', { ids: [id] }, token)).body.infos[0];
const place = (fileId: number, fileName = 'raw.jpg', fileSize = 5000, token = winner) =>
  call('/upload/token/original', { fileId, fileName, fileSize }, token);

/** Sends an original; returns how to report it. */
async function send(fileId: number, fileName = 'raw.jpg') {
  const bytes = noise(5000);
  const { body } = await place(fileId, fileName);
  await product.services.objects.put('uploads', body.token.filePath, bytes, { contentType: 'text/html' });
  const report = () =>
    call(
      '/upload/original/success',
      { fileName, filePath: body.token.filePath, fileSize: 5000, platform: 'web' },
      winner,
    );
  return { bytes, report };
}

describe('coordinators', () => {
  test('are the only ones who ask, look and download', async () => {
    const work = await won();
    for (const name of ['buyer', 'photographer', 'reviewer', 'sales', 'finance', 'editor']) {
      const token = await signIn(product, name);
      expect((await ask(work, 7, token)).status, name).toBe(403);
      expect((await call('/office/original/list', { contestId: work.contest.id }, token)).status, name).toBe(403);
      expect((await call('/office/original/link', { fileId: work.fileId }, token)).status, name).toBe(403);
    }
    expect((await call('/office/original/list', { contestId: 1 }, undefined)).status).toBe(401);
  });

  test('see awarded works once the results are out, and only these can be asked of', async () => {
    const work = await won();
    const lost = await won(winner, 'not-awarded');
    const open = await won();
    await sql`update contests set results_at = clock_now() + interval '1 day' where id = ${open.contest.id}`.execute(
      db,
    );
    expect(await works(work.contest.id)).toMatchObject([
      { entryId: work.id, title: '雾中的梯田', track: 'Track 1', request: null, complete: false, late: false },
    ]);
    expect(await works(lost.contest.id)).toEqual([]);
    expect(await works(open.contest.id)).toEqual([]);
    for (const one of [lost, open, { ...work, id: lost.id }])
      expect(problemOf(await ask(one))).toEqual([409, 'changed-meanwhile']);
  });

  test.each([
    [{}],
    [{ contestId: 1, entryIds: [], dueOn: '2030-01-01' }],
    [{ contestId: 1, entryIds: [1], dueOn: 'x' }],
  ])('a request of %j is refused', async (input) => {
    expect((await call('/office/original/ask', input, coordinator)).status).toBe(400);
  });

  test('name a day that is not over', async () => {
    const work = await won();
    expect(problemOf(await ask(work, -1))).toEqual([400, 'bad-input']);
    expect((await ask(work, 0)).status).toBe(200);
  });

  test('ask until the end of a day in China; the winner is told, and asking again moves the deadline', async () => {
    const work = await won();
    await sql`delete from messages where recipient = ${account}`.execute(db);
    expect(await wanted(work.id)).toBeUndefined();
    const { body } = await ask(work, 7);
    const end = `${await dayFromNow(7)}T15:59:59.000Z`;
    expect(body.infos).toMatchObject([{ request: { dueAt: end, askedBy: expect.any(String) }, late: false }]);
    expect(await wanted(work.id)).toMatchObject({
      dueAt: end,
      late: false,
      files: [{ name: 'work-1.jpg', sent: null }],
    });
    await ask(work, 9);
    expect(await wanted(work.id)).toMatchObject({ dueAt: `${await dayFromNow(9)}T15:59:59.000Z` });
    const { rows } = await sql<{ subject: string; body: string }>`
      select subject, body from messages where recipient = ${account} order by id`.execute(db);
    expect(rows.map(({ subject }) => subject)).toEqual([SUBJECT, SUBJECT]);
    expect(rows[0]?.body).toContain('at 23:59 (UTC+8)');
    const trail = await sql<{ action: string }>`
      select action from audit_events where subject = ${`entry:${work.id}`} and action like 'entry.originals%'`.execute(
      db,
    );
    expect(trail.rows).toHaveLength(2);
  });
});

describe('an original', () => {
  test('has a place only while it is wanted, and only for the entrant', async () => {
    const work = await won();
    expect(problemOf(await place(work.fileId))).toEqual([404, 'not-found']);
    await ask(work);
    const { token } = await register(product);
    expect(problemOf(await place(work.fileId, 'raw.jpg', 5000, token))).toEqual([404, 'not-found']);
    expect(problemOf(await place(999_999))).toEqual([404, 'not-found']);
    await sql`update contest_entries set state = 'not-awarded' where id = ${work.id}`.execute(db);
    expect(problemOf(await place(work.fileId))).toEqual([404, 'not-found']);
    expect(await wanted(work.id)).toBeUndefined();
    expect(
      (await call('/upload/token/original', { fileId: work.fileId, fileName: 'a.jpg', fileSize: 1 }, undefined)).status,
    ).toBe(401);
  });

  test.each([
    ['raw.jpg', 50 * MB, 200, undefined],
    ['raw.png', 1, 200, undefined],
    ['raw.jpg', 50 * MB + 1, 400, 'photo-too-big'],
    ['raw.jpg', 0, 400, 'empty-file'],
    ['film.mp4', 5000, 400, 'file-type'],
    ['raw.tif', 5000, 400, 'file-type'],
  ] as const)('of a photo named %s of %d bytes: %d', async (name, bytes, status, problem) => {
    const work = await won();
    await ask(work);
    expect(problemOf(await place(work.fileId, name, bytes))).toEqual([status, problem]);
  });

  test('is kept once however often it is reported, and a new one takes its place', async () => {
    const work = await won();
    await ask(work);
    const first = await send(work.fileId, 'first.jpg');
    expect(outcomesOf(await Promise.all([first.report(), first.report()]))).toEqual(['done', 'done']);
    expect(await wanted(work.id)).toMatchObject({ files: [{ sent: { name: 'first.jpg', bytes: 5000, late: false } }] });
    const second = await send(work.fileId, 'second.jpg');
    await second.report();
    expect(await works(work.contest.id)).toMatchObject([
      { complete: true, late: false, files: [{ sent: { name: 'second.jpg' } }] },
    ]);
    const { rows } = await sql`select from entry_originals where entry_file_id = ${work.fileId}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  test('that is missing or comes after the deadline is late', async () => {
    const work = await won();
    await ask(work, 0);
    await product.moveTime('1 day 1 minute');
    const token = await signIn(product, 'coordinator');
    const seen = async () => (await call('/office/original/list', { contestId: work.contest.id }, token)).body.infos;
    expect(await wanted(work.id)).toMatchObject({ late: true });
    expect(await seen()).toMatchObject([{ complete: false, late: true }]);
    expect((await (await send(work.fileId)).report()).status).toBe(200);
    expect(await wanted(work.id)).toMatchObject({ late: false, files: [{ sent: { late: true } }] });
    expect(await seen()).toMatchObject([{ complete: true, late: true }]);
  });

  test('is downloaded by a link of five minutes, which is on record, and is never swept', async () => {
    const work = await won();
    expect(problemOf(await call('/office/original/link', { fileId: work.fileId }, coordinator))).toEqual([
      404,
      'not-found',
    ]);
    await ask(work);
    const { bytes, report } = await send(work.fileId, 'raw.jpg');
    await report();
    await product.moveTime('2 days');
    await sweepFiles(ctx, {}, new AbortController().signal);
    await product.moveTime('0 days');
    const { body } = await call('/office/original/link', { fileId: work.fileId }, coordinator);
    expect(body.seconds).toBe(300);
    const reply = await fetch(body.url);
    expect(reply.headers.get('content-disposition')).toContain('attachment');
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(bytes);
    const { rows } = await sql`
      select from audit_events where subject = ${`entry:${work.id}`} and action = 'entry.original-seen'`.execute(db);
    expect(rows).toHaveLength(1);
  });
});

describe('for stock', () => {
  const take = () => takeOffered(ctx, {}, new AbortController().signal);
  const sellAs = (gid: number) =>
    sql`update users set gid = ${gid}, photo_flag = 1, video_flag = 1 where email = ${account}`.execute(db);
  const standing = async (id: number) => (await call('/entry/stock/list', { ids: [id] }, winner)).body.infos[0];

  test('the original of a file that was too small becomes the material, once', async () => {
    await sellAs(2);
    const work = await won(winner, 'not-awarded');
    await call('/entry/stock/offer', { id: work.id, offered: true }, winner);
    await take();
    expect(await standing(work.id)).toMatchObject({ files: [{ outcome: 'too-small' }] });
    expect(await wanted(work.id)).toMatchObject({ dueAt: null, late: false, files: [{ sent: null }] });
    await (await send(work.fileId, 'large.jpg')).report();
    await Promise.all([take(), take()]);
    const [file] = (await standing(work.id)).files;
    expect(file).toMatchObject({ outcome: 'taken', material: { own: true, material: { state: 'uploaded' } } });
    const { rows } = await sql`
      select file_name, size_bytes, title_zh from materials where owner_id = (select owner_id from materials where id = ${file.material.material.id})`.execute(
      db,
    );
    expect(rows).toEqual([{ fileName: 'large.jpg', sizeBytes: 5000, titleZh: '雾中的梯田' }]);
    expect(problemOf(await place(work.fileId))).toEqual([404, 'not-found']);
    expect(problemOf(await call('/office/original/link', { fileId: work.fileId }, coordinator))).toEqual([
      404,
      'not-found',
    ]);
    await sellAs(1);
  });

  test('of a series join the series of the others, and wait while their owner may not sell', async () => {
    await sellAs(2);
    const contest = await makeContest(product);
    const id = await begin(product, winner, contest.group);
    await addGoodFiles(product, id, 'picture', 5);
    await sql`update contest_entry_files set width = 5000, height = 3000 where entry_id = ${id} and place > 1`.execute(
      db,
    );
    await call('/entry/save', { id, version: 1, ...ENTRY_FORM, offersStock: true }, winner);
    await call('/entry/submit', { id, version: 2 }, winner);
    await decideContest(product, contest.id);
    await take();
    const [small] = (await wanted(id)).files;
    expect((await wanted(id)).files).toHaveLength(1);
    await (await send(small.fileId)).report();
    await sellAs(1);
    await take();
    expect((await standing(id)).files[0]).toMatchObject({ outcome: 'too-small' });
    await sellAs(2);
    await take();
    const { rows } = await sql`
      select distinct m.group_id from stock_offer_files f join materials m on m.id = f.material_id
      where f.entry_id = ${id}`.execute(db);
    expect(rows).toHaveLength(1);
    expect((await standing(id)).files.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      Array.from({ length: 5 }, () => 'taken'),
    );
    await sellAs(1);
  });
});
