import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeClip } from '#server/platform/media/fixtures.ts';
import { watchFilm } from '#server/platform/media/testing/watch-film.ts';
import { systemContext } from '#server/system-context.ts';
import { addGoodFiles, begin, makeContest, wholeEntry } from '#tests/support/entries.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { sweepFiles } from '../media/media.jobs.ts';
import { markEntry, markOlder } from './mark.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-marks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o711);
mkdirSync(join(folder, 'work'), { mode: 0o711 });
const product = await startProduct({ DATA_DIR: folder });
const { db, services } = product;
const { objects } = services;
const ctx = systemContext(services, 'test');
const { token } = await register(product);
const coordinator = await signIn(product, 'coordinator');
const contest = await makeContest(product);

const GREY = { width: 2400, height: 1600, channels: 3 as const, background: '#808080' };
const grey = await sharp({ create: GREY })
  .withExif({ IFD0: { Copyright: 'Somebody' } })
  .jpeg()
  .toBuffer();

const mark = (entryId: number) => markEntry(ctx, { entryId }, new AbortController().signal);
const filesOf = (entryId: number) =>
  db.selectFrom('contestEntryFiles').selectAll().where('entryId', '=', entryId).orderBy('id').execute();
const markedAt = async (id: number) =>
  (await db.selectFrom('contestEntries').select('markedAt').where('id', '=', id).executeTakeFirstOrThrow()).markedAt;
const waiting = async () => {
  const { rows } = await sql<{ id: string }>`
    select data ->> 'entryId' as id from pgboss.job where name = 'entries.mark' and state < 'active'`.execute(db);
  return rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
};

/** Puts what judges see of an entry's files into the store. */
async function store(entryId: number, bytes: Record<string, Buffer> = {}) {
  for (const { part, shownKey } of await filesOf(entryId))
    await objects.put('originals', shownKey!, bytes[part] ?? grey, { contentType: 'image/jpeg' });
}

/** A single photo that the desk has passed to the jury. */
async function passed() {
  const id = await wholeEntry(product, token, contest.single);
  await store(id);
  await product.call('/entry/submit', { id, version: 2 }, { token });
  await product.call('/office/entry/claim', { id }, { token: coordinator });
  const accepted = { id, version: 3, carSeen: false };
  expect((await product.call('/office/entry/accept', accepted, { token: coordinator })).status).toBe(200);
  return id;
}

async function unevenness(bytes: Buffer): Promise<number> {
  return (await sharp(bytes).stats()).channels[0]!.stdev;
}

describe('what visitors see', () => {
  test('is made once the desk has passed an entry: marked all over, in two sizes, without metadata', async () => {
    const id = await pass();
    const [file] = await filesOf(id);
    for (const [key, side] of [
      [file!.markedKey, 1600],
      [file!.cardKey, 800],
    ] as const) {
      expect(key).toMatch(/^gallery\/[0-9a-f-]{36}\/(poster|thumb-2x)\.webp$/);
      const bytes = await buffer(await objects.open('previews', key!));
      const { format, width, exif, xmp, icc } = await sharp(bytes).metadata();
      expect([format, width, exif, xmp, icc]).toEqual(['webp', side, undefined, undefined, undefined]);
      for (const [left, top] of [
        [0, 0],
        [0.66, 0.66],
      ] as const) {
        const part = {
          left: Math.floor(left * side),
          top: Math.floor((top * side * 2) / 3),
          width: side / 4,
          height: side / 5,
        };
        expect(await unevenness(await sharp(bytes).extract(part).png().toBuffer())).toBeGreaterThan(4);
      }
    }
    expect(await markedAt(id)).toBeInstanceOf(Date);
  });

  async function pass() {
    const id = await passed();
    expect(await waiting()).toEqual([id]);
    await mark(id);
    await sql`delete from pgboss.job where name = 'entries.mark'`.execute(db);
    return id;
  }

  test('of a film is all of it, smaller and marked, with its sound', async () => {
    const clip = join(folder, 'film.mp4');
    makeClip(clip, { picture: 'color=c=#808080', sound: 'sine=f=440', frameRate: 5, seconds: 62 });
    const id = await begin(product, token, contest.video);
    await addGoodFiles(product, id, 'video', 1);
    await addGoodFiles(product, id, 'cover', 1);
    await sql`
      update contest_entries set state = 'judging', own_work = true, submitted_at = clock_now() where id = ${id}`.execute(
      db,
    );
    await store(id, { video: readFileSync(clip) });
    await mark(id);
    const film = (await filesOf(id)).find(({ part }) => part === 'video')!;
    expect([film.cardKey, film.markedKey!.endsWith('/sample.mp4')]).toEqual([null, true]);
    const made = join(folder, 'made.mp4');
    writeFileSync(made, await buffer(await objects.open('previews', film.markedKey!)));
    const { picture, ...watched } = watchFilm(made);
    expect(watched).toMatchObject({ codec: 'h264', width: 1280, height: 720, hasSound: true, frames: 310 });
    const { data, width, height } = picture;
    expect(
      await unevenness(
        await sharp(data, { raw: { width, height, channels: 3 } })
          .png()
          .toBuffer(),
      ),
    ).toBeGreaterThan(4);
    expect(await markedAt(id)).toBeInstanceOf(Date);
  });

  test('stays as it is when the job runs again, and outlives the sweep', async () => {
    const id = await pass();
    const before = await filesOf(id);
    await mark(id);
    expect(await filesOf(id)).toEqual(before);
    await product.moveTime('25 hours');
    await sweepFiles(ctx, {}, new AbortController().signal);
    await product.moveTime('0 hours');
    for (const key of [before[0]!.markedKey, before[0]!.cardKey])
      expect(await objects.head('previews', key!)).toBeTruthy();
  });

  test('is removed with a withdrawn entry', async () => {
    const id = await pass();
    const [file] = await filesOf(id);
    expect((await product.call('/entry/withdraw', { id }, { token })).status).toBe(200);
    const { rows } = await sql<{ keys: string[] }>`
      select data -> 'keys' as keys from pgboss.job where name = 'media.remove' and data ->> 'bucket' = 'previews'`.execute(
      db,
    );
    expect(rows.at(-1)?.keys).toEqual([file!.markedKey, file!.cardKey]);
  });

  test('is never made of a draft or of what waits at the desk', async () => {
    const id = await wholeEntry(product, token, contest.single);
    await store(id);
    await mark(id);
    expect([(await filesOf(id))[0]!.markedKey, await markedAt(id)]).toEqual([null, null]);
  });

  test('is made later where a job was lost, each entry once', async () => {
    await sql`delete from pgboss.job where name = 'entries.mark'`.execute(db);
    const id = await passed();
    await sql`delete from pgboss.job where name = 'entries.mark'`.execute(db);
    await markOlder(ctx);
    await markOlder(ctx);
    expect(await waiting()).toEqual([id]);
  });
});
