import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { writeBulk } from '#server/platform/opensearch/bulk.ts';
import type { OpenSearch } from '#server/platform/opensearch/opensearch.ts';
import { must } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { searchEngine } from '../choose-engine.ts';
import { INDEX_VERSION } from '../index-version.ts';
import { postgresEngine } from '../postgres/postgres-engine.ts';
import { updateSearch } from '../search.jobs.ts';
import { readIndexes } from './indexes.ts';
import { openSearchEngine } from './opensearch-engine.ts';
import { rebuildIndex } from './rebuild.ts';
import { updateIndexes, writesFor } from './update.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const cluster = product.services.openSearch!;
const never = new AbortController().signal;

const video = (titleEn: string) => makeMaterial(product, { kind: 'video', description: { titleEn } });
const found = async (keyword: string) => idsOf(await search(product, { keyword, exact: 1 })).toSorted((a, b) => a - b);
const withdraw = (id: number) => moveMaterial(ctx, { id, from: 'online', to: 'offline', by: 'staff', reason: 'test' });
const rename = (id: number, title: string) =>
  sql`update materials set title_en = ${title} where id = ${id}`.execute(product.db);

/** The cluster, doing something before each bulk of a rebuild. */
function interrupted(before: () => Promise<void>): OpenSearch {
  return {
    ...cluster,
    async work(request) {
      if (request.path.endsWith('_bulk')) await before();
      return await cluster.work(request);
    },
  };
}

test('what is published, changed and withdrawn during a rebuild is right afterwards', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 6; n++) ids.push(await video(`Plover ${n}`));
  await catchUp(product);
  const late: number[] = [];
  const changing = interrupted(async () => {
    if (late.length > 0) return;
    late.push(await video('Plover later'));
    must(await withdraw(ids[0]!));
    await rename(ids[1]!, 'Curlew');
    await updateIndexes(product.db, cluster, [ids[0]!, ids[1]!, late[0]!]);
    expect(await found('plover')).toEqual([...ids.slice(2), ...late]);
  });
  await rebuildIndex(product.db, changing, never);
  expect(await found('plover')).toEqual([...ids.slice(2), ...late]);
  expect(await found('curlew')).toEqual([ids[1]]);
  expect(await readIndexes(cluster)).toHaveLength(1);
});

test('a rebuild that is cut off half-way leaves searches as they were, and the next one starts anew', async () => {
  const id = await video('Dunlin');
  await catchUp(product);
  const [before] = await readIndexes(cluster);
  const killed = interrupted(() => Promise.reject(new Error('killed')));
  await expect(rebuildIndex(product.db, killed, never)).rejects.toThrow('killed');
  expect(await found('dunlin')).toEqual([id]);
  const left = await readIndexes(cluster);
  expect([left.length, left.find(({ isLive }) => isLive)?.name]).toEqual([2, before?.name]);
  // Changes go to what it left too, without harm.
  const later = await video('Dunlin later');
  await catchUp(product);
  await rebuildIndex(product.db, cluster, never);
  expect(await found('dunlin')).toEqual([id, later]);
  const after = await readIndexes(cluster);
  expect(after.map(({ isLive, version }) => [isLive, version])).toEqual([[true, INDEX_VERSION]]);
  await expect(rebuildIndex(product.db, cluster, AbortSignal.abort())).rejects.toThrow(/abort/i);
  expect(await found('dunlin')).toEqual([id, later]);
});

test('of two rebuilds at once one does the work', async () => {
  await rebuildIndex(product.db, cluster, never);
  let bulks = 0;
  const counting = interrupted(() => Promise.resolve(void (bulks += 1)));
  await Promise.all([rebuildIndex(product.db, counting, never), rebuildIndex(product.db, counting, never)]);
  expect(bulks).toBe(1);
  expect(await readIndexes(cluster)).toHaveLength(1);
  expect((await found('dunlin')).length).toBe(2);
});

test('what was read before never overwrites what was read later', async () => {
  const [changed, gone] = [await video('Knot'), await video('Knot too')];
  await catchUp(product);
  const older = await writesFor(product.db, [changed, gone]);
  await rename(changed, 'Ruff');
  must(await withdraw(gone));
  await updateSearch(ctx, { materialIds: [changed, gone] });
  const [live] = await readIndexes(cluster);
  await writeBulk(cluster, live!.alias, older, { visible: true });
  expect(await found('knot')).toEqual([]);
  expect(await found('ruff')).toEqual([changed]);
  await updateSearch(ctx, { materialIds: [changed, gone] });
  expect(await found('ruff')).toEqual([changed]);
});

test('the same update many times at once leaves one document each', async () => {
  const ids = [await video('Godwit one'), await video('Godwit two')];
  const update = (materialIds: number[]) => updateSearch(ctx, { materialIds });
  await Promise.all([update(ids), update(ids.toReversed()), update([ids[0]!]), update([...ids, 999_999])]);
  expect(await found('godwit')).toEqual(ids);
});

test('what writes for an index that has gone makes none of its name', async () => {
  const [live] = await readIndexes(cluster);
  const writes = await writesFor(product.db, [999_999]);
  await writeBulk(cluster, `${live!.name}0-write`, writes);
  expect(await readIndexes(cluster)).toHaveLength(1);
});

test('an index of a later release is left alone, and one of an earlier one is missing', async () => {
  const engine = openSearchEngine(product.db, cluster);
  const [live] = await readIndexes(cluster);
  const mark = (version: number) =>
    cluster.work({
      method: 'PUT',
      path: `/${live!.name}/_mapping`,
      body: { _meta: { version, builtAt: live!.builtAt } },
    });
  expect(await engine.isMissing()).toBe(false);
  await mark(INDEX_VERSION + 1);
  expect(await engine.isMissing()).toBe(false);
  await rebuildIndex(product.db, cluster, never);
  expect((await readIndexes(cluster)).map(({ name }) => name)).toEqual([live!.name]);
  await mark(INDEX_VERSION - 1);
  expect(await engine.isMissing()).toBe(true);
  await rebuildIndex(product.db, cluster, never);
  expect((await readIndexes(cluster)).map(({ version }) => version)).toEqual([INDEX_VERSION]);
});

test('PostgreSQL forgets its index where it does not answer instead, and makes a new one when it has to', async () => {
  const own = postgresEngine(product.db);
  await own.rebuild(never);
  const before = await found('dunlin');
  const alone = searchEngine({
    db: product.db,
    openSearch: { ...cluster, settings: { ...cluster.settings, fallback: false } },
  });
  await alone.rebuild(never);
  expect(await found('dunlin')).toEqual(before);
  expect((await own.states())[0]).toMatchObject({ index: { version: 0, documents: 0 } });
  expect(await own.isMissing()).toBe(true);
  await own.rebuild(never);
  await expect(own.isMissing()).resolves.toBe(false);
  expect((await alone.states()).map(({ name }) => name)).toEqual(['opensearch']);
});
