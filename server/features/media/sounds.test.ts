import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#server/context.ts';
import { makeRecording } from '#server/platform/media/fixtures.ts';
import { isProblem } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { startProduct } from '#tests/support/product.ts';
import { sql } from 'kysely';
import { hearOlder, prepareSounds } from './hear-older.ts';
import { takeIn } from './media.ts';
import { processMaterial } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-sounds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o711);
mkdirSync(join(folder, 'work'), { mode: 0o711 });
const product = await startProduct({ DATA_DIR: folder });
const ctx = systemContext(product.services, 'test');
const never = new AbortController().signal;

/** Chords of A minor, with a click at each of 120 beats a minute; `seed` makes files differ. */
const tune = (seed: number) =>
  `0.1*sin(2*PI*220*t)+0.08*sin(2*PI*261.63*t)+0.08*sin(2*PI*329.63*t)+0.4*sin(2*PI*1800*t)*lt(mod(t,0.5),0.01)+${seed}e-4`;

async function upload(kind: 'music' | 'effect', formula: string, seconds = 12): Promise<number> {
  const file = join(folder, 'tune.wav');
  makeRecording(file, { seconds, formula });
  const bytes = readFileSync(file);
  const original = { key: crypto.randomUUID(), contentType: 'audio/wav' };
  await ctx.objects.put('originals', original.key, bytes, original);
  const { id: ownerId } = await product.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'photographer@framehall.test')
    .executeTakeFirstOrThrow();
  const material = { kind, ownerId, shopId: null, fileName: 'tune.wav', sizeBytes: bytes.length };
  const id = await transaction(ctx, (tx) => takeIn(tx, material, original));
  if (isProblem(id)) throw new Error(id.code);
  return id;
}

const heardIn = (id: number) =>
  product.db.selectFrom('heardSounds').selectAll().where('materialId', '=', id).executeTakeFirst();
const runOf = (id: number) =>
  product.db.selectFrom('mediaRuns').selectAll().where('materialId', '=', id).executeTakeFirstOrThrow();

test('a piece of music is heard: its tempo and key are suggested, its numbers kept', async () => {
  const id = await upload('music', tune(1));
  await processMaterial(ctx, id, never);
  expect(await runOf(id)).toMatchObject({
    state: 'ready',
    done: ['probe', 'suggestions', 'listen', 'hear', 'preview', 'compare'],
    facts: { loudness: expect.any(Number) as number },
  });
  const heard = await heardIn(id);
  expect(heard).toMatchObject({ bpm: 120, musicalKey: 'a-minor' });
  expect(heard?.numbers).toHaveLength(24);
});

test('silence and a fifth of a second go the same way', async () => {
  const ids = [await upload('music', '0', 2), await upload('effect', tune(2), 0.2)];
  for (const id of ids) await processMaterial(ctx, id, never);
  expect((await Promise.all(ids.map(runOf))).map(({ state }) => state)).toEqual(['ready', 'ready']);
  expect(await heardIn(ids[0]!)).toMatchObject({ bpm: null, musicalKey: null, energy: null, numbers: null });
  expect((await heardIn(ids[1]!))?.numbers).toHaveLength(24);
});

test('a worker that is killed while it listens leaves its work to the next one', async () => {
  const id = await upload('music', tune(3), 120);
  const work = processMaterial(ctx, id, never);
  work.catch(() => undefined);
  await expect.poll(async () => (await runOf(id)).done, { interval: 2, timeout: 60_000 }).toContain('listen');
  process.kill(mediaProcess(), 'SIGKILL');
  await expect(work).rejects.toThrow('The media process ended');
  expect(await runOf(id)).toMatchObject({ state: 'failed', done: ['probe', 'suggestions', 'listen'], crashes: 1 });
  expect(await heardIn(id)).toBeUndefined();
  await processMaterial(ctx, id, never);
  expect(await runOf(id)).toMatchObject({ state: 'ready', crashes: 1 });
  expect(await heardIn(id)).toMatchObject({ bpm: 120, musicalKey: 'a-minor' });
});

/** The process that this product opened. */
function mediaProcess(): number {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
  const ours = children.find(
    (pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('media/child') &&
      readlinkSync(`/proc/${pid}/cwd`).startsWith(folder),
  );
  return Number(ours);
}

describe('sounds from before there was anybody to hear them', () => {
  const previewOf = (id: number) =>
    product.db
      .selectFrom('materialFiles')
      .select(['key', 'bucket'])
      .where('materialId', '=', id)
      .where('rendition', '=', 'preview')
      .executeTakeFirstOrThrow();
  const waiting = async (queue: string) => (await product.services.jobs.boss.findJobs(queue)).map((job) => job.data);
  let ids: number[];
  let previews: string[];
  beforeAll(async () => {
    ids = [await upload('music', tune(5)), await upload('effect', tune(6), 1), await upload('music', tune(7))];
    for (const id of ids) await processMaterial(ctx, id, never);
    previews = (await Promise.all(ids.map(previewOf))).map(({ key }) => key);
    await product.db.deleteFrom('heardSounds').where('materialId', 'in', ids).execute();
    await sql`update materials set loudness = null where id = any(${ids})`.execute(product.db);
  });

  test('are looked for at start, once', async () => {
    await prepareSounds(ctx);
    await prepareSounds(ctx);
    expect(await waiting('media.hear-older')).toEqual([{}]);
  });

  test('are heard one by one; a worker that is killed leaves the rest to the next, and what cannot be had is told', async () => {
    const [first = 0, second = 0, third = 0] = ids;
    const stop = new AbortController();
    const work = hearOlder(ctx, {}, stop.signal);
    work.catch(() => undefined);
    await expect.poll(() => heardIn(first), { interval: 5, timeout: 60_000 }).toBeDefined();
    stop.abort();
    await expect(work).rejects.toThrow();
    expect(await heardIn(third)).toBeUndefined();

    const original = await product.db
      .selectFrom('materialFiles')
      .select('key')
      .where('materialId', '=', third)
      .where('rendition', '=', 'original')
      .executeTakeFirstOrThrow();
    const place = { bucket: 'originals' as const, key: original.key };
    await ctx.objects.copy(place, { bucket: 'originals', key: 'aside' });
    await ctx.objects.remove('originals', [original.key]);
    await expect(hearOlder(ctx, {}, never)).rejects.toThrow(`not heard: ${third}`);
    expect((await heardIn(second))?.numbers).toHaveLength(24);
    await ctx.objects.copy({ bucket: 'originals', key: 'aside' }, place);
    await hearOlder(ctx, {}, never);
    expect(await heardIn(third)).toMatchObject({ bpm: 120, musicalKey: 'a-minor' });
  });

  test('have their loudness, and a preview under a new name', async () => {
    const rows = await product.db.selectFrom('materials').select('loudness').where('id', 'in', ids).execute();
    expect(rows.every(({ loudness }) => loudness !== null)).toBe(true);
    for (const [place, id] of ids.entries()) {
      const { key, bucket } = await previewOf(id);
      expect(key).not.toBe(previews[place]);
      expect((await ctx.objects.head(bucket as 'previews', key))?.size).toBeGreaterThan(1000);
      expect(await waiting('media.follow-sale')).toContainEqual({ materialId: id });
    }
  });

  test('are heard once: the next run finds nothing to do', async () => {
    const before = await Promise.all(ids.map(previewOf));
    await hearOlder(ctx, {}, never);
    expect(await Promise.all(ids.map(previewOf))).toEqual(before);
  });

  test('whose file can no longer be read are left as they are', async () => {
    const id = await upload('music', tune(8));
    await processMaterial(ctx, id, never);
    const { key } = await product.db
      .selectFrom('materialFiles')
      .select('key')
      .where('materialId', '=', id)
      .where('rendition', '=', 'original')
      .executeTakeFirstOrThrow();
    await ctx.objects.put('originals', key, Buffer.from('no sound'), { contentType: 'audio/wav' });
    await product.db.deleteFrom('heardSounds').where('materialId', '=', id).execute();
    const before = await previewOf(id);
    await hearOlder(ctx, {}, never);
    expect(await heardIn(id)).toMatchObject({ numbers: null });
    expect(await previewOf(id)).toEqual(before);
  });
});
