import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { type Context, transaction } from '#server/context.ts';
import { readModel } from '#server/platform/media/embedding/model.ts';
import { isProblem } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { largeEnoughClip } from '#tests/support/files.ts';
import { startProduct } from '#tests/support/product.ts';
import { makeTinyModel } from '#tests/support/tiny-model.ts';
import { embedNew, embedOlder, prepareEmbeddings } from './embed.ts';
import { takeIn } from './media.ts';
import { processMaterial } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-embed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o711);
mkdirSync(join(folder, 'work'), { mode: 0o711 });
const product = await startProduct({ DATA_DIR: folder, EMBEDDING_MODEL: makeTinyModel(join(folder, 'tiny')) });
const ctx = systemContext(product.services, 'test');
const without: Context = { ...ctx, embedding: undefined };
const other: Context = {
  ...ctx,
  embedding: { model: await readModel(makeTinyModel(join(folder, 'other'), { turned: true })), limitMs: 300 },
};
const never = new AbortController().signal;

async function upload(kind: 'photo' | 'video', bytes: Buffer): Promise<number> {
  const original = { key: crypto.randomUUID(), contentType: kind === 'photo' ? 'image/jpeg' : 'video/mp4' };
  await ctx.objects.put('originals', original.key, bytes, original);
  const { id: ownerId } = await product.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'photographer@framehall.test')
    .executeTakeFirstOrThrow();
  const material = { kind, ownerId, shopId: null, fileName: 'file', sizeBytes: bytes.length };
  const id = await transaction(ctx, (tx) => takeIn(tx, material, original));
  if (isProblem(id)) throw new Error(id.code);
  return id;
}

const photo = (background: string) =>
  sharp({ create: { width: 4000, height: 2600, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function embeddingsOf(id: number) {
  const rows = await product.db
    .selectFrom('materialEmbeddings')
    .select(['modelId', 'seconds', 'vectors'])
    .where('materialId', '=', id)
    .orderBy('modelId')
    .execute();
  return rows.map(({ seconds, vectors }) => ({ seconds, vectors: [...new Int8Array(vectors)] }));
}

const waiting = async (name: 'media.embed' | 'media.embed-older') =>
  (await product.services.jobs.boss.fetch<{ materialId?: number }>(name, { batchSize: 100 })).map(({ data }) => data);

test('a photo is seen once it has gone through the pipeline, and only once', async () => {
  const id = await upload('photo', await photo('#ff0000'));
  await processMaterial(ctx, id, never);
  expect(await waiting('media.embed')).toEqual([{ materialId: id }]);
  await Promise.all([embedNew(ctx, { materialId: id }, never), embedNew(ctx, { materialId: id }, never)]);
  await embedNew(ctx, { materialId: id }, never);
  expect(await embeddingsOf(id)).toEqual([{ seconds: [0], vectors: [127, 0, 0, 0] }]);
});

test('a clip is seen second by second', async () => {
  const file = join(folder, 'clip.mp4');
  largeEnoughClip(file, {
    seconds: 6,
    frameRate: 5,
    picture: "color=red,drawbox=c=blue:t=fill:enable='gte(t,4)'",
  });
  const id = await upload('video', readFileSync(file));
  await processMaterial(ctx, id, never);
  await embedNew(ctx, { materialId: id }, never);
  const [seen] = await embeddingsOf(id);
  expect(seen?.seconds).toEqual([0, 4]);
  expect([seen?.vectors.indexOf(127), seen?.vectors.lastIndexOf(127)]).toEqual([0, 6]);
});

test('without a model nothing is asked for and nothing done', async () => {
  await waiting('media.embed');
  const id = await upload('photo', await photo('#00ff00'));
  await processMaterial(without, id, never);
  expect(await waiting('media.embed')).toEqual([]);
  await embedNew(without, { materialId: id }, never);
  await embedOlder(without, {}, never);
  await prepareEmbeddings(without);
  expect(await embeddingsOf(id)).toEqual([]);
  expect(await waiting('media.embed-older')).toEqual([]);
  // A model that is named later sees it.
  await prepareEmbeddings(ctx);
  expect(await waiting('media.embed-older')).toEqual([{}]);
  await embedOlder(ctx, {}, never);
  expect(await embeddingsOf(id)).toEqual([{ seconds: [0], vectors: [0, 127, 0, 0] }]);
});

test('a picture that the model has no numbers for is noted and not tried again', async () => {
  const lines: unknown[] = [];
  const log = { ...ctx.log, warn: (line: unknown) => lines.push(line) } as unknown as Context['log'];
  const id = await upload('photo', await photo('#000000'));
  await processMaterial(ctx, id, never);
  await embedOlder({ ...ctx, log }, {}, never);
  expect(await embeddingsOf(id)).toEqual([{ seconds: [], vectors: [] }]);
  expect(lines).toEqual([`the model had no numbers for 1 picture(s) of material ${id}`]);
  await embedOlder({ ...ctx, log }, {}, never);
  expect(lines).toHaveLength(1);
});

test('a file that cannot be had is tried again, and the others are seen all the same', async () => {
  const [gone, there] = [await upload('photo', await photo('#0000fe')), await upload('photo', await photo('#00fefe'))];
  for (const id of [gone, there]) await processMaterial(ctx, id, never);
  const { key } = await product.db
    .selectFrom('materialFiles')
    .select('key')
    .where('materialId', '=', gone)
    .where('rendition', '=', 'original')
    .executeTakeFirstOrThrow();
  const kept = join(folder, 'kept');
  await ctx.objects.fetchTo('originals', key!, kept, never);
  await ctx.objects.remove('originals', [key!]);
  await expect(embedOlder(ctx, {}, never)).rejects.toThrow(`not seen: ${gone}`);
  expect(await embeddingsOf(there)).toHaveLength(1);
  await ctx.objects.put('originals', key!, readFileSync(kept), { contentType: 'image/jpeg' });
  await embedOlder(ctx, {}, never);
  expect(await embeddingsOf(gone)).toEqual([{ seconds: [0], vectors: [0, 0, 127, 0] }]);
});

test('another model sees everything anew beside the one before, whose vectors go after a week', async () => {
  const id = await upload('photo', await photo('#ff00ff'));
  await processMaterial(ctx, id, never);
  await embedOlder(ctx, {}, never);
  await prepareEmbeddings(other);
  expect(await waiting('media.embed-older')).toEqual([{}]);
  await embedOlder(other, {}, never);
  expect((await embeddingsOf(id)).map(({ vectors }) => vectors)).toEqual([
    [127, 0, 127, 0],
    [0, 127, 0, 127],
  ]);
  await product.moveTime('7 days 1 minute');
  await embedOlder(other, {}, never);
  expect((await embeddingsOf(id)).map(({ vectors }) => vectors)).toEqual([[0, 127, 0, 127]]);
});
