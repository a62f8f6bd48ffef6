import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processMaterial } from '#server/features/media/process.ts';
import { makeRecording } from '#server/platform/media/fixtures.ts';
import { chunk, id3, pictureFrame, textFrame } from '#server/platform/media/testing/tagged-sounds.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { drawSecondLooks, settle } from '#tests/support/reviews.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { openShop, reportSound, sendSound } from '#tests/support/sounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-intake-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o711);
mkdirSync(join(folder, 'work'), { mode: 0o711 });
const product = await startProduct({ DATA_DIR: folder });
const { db } = product;
const ctx = systemContext(product.services, 'test');
const never = new AbortController().signal;
const tokens: Record<string, string> = {};
let shopId = 0;
let categoryId = 0;
let tagId = 0;
beforeAll(async () => {
  for (const name of ['editor', 'admin', 'reviewer', 'sales', 'finance', 'buyer', 'photographer'])
    tokens[name] = await signIn(product, name);
  shopId = await openShop(product, tokens['photographer']!);
  await drawSecondLooks(product, 0);
  const { rows } = await sql<{ id: number }>`
    insert into categories (kind, slug, name_zh, name_en) values ('music', 'test', '测试', 'Test') returning id`.execute(
    db,
  );
  categoryId = rows[0]!.id;
  const tags = await sql<{ id: number }>`select id from music_tags where name_en = 'Jazz'`.execute(db);
  tagId = tags.rows[0]!.id;
});

const office = (path: string, input: object, by = 'editor') =>
  product.call(`/office/${path}`, input, { token: tokens[by] });
const music = (path: string, input: object, by = 'editor') => office(`music/${path}`, input, by);

let seed = 0;
function wav(formula = `0.3*sin(2*PI*220*t)+${(seed += 1)}e-4`, seconds = 1.5): Buffer {
  const file = join(folder, 'tune.wav');
  makeRecording(file, { seconds, formula });
  return readFileSync(file);
}

/** Sends a sound and takes it through the pipeline. */
async function arrive(bytes: Uint8Array, about: object = {}): Promise<number> {
  const file = await sendSound(product, tokens['editor']!, 'tune.wav', bytes);
  const { body } = await reportSound(product, tokens['editor']!, file, { shopId, ...about });
  expect(body).toMatchObject({ success: true });
  await processMaterial(ctx, body.materialId, never);
  return body.materialId;
}

async function complete(id: number): Promise<void> {
  await sql`update materials set category_id = ${categoryId} where id = ${id}`.execute(db);
  const blank = { composer: 'Wen Li', artist: '', bpm: null, musicalKey: null, vocals: null };
  expect((await music('edit', { id, version: 0, ...blank, tagIds: [tagId] })).status).toBe(200);
  const { isrcs } = (await music('detail', { id })).body.piece.rights.edit;
  const writer = { role: 'composer', name: 'Wen Li', pro: '', ipi: '', share: 10_000 };
  const rights = { iswc: '', contentId: null, samples: null, madeWithAi: null, writers: [writer], isrcs };
  expect((await music('rights', { id, version: 0, ...rights })).status).toBe(200);
}

/** A piece without files that has come through the pipeline. */
async function made(titleEn: string, versionOf?: number, versionEn = ''): Promise<number> {
  const description = { titleEn, titleZh: '', ...(versionOf && { versionOf, versionEn, versionZh: versionEn }) };
  const id = await makeMaterial(product, { kind: 'music', online: false, description });
  await sql`update materials set shop_id = ${shopId}, owner_id = (select owner_id from shops where id = ${shopId})
    where id = ${id}`.execute(db);
  return id;
}

const stateOf = async (id: number) =>
  (await db.selectFrom('materials').select('state').where('id', '=', id).executeTakeFirst())?.state;
const read = (id: number) => db.selectFrom('materials').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function decide(materialId: number, decision: object): Promise<void> {
  const review = await db
    .selectFrom('reviews')
    .select('id')
    .where('materialId', '=', materialId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  await office('review/claim', { ids: [review.id] }, 'reviewer');
  const { body } = await office('review/decide', { ids: [review.id], ...decision }, 'reviewer');
  expect(body.done).toEqual([review.id]);
  await settle(product);
}

describe('who may', () => {
  const calls: [string, object, number][] = [
    ['shops', {}, 200],
    ['arrived', { ids: [999_999] }, 200],
    ['arrange', { id: 999_999, versionOf: null, versionZh: '', versionEn: '' }, 404],
    ['cover', { id: 999_999, image: null }, 404],
    ['takeCover', { id: 999_999 }, 404],
    ['discard', { ids: [999_999] }, 200],
    ['handIn', { ids: [999_999] }, 200],
  ];
  test.each(['editor', 'admin'])('%s may', async (by) => {
    for (const [path, input, status] of calls) expect((await music(path, input, by)).status, path).toBe(status);
  });
  test.each([
    ['reviewer', 403],
    ['sales', 403],
    ['finance', 403],
    ['buyer', 403],
    ['photographer', 403],
    ['nobody', 401],
  ])('%s may not', async (by, status) => {
    for (const [path, input] of calls) expect((await music(path, input, by)).status, path).toBe(status);
  });
  test.each([
    ['arrived', { ids: [] }],
    ['arrived', { ids: Array.from({ length: 201 }, (_, at) => at + 1) }],
    ['arrived', { ids: ['1'] }],
    ['handIn', { ids: [0] }],
    ['handIn', { ids: [1], force: true }],
    ['discard', { ids: [1.5] }],
    ['cover', { id: 1, image: '<svg>' }],
    ['cover', { id: 1, image: '' }],
    ['cover', { id: 1 }],
    ['takeCover', { id: 1, image: null }],
    ['arrange', { id: 1, versionOf: 2, versionZh: '', versionEn: '' }],
    ['arrange', { id: 1, versionOf: null, versionZh: '', versionEn: 'Loop' }],
    ['arrange', { id: 1, versionOf: 2, versionZh: '', versionEn: 'x'.repeat(61) }],
    ['shops', { keyword: 'x'.repeat(101) }],
  ])('%s refuses %j', async (path, input) => {
    const { status, body } = await music(path, input);
    expect([status, body.problem]).toEqual([400, 'bad-input']);
  });
});

test('shops are found by name, without those that are closed', async () => {
  const names = async (keyword: string) =>
    (await music('shops', { keyword })).body.infos.map((shop: { name: string }) => shop.name);
  expect(await names('far ri')).toEqual(['Far Ridge']);
  expect(await names('远')).toEqual(['Far Ridge']);
  expect(await names('%')).toEqual([]);
  await sql`update users set disabled_at = now() where email = 'photographer@framehall.test'`.execute(db);
  expect(await names('远')).toEqual([]);
  await sql`update users set disabled_at = null where email = 'photographer@framehall.test'`.execute(db);
});

describe('what arrived', () => {
  test('is ready, or says what is wrong with its file', async () => {
    const bytes = wav();
    const good = await arrive(bytes);
    const same = await arrive(bytes, { title: 'Once more' });
    const short = await arrive(wav('0.3', 0.1));
    const lying = wav();
    lying.writeUInt32LE(lying.length * 2, 4);
    const bad = await arrive(lying);
    const list = await arrive(Buffer.from('#EXTM3U\nhttp://127.0.0.1/a.mp3\n'));
    const cut = await arrive(wav().subarray(0, 60_000));
    const { infos } = (await music('arrived', { ids: [good, same, short, bad, list, cut, 999_999] })).body;
    expect(infos.map((info: object) => ({ ...info, code: undefined }))).toMatchObject([
      { id: good, state: 'incomplete', percent: 100, rejection: null, sameAs: null },
      { id: same, state: 'rejected', rejection: 'same-file', sameAs: `M${String(good).padStart(8, '0')}` },
      { id: short, state: 'rejected', rejection: 'too-short' },
      { id: bad, state: 'rejected', rejection: 'unreadable' },
      { id: list, state: 'rejected', rejection: 'not-this-kind' },
      { id: cut, state: 'rejected', rejection: 'unreadable' },
    ]);
  });
});

describe('a piece that is handed in', () => {
  test('goes with its versions through one review, is found and in the end on sale with them', async () => {
    const id = await arrive(wav(), { title: 'Zither storm' });
    const loop = await arrive(wav(), { title: 'Zither storm', versionOf: id, label: 'Loop' });
    const left = async () => (await music('handIn', { ids: [id] })).body.left;
    expect(await left()).toEqual([{ id, why: 'missing', missing: ['category', 'tags', 'writers'] }]);
    await complete(id);
    expect((await music('handIn', { ids: [id] })).body).toMatchObject({ done: [id], left: [] });
    expect([await stateOf(id), await stateOf(loop)]).toEqual(['pending', 'pending']);
    expect(await read(loop)).toMatchObject({ categoryId, composer: 'Wen Li', titleEn: 'Zither storm (Loop)' });
    const reviews = await db.selectFrom('reviews').select('materialId').where('materialId', 'in', [id, loop]).execute();
    expect(reviews).toEqual([{ materialId: id }]);
    expect(await left()).toEqual([{ id, why: 'state', missing: [] }]);
    const review = await db.selectFrom('reviews').select('id').where('materialId', '=', id).executeTakeFirstOrThrow();
    expect((await office('review/detail', { id: review.id }, 'reviewer')).body.review.sound).toMatchObject({
      composer: 'Wen Li',
      tags: [{ type: 'genre', name: 'Jazz' }],
      writers: [{ role: 'composer', name: 'Wen Li', share: 10_000 }],
      versions: [{ id: loop, title: 'Zither storm (Loop)', playable: expect.stringMatching(/^http/) as string }],
    });
    await decide(id, { verdict: 'approve' });
    expect([await stateOf(id), await stateOf(loop)]).toEqual(['online', 'online']);
    await catchUp(product);
    expect(idsOf(await search(product, { type: 'music', keyword: 'zither' }))).toEqual([id]);
    const versions = await product.call('/music/version', { musicId: id });
    expect(versions.body.infos).toMatchObject([{ musicId: loop, loopFlag: 1 }]);
  });

  test('is returned with its versions, and handed in again with all of them', async () => {
    const id = await made('Returned');
    const loop = await made('Returned (Loop)', id, 'Loop');
    await complete(id);
    await music('handIn', { ids: [id] });
    await decide(id, { verdict: 'return', reasons: [{ code: 'metadata-tags' }] });
    expect([await stateOf(id), await stateOf(loop)]).toEqual(['returned', 'returned']);
    expect((await music('handIn', { ids: [id] })).body.done).toEqual([id]);
    const rounds = await db.selectFrom('reviews').select('round').where('materialId', '=', id).orderBy('id').execute();
    expect(rounds.map(({ round }) => round)).toEqual(['first', 'again']);
    await decide(id, { verdict: 'reject', reasons: [{ code: 'sound-clipping' }] });
    expect([await stateOf(id), await stateOf(loop)]).toEqual(['rejected', 'rejected']);
    expect((await music('handIn', { ids: [id] })).body.left).toEqual([{ id, why: 'state', missing: [] }]);
    expect((await music('discard', { ids: [id, loop] })).body.done).toEqual([]);
  });

  test('waits for files that are at work, and for those that were refused to be discarded', async () => {
    const id = await made('Waiting');
    const version = await made('Waiting (Loop)', id, 'Loop');
    await complete(id);
    const why = async () => (await music('handIn', { ids: [id] })).body.left[0]?.why;
    await sql`update materials set state = 'transcoding' where id = ${version}`.execute(db);
    expect(await why()).toBe('processing');
    await sql`update materials set state = 'rejected' where id = ${version}`.execute(db);
    await sql`insert into media_runs (material_id, state, rejection) values (${version}, 'rejected', 'too-long')`.execute(
      db,
    );
    expect(await why()).toBe('bad-file');
    expect((await music('discard', { ids: [version] })).body).toMatchObject({ done: [version], left: [] });
    expect(await why()).toBeUndefined();
    expect(await stateOf(id)).toBe('pending');
  });

  test('is not reviewed by who sent it, a version of it, or handed it in, though an admin may do both', async () => {
    const idOf = async (materialId: number) =>
      (await db.selectFrom('reviews').select('id').where('materialId', '=', materialId).executeTakeFirstOrThrow()).id;
    const refusal = async (id: number, by: string) =>
      (await office('review/claim', { ids: [id] }, by)).body.problem as string | undefined;
    const sentBy = async (by: string, about: object) => {
      const file = await sendSound(product, tokens[by]!, 'tune.wav', wav());
      const { body } = await reportSound(product, tokens[by]!, file, { shopId, ...about });
      await processMaterial(ctx, body.materialId, never);
      return body.materialId as number;
    };
    const mine = await sentBy('admin', { title: 'Sent' });
    await complete(mine);
    await music('handIn', { ids: [mine] });
    const review = await idOf(mine);
    expect(await refusal(review, 'admin')).toBe('sent-work');
    expect((await office('review/detail', { id: review }, 'admin')).body.review.barred).toBe('sent');
    expect((await office('review/decide', { ids: [review], verdict: 'approve' }, 'admin')).body.problem).toBe(
      'sent-work',
    );
    expect((await office('review/next', { view: 'queue', count: 50 }, 'admin')).body.ids).not.toContain(review);
    expect(await refusal(review, 'reviewer')).toBeUndefined();

    const theirs = await arrive(wav(), { title: 'A version of mine' });
    const version = await sentBy('admin', { versionOf: theirs, label: 'Loop' });
    await complete(theirs);
    await music('handIn', { ids: [theirs] });
    expect([await refusal(await idOf(theirs), 'admin'), await stateOf(version)]).toEqual(['sent-work', 'pending']);

    const handed = await made('Handed in');
    await complete(handed);
    await music('handIn', { ids: [handed] }, 'admin');
    expect(await refusal(await idOf(handed), 'admin')).toBe('sent-work');
    expect(await refusal(await idOf(handed), 'reviewer')).toBeUndefined();
  });

  test('by two editors at once goes into one review', async () => {
    const id = await made('At once');
    await complete(id);
    const replies = await Promise.all(['editor', 'admin'].map((by) => music('handIn', { ids: [id] }, by)));
    expect(replies.map(({ body }) => body.done.length as number).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await db.selectFrom('reviews').select('id').where('materialId', '=', id).execute()).toHaveLength(1);
  });

  test('an effect needs no writers; a version of a piece on sale is reviewed by itself', async () => {
    const effect = await made('Door');
    await sql`update materials set kind = 'effect', category_id = ${categoryId} where id = ${effect}`.execute(db);
    expect((await music('handIn', { ids: [effect] })).body.left).toMatchObject([{ missing: ['tags'] }]);
    const id = await made('On sale');
    await complete(id);
    await music('handIn', { ids: [id] });
    await decide(id, { verdict: 'approve' });
    expect((await music('handIn', { ids: [id] })).body.left).toMatchObject([{ why: 'state' }]);
    const late = await made('On sale (Loop)', id, 'Loop');
    expect((await music('handIn', { ids: [late] })).body.left).toMatchObject([{ why: 'not-found' }]);
    expect((await music('handIn', { ids: [id] })).body.done).toEqual([id]);
    await decide(late, { verdict: 'approve' });
    expect([await stateOf(id), await stateOf(late)]).toEqual(['online', 'online']);
  });

  test('what its owner withdraws takes its versions along', async () => {
    const id = await made('Withdrawn');
    const loop = await made('Withdrawn (Loop)', id, 'Loop');
    await complete(id);
    await music('handIn', { ids: [id] });
    const { body } = await product.call('/center/withdraw', { ids: [id] }, { token: tokens['photographer'] });
    expect(body.done).toEqual([id]);
    expect([await stateOf(id), await stateOf(loop)]).toEqual(['incomplete', 'incomplete']);
  });
});

describe('a recording', () => {
  const arrange = (id: number, versionOf: number | null, versionEn = '', by = 'editor') =>
    music('arrange', { id, versionOf, versionZh: '', versionEn }, by);

  test('is called something else, joins another piece or becomes one', async () => {
    const [first, second] = [await made('First'), await made('Second')];
    const version = await made('First (Loop)', first, 'Loop');
    expect((await arrange(version, first, 'loop')).status).toBe(200);
    expect((await arrange(version, first, 'Stinger')).status).toBe(200);
    expect(await read(version)).toMatchObject({ versionEn: 'Stinger', titleEn: 'First (Stinger)' });
    expect((await arrange(version, second, 'Loop')).status).toBe(200);
    expect(await read(version)).toMatchObject({ versionOf: second, titleEn: 'Second (Loop)' });
    expect((await arrange(version, null)).status).toBe(200);
    expect(await read(version)).toMatchObject({ versionOf: null, versionEn: '', titleEn: 'Second' });
    const trail = await db
      .selectFrom('auditEvents')
      .select('after')
      .where('action', '=', 'material.arranged')
      .orderBy('id')
      .execute();
    expect(trail.at(-1)?.after).toEqual({ versionOf: null, version: '' });
  });

  test('cannot join itself, a version, a piece of another shop or type, or one that has such a version', async () => {
    const [first, second, foreign] = [await made('A'), await made('B'), await made('C')];
    const version = await made('A (Loop)', first, 'Loop');
    await sql`update materials set shop_id = null where id = ${foreign}`.execute(db);
    for (const [id, into] of [
      [second, second],
      [second, version],
      [second, foreign],
      [second, 999_999],
      // It has a version itself.
      [first, second],
    ] as const)
      expect((await arrange(id, into, 'Stinger')).body.problem, `${id} into ${into}`).toBe('not-a-piece');
    expect((await arrange(second, first, 'LOOP')).body.problem).toBe('version-taken');
    await sql`update materials set state = 'online' where id = ${version}`.execute(db);
    expect((await arrange(version, second, 'Loop')).body.problem).toBe('not-editable');
  });

  test('two that want to be the same version at once: one is', async () => {
    const id = await made('Race');
    const both = [await made('R1'), await made('R2')];
    const replies = await Promise.all(both.map((one) => arrange(one, id, 'Underscore')));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('is discarded with its files, the piece after its versions', async () => {
    const id = await made('Gone');
    const version = await made('Gone (Loop)', id, 'Loop');
    expect((await music('discard', { ids: [id] })).body).toMatchObject({ done: [], left: [id] });
    expect(
      (await product.call('/center/discard', { ids: [id] }, { token: tokens['photographer'] })).body,
    ).toMatchObject({ done: [], left: [{ id, why: 'state' }] });
    expect((await music('discard', { ids: [id, version] })).body).toMatchObject({ done: [version, id], left: [] });
    expect(await stateOf(id)).toBeUndefined();
    const jobs = await product.services.jobs.boss.findJobs('media.remove');
    expect(jobs.flatMap((job) => (job.data as { keys: string[] }).keys)).toContain(`${version}/preview`);
    const online = await makeMaterial(product, { kind: 'music' });
    const photo = await makeMaterial(product, { kind: 'photo', online: false });
    expect((await music('discard', { ids: [online, photo] })).body).toMatchObject({ done: [], left: [online, photo] });
  });
});

describe('a cover', () => {
  const picture = async (background: string) =>
    (
      await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .withExif({ IFD0: { Copyright: 'Somebody' } })
        .jpeg()
        .toBuffer()
    ).toString('base64');
  const coverOf = async (id: number) =>
    (
      await db
        .selectFrom('materialFiles')
        .select('key')
        .where('materialId', '=', id)
        .where('rendition', '=', 'cover')
        .executeTakeFirst()
    )?.key;

  test('is redrawn as a square for the piece and its versions, and for those that come later', async () => {
    const id = await arrive(wav(), { title: 'Covered' });
    const loop = await arrive(wav(), { title: 'Covered', versionOf: id, label: 'Loop' });
    expect((await music('cover', { id, image: await picture('#357') })).status).toBe(200);
    const reply = await fetch(product.services.objects.publicUrl((await coverOf(id))!));
    const drawn = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width: 800, height: 800 });
    expect(drawn.exif).toBeUndefined();
    expect(await coverOf(loop)).toBeDefined();
    const later = await arrive(wav(), { title: 'Covered', versionOf: id, label: 'Stinger' });
    const keys = [await coverOf(id), await coverOf(loop), await coverOf(later)];
    expect(new Set(keys).size).toBe(3);
    expect((await fetch(product.services.objects.publicUrl(keys[2]!))).status).toBe(200);
    await music('cover', { id, image: await picture('#753') });
    const removed = (await product.services.jobs.boss.findJobs('media.remove')).flatMap(
      (job) => (job.data as { keys: string[] }).keys,
    );
    expect(removed).toEqual(expect.arrayContaining(keys));
    await music('cover', { id, image: null });
    expect([await coverOf(id), await coverOf(loop)]).toEqual([undefined, undefined]);
  });

  test('is the picture in the file when an editor says so, and the desk tells what else is in it', async () => {
    const jpeg = Buffer.from(await picture('#357'), 'base64');
    const tags = [pictureFrame(jpeg), textFrame('TIT2', '=1+1'), textFrame('TCOM', 'Wen Li'), textFrame('TBPM', '92')];
    const bytes = Buffer.concat([wav(), chunk('id3 ', id3([...tags, textFrame('TSRC', 'CNA232400017')]))]);
    bytes.writeUInt32LE(bytes.length - 8, 4);
    const id = await arrive(bytes, { title: 'Typed' });
    const loop = await arrive(wav(), { title: 'Typed', versionOf: id, label: 'Loop' });
    const { inFile, edit } = (await music('detail', { id })).body.piece;
    expect(inFile).toMatchObject({ title: '=1+1', composer: 'Wen Li', bpm: 92, isrcs: [{ id, isrc: 'CNA232400017' }] });
    expect(await sharp(Buffer.from(await (await fetch(inFile.cover)).arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 800,
    });
    expect(edit).toMatchObject({ composer: '', bpm: null });
    expect([(await read(id)).titleEn, await coverOf(id), await coverOf(loop)]).toEqual(['Typed', undefined, undefined]);
    expect((await music('takeCover', { id: loop })).status).toBe(404);
    expect((await music('takeCover', { id })).status).toBe(200);
    const keys = [await coverOf(id), await coverOf(loop)];
    expect(new Set(keys).size).toBe(2);
    expect((await fetch(product.services.objects.publicUrl(keys[1]!))).status).toBe(200);
    // Another cover is chosen, and later this one once more.
    await music('cover', { id, image: await picture('#753') });
    expect((await music('takeCover', { id }, 'admin')).status).toBe(200);
  });

  test('nothing but a JPEG or PNG, for a piece', async () => {
    const id = await made('Plain');
    const version = await made('Plain (Loop)', id, 'Loop');
    const before = await coverOf(id);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    expect((await music('cover', { id, image: svg })).body.problem).toBe('bad-picture');
    expect((await music('cover', { id: version, image: await picture('#357') })).status).toBe(404);
    expect(await coverOf(id)).toBe(before);
  });
});
