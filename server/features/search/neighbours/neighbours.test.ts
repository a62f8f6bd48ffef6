import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Context } from '#server/context.ts';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { saveEmbedding } from '#server/features/media/embeddings.queries.ts';
import { type Model, readModel } from '#server/platform/media/embedding/model.ts';
import { must } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { makeTinyModel } from '#tests/support/tiny-model.ts';
import { search as find } from '../find.ts';
import { sweepSearches } from '../search.jobs.ts';
import { closePhraseProcesses, vectorOfPhrase } from './phrases.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-neighbours-'));
const [RED, GREEN, BLUE] = [
  [127, 0, 0, 0],
  [0, 127, 0, 0],
  [0, 0, 127, 0],
];
/** Less red than red. */
const ROSE = [127, 50, 0, 0];

let product: Product;
let ctx: Context;
let model: Model;
beforeAll(async () => {
  const path = makeTinyModel(join(folder, 'tiny'));
  product = await startProduct({ EMBEDDING_MODEL: path, EMBEDDING_TIMEOUT_MS: '10000' });
  ctx = systemContext(product.services, 'test');
  model = ctx.embedding!.model;
  // A busy machine may open the model later than a search waits.
  for (const word of ['scarlet', 'cobalt', 'verdant', '绯'])
    await vi.waitUntil(() => vectorOfPhrase(ctx, word), { timeout: 120_000, interval: 200 });
}, 300_000);
afterAll(async () => {
  await closePhraseProcesses();
  rmSync(folder, { recursive: true, force: true });
});
/** Takes everything off sale, so that each test has what it makes. */
afterEach(async () => {
  await sql`update materials set state = 'offline' where state = 'online'`.execute(product.db);
  await sql`truncate search.docs, search.lists, search.counts, search.recent_0, search.recent_1`.execute(product.db);
});

interface Seen {
  kind?: 'photo' | 'video';
  title?: string;
  moments?: [second: number, numbers: number[]][];
}

async function make({ kind = 'photo', title = 'Mountain', moments = [] }: Seen): Promise<number> {
  const id = await makeMaterial(product, { kind, description: { titleEn: title, titleZh: '山' } });
  await see(id, moments);
  return id;
}

async function see(id: number, moments: [second: number, numbers: number[]][]): Promise<void> {
  await saveEmbedding(product.db, model, id, {
    seconds: moments.map(([second]) => second),
    vectors: Buffer.from(moments.flatMap(([, numbers]) => numbers)),
  });
}

const found = async (query: Record<string, string | number>) => idsOf(await search(product, { type: 'pic', ...query }));

test('a picture is found by a word that it does not carry', async () => {
  const [rose, red] = [await make({ moments: [[0, ROSE!]] }), await make({ moments: [[0, RED!]] })];
  await make({ moments: [[0, GREEN!]] });
  await catchUp(product);
  const reply = await search(product, { type: 'pic', keyword: 'scarlet' });
  expect(idsOf(reply)).toEqual([red, rose]);
  expect(reply.body).toMatchObject({ total: 2, more: false, next: null });
  expect(await found({ keyword: '绯' })).toEqual([red, rose]);
  // What the model has no idea of is searched for by words as ever.
  expect(await found({ keyword: 'nowhere' })).toEqual([]);
  expect(await found({ keyword: 'whatever' })).toEqual([]);
});

test('a clip is found by one of its seconds, and says which', async () => {
  const clip = await make({
    kind: 'video',
    moments: [
      [0, GREEN!],
      [4, BLUE!],
      [9, BLUE!],
    ],
  });
  const early = await make({ kind: 'video', moments: [[0, [0, 30, 127, 0]]] });
  await catchUp(product);
  const { body } = await search(product, { type: 'video', keyword: 'cobalt' });
  expect(body.infos.map(({ id, second }: { id: number; second?: number }) => [id, second])).toEqual([
    [clip, 4],
    [early, undefined],
  ]);
  const later = await make({ kind: 'video', moments: [[7, [0, 60, 127, 0]]] });
  await catchUp(product);
  const first = await search(product, { type: 'video', keyword: 'cobalt', pageSize: 2 });
  const second = await search(product, { type: 'video', keyword: 'cobalt', pageSize: 2, after: first.body.next });
  expect(second.body.infos).toMatchObject([{ id: later, second: 7 }]);
  const byWords = await search(product, { type: 'video', keyword: 'mountain' });
  expect(byWords.body.infos.map(({ second }: { second?: number }) => second)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('what words and the model find stands in turns, what both find first', async () => {
  const words = [await make({ title: 'Scarlet one' }), await make({ title: 'Scarlet two' })];
  const both = await make({ title: 'Scarlet three', moments: [[0, ROSE!]] });
  const seen = await make({ moments: [[0, RED!]] });
  await catchUp(product);
  const reply = await search(product, { type: 'pic', keyword: 'scarlet' });
  const ids = idsOf(reply);
  expect(ids[0]).toBe(both);
  expect(ids.toSorted((a, b) => a - b)).toEqual([...words, both, seen]);
  expect(reply.body.total).toBe(4);
});

describe('neighbours', () => {
  test('pass the filters, and lack the words that nobody wants', async () => {
    const [wide, tall] = [await make({ moments: [[0, RED!]] }), await make({ title: 'Tower', moments: [[0, RED!]] })];
    await sql`update materials set width = 1080, height = 1920 where id = ${tall}`.execute(product.db);
    await catchUp(product);
    expect(await found({ keyword: 'scarlet' })).toEqual([wide, tall]);
    expect(await found({ keyword: 'scarlet', orientation: 'portrait' })).toEqual([tall]);
    expect(await found({ keyword: 'scarlet', orientation: 'square' })).toEqual([]);
    expect(await found({ keyword: 'scarlet -tower' })).toEqual([wide]);
    expect(await found({ keyword: 'scarlet', type: 'video' })).toEqual([]);
    expect(await found({ keyword: 'scarlet', type: 'music' })).toEqual([]);
  });

  test('are on sale', async () => {
    const [sold, kept] = [await make({ moments: [[0, RED!]] }), await make({ moments: [[0, RED!]] })];
    await catchUp(product);
    must(await moveMaterial(ctx, { id: sold, from: 'online', to: 'offline', by: 'owner' }));
    expect(await found({ keyword: 'scarlet' })).toEqual([kept]);
    await catchUp(product);
    expect(await found({ keyword: 'scarlet' })).toEqual([kept]);
  });

  test('have no place in the orders of time and sales, and none in a list without words', async () => {
    const id = await make({ moments: [[0, RED!]] });
    await catchUp(product);
    expect(await found({ keyword: 'scarlet', sort: 'newest' })).toEqual([]);
    expect(await found({ keyword: 'scarlet', sort: 'popular' })).toEqual([]);
    expect(await found({ keyword: '' })).toEqual([id]);
  });

  test('are those of this model', async () => {
    const id = await make({ moments: [[0, GREEN!]] });
    const other = await readModel(makeTinyModel(join(folder, 'other'), { turned: true }));
    await saveEmbedding(product.db, other, id, { seconds: [0], vectors: Buffer.from(RED!) });
    await catchUp(product);
    expect(await found({ keyword: 'scarlet' })).toEqual([]);
    expect(await found({ keyword: 'verdant' })).toEqual([id]);
  });
});

test('a mistyped word finds what the model finds for what was meant', async () => {
  const carries = await make({ title: 'Scarlet' });
  await sql`update materials set keywords_en = '{scarlet}' where id = ${carries}`.execute(product.db);
  const seen = await make({ moments: [[0, RED!]] });
  await catchUp(product);
  const reply = await search(product, { type: 'pic', keyword: 'scarlett' });
  expect(reply.body.help.corrected).toBe('scarlet');
  expect(idsOf(reply)).toEqual([carries, seen]);
});

describe('pages', () => {
  const walk = async (pageSize: number, between: () => Promise<unknown> = () => Promise.resolve()) => {
    const pages: number[][] = [];
    for (let after: string | undefined; ;) {
      const reply = await search(product, { type: 'pic', keyword: 'scarlet', pageSize, ...(after && { after }) });
      expect(reply.status).toBe(200);
      pages.push(idsOf(reply));
      after = reply.body.next ?? undefined;
      if (after === undefined) return pages;
      await between();
    }
  };

  test('have neither gaps nor doubles while others publish and while the model is away', async () => {
    const made: number[] = [];
    for (let number = 0; number < 5; number += 1)
      made.push(await make({ title: `Scarlet ${number}` }), await make({ moments: [[0, RED!]] }));
    await catchUp(product);
    const whole = (await walk(60)).flat();
    expect(whole.toSorted((a, b) => a - b)).toEqual(made);
    const { embedding } = product.services;
    try {
      const pages = await walk(3, async () => {
        await make({ moments: [[0, RED!]] });
        await catchUp(product);
        // As in another web process that has not opened it.
        product.services.embedding = undefined;
      });
      expect(pages.map(({ length }) => length)).toEqual([3, 3, 3, 1]);
      expect(pages.flat()).toEqual(whole);
    } finally {
      product.services.embedding = embedding;
    }
  });

  test('go on with what has the words after the first two hundred', async () => {
    const carrying = await Promise.all(Array.from({ length: 205 }, (_, n) => make({ title: `Scarlet ${n}` })));
    const seen = [await make({ moments: [[0, RED!]] }), await make({ moments: [[0, ROSE!]] })];
    await catchUp(product);
    const last = (await walk(100)).flat().at(-1)!;
    // The model finds the last one of the words, too.
    await see(last, [[0, RED!]]);
    const pages = await walk(60);
    const ids = pages.flat();
    expect(ids).toHaveLength(207);
    expect(ids.toSorted((a, b) => a - b)).toEqual([...carrying, ...seen].toSorted((a, b) => a - b));
    expect(ids.indexOf(last)).toBeLessThan(8);
  }, 120_000);

  test('that nobody knows are refused, and forgotten after a day', async () => {
    for (let number = 0; number < 3; number += 1) await make({ moments: [[0, RED!]] });
    await catchUp(product);
    const query = { type: 'pic', keyword: 'scarlet', pageSize: 2 };
    const { body } = await search(product, query);
    expect(idsOf(await search(product, { ...query, after: body.next }))).toHaveLength(1);
    const text = Buffer.from(body.next as string, 'base64url').toString();
    const changed = Buffer.from(text.replace(/ f\.[\w-]{22}/, ` f.${'x'.repeat(22)}`)).toString('base64url');
    expect((await search(product, { ...query, after: changed })).status).toBe(400);
    await product.moveTime('25 hours');
    await sweepSearches(ctx);
    expect((await search(product, { ...query, after: body.next })).status).toBe(400);
    await product.moveTime('0 hours');
  });
});

describe('a model that does not answer', () => {
  const asked = { type: 'pic', keyword: 'scarlet', sort: 'relevance', pageSize: 60 } as const;
  const idsWith = async (embedding: Context['embedding'], keyword: string = asked.keyword) => {
    const reply = await find({ ...ctx, embedding }, { ...asked, keyword });
    return 'infos' in reply ? reply.infos.map((item) => 'id' in item && item.id) : reply;
  };

  test('in time leaves words alone, and is known to the next search', async () => {
    const [carrying, seen] = [await make({ title: 'Scarlet' }), await make({ moments: [[0, RED!]] })];
    await catchUp(product);
    await closePhraseProcesses();
    expect(await idsWith({ model, limitMs: 10 })).toEqual([carrying]);
    await expect.poll(() => idsWith({ model, limitMs: 10 }), { timeout: 30_000 }).toEqual([carrying, seen]);
  });

  test('because it is gone leaves words alone, without being asked again at once', async () => {
    const carrying = await make({ title: 'Scarlet' });
    await make({ moments: [[0, RED!]] });
    await catchUp(product);
    const lines: unknown[] = [];
    const log = { ...ctx.log, warn: (...line: unknown[]) => lines.push(line.at(-1)) } as unknown as Context['log'];
    const gone = { model: { ...model, hash: 'gone', textFile: join(folder, 'nowhere') }, limitMs: 10_000 };
    const reply = await find({ ...ctx, log, embedding: gone }, asked);
    expect('infos' in reply && reply.infos.map((item) => 'id' in item && item.id)).toEqual([carrying]);
    must(await find({ ...ctx, log, embedding: gone }, { ...asked, keyword: 'cobalt' }));
    expect(lines).toEqual(['the model does not answer; searches go on with words alone']);
  });
});
