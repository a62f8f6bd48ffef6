import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { signIn } from '#tests/support/people.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { reindex, saveHeard, tagByKeywords } from '../../catalogue/catalogue.ts';
import { filtersOf } from '../filters.ts';
import { codesOf } from '../postgres/filter-codes.ts';
import { weighted } from './layout.ts';
import { readNearest } from './look-alikes.queries.ts';
import { rebuildLooks } from './rebuild.ts';
import { deleteOldSent } from './sent.queries.ts';
import { closeSoundProcess } from './sound-process.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
afterAll(closeSoundProcess);
beforeEach(async () => {
  await product.db.deleteFrom('rateLimits').execute();
});

/** The same number everywhere. */
const even = (number: number) => Array.from({ length: 24 }, () => number);

interface Piece {
  kind?: 'music' | 'effect';
  keywords?: string[];
  numbers?: number[] | null;
  versionOf?: number;
}

async function make(titleEn: string, { kind = 'music', keywords = [], numbers = null, versionOf }: Piece) {
  const description = { titleZh: '', titleEn, keywordsEn: keywords, ...(versionOf === undefined ? {} : { versionOf }) };
  const id = await makeMaterial(product, { kind, description });
  await tagByKeywords(product.db, id);
  await saveHeard(product.db, id, { bpm: null, key: null, energy: null, numbers });
  await reindex(ctx, [id]);
  return id;
}

let [calm, calmer, wild, unheard, click, calmVersion] = [0, 0, 0, 0, 0, 0];
beforeAll(async () => {
  calm = await make('Still lake', { keywords: ['piano', 'calm'], numbers: even(100) });
  calmer = await make('Slow river', { keywords: ['guitar', 'quiet'], numbers: even(104) });
  wild = await make('Storm', { keywords: ['piano', 'drums'], numbers: even(170) });
  unheard = await make('Lake at night', { keywords: ['piano', 'calm'], numbers: null });
  click = await make('Click', { kind: 'effect', keywords: ['interface'], numbers: even(101) });
  calmVersion = await make('Still lake, no piano', { numbers: even(168), versionOf: calm });
  await catchUp(product);
});

const found = async (query: Record<string, string | number>) => idsOf(await search(product, query));

describe('what sounds like a piece', () => {
  test('comes first, whatever it is called; what nobody has heard goes by its words', async () => {
    expect(await found({ type: 'music', like: calm })).toEqual([calmer, unheard, wild]);
    expect(await found({ type: 'music', like: unheard })).toEqual([calm, wild]);
    expect(await found({ type: 'effect', like: calm })).toEqual([click]);
  });

  test('is found with filters, tags among them', async () => {
    const tags = await product.db.selectFrom('musicTags').select(['id', 'nameEn', 'type']).execute();
    const idOf = (name: string) => tags.find(({ nameEn }) => nameEn === name)?.id ?? 0;
    expect(await found({ type: 'music', like: calm, instrument: idOf('Drums') })).toEqual([wild]);
    expect(await found({ type: 'music', like: calm, instrument: idOf('Guitar') })).toEqual([calmer]);
    expect(await found({ type: 'music', like: calm, instrument: idOf('Harp') })).toEqual([]);
  });

  test('is asked for a version by its own sound, and its piece is not told as similar', async () => {
    expect(await found({ type: 'music', like: calmVersion })).toEqual([wild, unheard, calmer]);
  });

  test('is no picture, and a picture is like no sound but by words', async () => {
    const photo = await makeMaterial(product, {
      kind: 'photo',
      description: { titleZh: '', titleEn: 'Piano', keywordsEn: ['piano'] },
    });
    await sql`insert into material_looks (material_id, hash, layout) values (${photo}, 1, ${even(100)})`.execute(
      product.db,
    );
    await reindex(ctx, [photo]);
    await catchUp(product);
    expect(await found({ type: 'pic', like: calm })).toEqual([photo]);
    expect(new Set(await found({ type: 'music', like: photo }))).toEqual(new Set([calm, wild, unheard]));
  });

  test('follows what is withdrawn and what is heard later', async () => {
    await sql`update materials set state = 'offline' where id = ${calmer}`.execute(product.db);
    expect(await found({ type: 'music', like: calm })).toEqual([unheard, wild]);
    await sql`update materials set state = 'online' where id = ${calmer}`.execute(product.db);
    await saveHeard(product.db, unheard, { bpm: null, key: null, energy: null, numbers: even(99) });
    await reindex(ctx, [unheard]);
    await catchUp(product);
    expect(await found({ type: 'music', like: calm })).toEqual([unheard, calmer, wild]);
  });
});

const RATE = 11_025;
function wav(seconds: number, sampleAt: (t: number) => number, rate = RATE): Buffer {
  const count = Math.round(seconds * rate);
  const bytes = Buffer.alloc(44 + count * 2);
  bytes.write('RIFF    WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt32LE(0x0010_0002, 32);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(count * 2, 40);
  for (let at = 0; at < count; at += 1) bytes.writeInt16LE(Math.round(sampleAt(at / rate) * 32_767), 44 + at * 2);
  return bytes;
}
const tone = (hertz: number) => (t: number) => 0.3 * Math.sin(2 * Math.PI * hertz * t);
const clicks = (t: number) => (t % 0.5 < 0.01 ? tone(1800)(t) : 0);
const send = (sound: unknown, token?: string) =>
  product.call('/search/sound', { sound }, token === undefined ? {} : { token });
const sendBytes = (bytes: Buffer) => send(bytes.toString('base64'));

describe('a recording of one’s own', () => {
  test('becomes a key, with what was heard; only 24 numbers are kept', async () => {
    const { status, body } = await sendBytes(wav(30, clicks));
    expect(status).toBe(200);
    expect(body.soundKey).toMatch(/^[\w-]{22}$/);
    expect(body.heard.bpm).toBe(120);
    const kept = await product.db.selectFrom('sentSounds').selectAll().where('key', '=', body.soundKey).execute();
    expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(['createdAt', 'key', 'numbers']);
    expect(kept[0]?.numbers).toHaveLength(24);
  });

  test('finds what sounds like it, page after page, among music or effects', async () => {
    const { body } = await sendBytes(wav(10, tone(440)));
    const { numbers } = await product.db
      .selectFrom('sentSounds')
      .select('numbers')
      .where('key', '=', body.soundKey)
      .executeTakeFirstOrThrow();
    const same = await make('The same', { numbers });
    await catchUp(product);
    const query = { type: 'music', soundKey: body.soundKey, pageSize: 2 };
    const first = await search(product, query);
    expect(idsOf(first)[0]).toBe(same);
    expect(first.body).toMatchObject({ total: 5, more: false });
    const second = await search(product, { ...query, after: first.body.next });
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(4);
    expect(await found({ type: 'effect', soundKey: body.soundKey })).toEqual([click]);
    expect(await found({ type: 'pic', soundKey: body.soundKey })).toEqual([]);
    const other = (await sendBytes(wav(10, tone(220)))).body.soundKey as string;
    expect((await search(product, { ...query, soundKey: other, after: first.body.next })).status).toBe(400);
    await sql`update materials set state = 'offline' where id = ${same}`.execute(product.db);
  });

  test.each(['buyer', 'photographer', 'admin'])('may be sent by a %s as by a visitor', async (person) => {
    const token = await signIn(product, person);
    expect((await send(wav(3, tone(440)).toString('base64'), token)).status).toBe(200);
  });

  test('an unknown key finds nothing, a wrong one is bad input', async () => {
    expect((await search(product, { type: 'music', soundKey: 'A'.repeat(22) })).status).toBe(404);
    expect((await search(product, { type: 'music', soundKey: '../../etc/passwd' })).status).toBe(400);
  });

  const lying = (place: number, value: number, of = wav(5, tone(440))) => {
    of.writeUInt32LE(value, place);
    return of;
  };
  test.each<[string, () => Buffer, string]>([
    ['a page', () => Buffer.from('<!doctype html>'), 'bad-sound'],
    ['an mp3', () => Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), 'bad-sound'],
    ['a playlist after the beginning of a WAV', () => Buffer.from('RIFF#EXTM3U\nhttp://127.0.0.1/'), 'bad-sound'],
    ['a header alone', () => wav(5, tone(440)).subarray(0, 44), 'bad-sound'],
    ['half of it', () => wav(5, tone(440)).subarray(0, 40_000), 'bad-sound'],
    ['a length of 4 GB', () => lying(40, 0xffff_ffff), 'bad-sound'],
    ['another size of the file', () => lying(4, 20), 'bad-sound'],
    ['two channels', () => lying(20, 0x0002_0001), 'bad-sound'],
    ['no channels', () => lying(20, 0x0000_0001), 'bad-sound'],
    ['another coding', () => lying(20, 0x0001_0055), 'bad-sound'],
    ['another rate', () => wav(5, tone(440), 44_100), 'bad-sound'],
    ['24 bits', () => lying(32, 0x0018_0002), 'bad-sound'],
    ['less than 3 seconds', () => wav(2.9, tone(440)), 'sound-length'],
    ['no seconds', () => wav(0, tone(440)), 'sound-length'],
    ['more than 30 seconds', () => wav(30.2, tone(440)), 'sound-length'],
    ['silence', () => wav(10, () => 0), 'silent-sound'],
    ['what nobody hears', () => wav(10, (t) => (t < 0.001 ? 0.0002 : 0)), 'silent-sound'],
  ])('that is %s is refused in plain words', async (_, make_, problem) => {
    const { status, body } = await sendBytes(make_());
    expect([status, body.success, body.problem]).toEqual([400, false, problem]);
    expect(body.message).toMatch(/Choose/);
  });

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no base64', 'data:audio/wav;base64,AAAA'],
    ['an address', 'https://example.com/track.mp3'],
    ['a number', 7],
    ['more than is allowed', 'A'.repeat(900_001)],
  ])('that is %s is bad input', async (_, sound) => {
    const { status, body } = await send(sound);
    expect([status, body.problem]).toEqual([400, 'bad-input']);
  });

  test('more than a few a minute are too many for one address', async () => {
    const replies = await Promise.all(Array.from({ length: 31 }, () => send('AAAA')));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(30);
  });

  test('when too many wait, the next are sent away and can come again', async () => {
    const sound = wav(30, clicks).toString('base64');
    const replies = await Promise.all(Array.from({ length: 14 }, () => send(sound)));
    const refused = replies.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
    expect((await send(sound)).status).toBe(200);
  });

  test('how it sounds is forgotten after a month', async () => {
    const { body } = await sendBytes(wav(3, tone(440)));
    const kept = async () => (await search(product, { type: 'music', soundKey: body.soundKey })).status;
    await deleteOldSent(product.db);
    expect(await kept()).toBe(200);
    await product.moveTime('31 days');
    await deleteOldSent(product.db);
    expect(await kept()).toBe(404);
    await product.moveTime('0 days');
  });
});

describe('many', () => {
  const COUNT = 3000;
  const music = filtersOf({ type: 'music' })!;
  const numbersAt = (index: number) =>
    Array.from(
      { length: 24 },
      (_, at) => 40 + (((index % 83) * (at + 5) * 11 + Math.floor(index / 83) * (at % 7) * 3) % 170),
    );

  beforeAll(async () => {
    const { ownerId } = await product.db.selectFrom('materials').select('ownerId').executeTakeFirstOrThrow();
    const all = Array.from({ length: COUNT }, (_, index) => `{${numbersAt(index).join(',')}}`);
    await sql`
      with made as (
        insert into materials (kind, owner_id, state, title_en, file_name, size_bytes, published_at)
        select 'music', ${ownerId}, 'online', 'Many', 'many.wav', 1, clock_now() from generate_series(1, ${COUNT})
        returning id
      ), numbered as (select id, row_number() over (order by id) as place from made)
      insert into heard_sounds (material_id, numbers)
      select id, numbers::smallint[] from numbered join unnest(${all}::text[]) with ordinality given (numbers, place) using (place)
    `.execute(product.db);
    await sql`
      insert into search.docs (material_id, by_score, by_time, kind, traits, terms)
      select id, id, id, ${codesOf(music)?.kind}, 0, '{}' from materials where title_en = 'Many'`.execute(product.db);
    await rebuildLooks(product.db, { small: 1000, perList: 60 });
  });

  test('sounds have lists and middles of their own, which find what a look at all of them finds', async () => {
    const { rows } = await sql<{ sounds: boolean; lists: number }>`
      select sounds, count(*) as lists from look_centroids group by sounds`.execute(product.db);
    expect(rows).toEqual([{ sounds: true, lists: 51 }]);
    const nearest = async (point: number[], lists: number) =>
      (await readNearest(product.db, weighted(point), { filters: music, lists, limit: 50 })).map(({ id }) => id);
    let hits = 0;
    for (let query = 0; query < 20; query += 1) {
      const point = numbersAt(query * 149).map((value, at) => value + ((query + at) % 5));
      const all = new Set(await nearest(point, 51));
      hits += (await nearest(point, 18)).filter((id) => all.has(id)).length;
    }
    expect(hits / 1000).toBeGreaterThanOrEqual(0.95);
  });
});
