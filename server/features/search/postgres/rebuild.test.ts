import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { INDEX_VERSION } from '../index-version.ts';
import { postgresEngine } from './postgres-engine.ts';
import { rebuild } from './rebuild.ts';
import { beginNext, scoreAll, scores } from './rebuild.queries.ts';
import { readScored } from './scored.queries.ts';
import { prepareSearch } from '../search.ts';
import { rebuildSearch, updateSearch } from '../search.jobs.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const never = new AbortController().signal;

const video = (titleEn: string) => makeMaterial(product, { kind: 'video', description: { titleEn } });
const found = async (keyword: string) => idsOf(await search(product, { keyword }));
const withdraw = (id: number) => moveMaterial(ctx, { id, from: 'online', to: 'offline', by: 'staff', reason: 'test' });

/** Checks the whole index against the materials: no document missing, extra or counted wrongly. */
async function expectTruth(): Promise<void> {
  const wrong = await sql`
    select id from materials where state = 'online' except select material_id from search.docs
    union all select material_id from search.docs except select id from materials where state = 'online'
    union all select material_id from search.docs group by 1 having count(*) > 1`.execute(product.db);
  expect(wrong.rows).toEqual([]);
  const counts = await sql`
    select id, kind, n from search.counts where n <> 0
    except select term, kind, count(*) from search.docs, unnest(terms) term where term > 0 group by 1, 2`.execute(
    product.db,
  );
  expect(counts.rows).toEqual([]);
  const recent = await sql<{ same: boolean }>`
    select (select count(*) from search.recent_0) + (select count(*) from search.recent_1)
      = (select count(*) from search.docs where by_time >= (select recent_floors[2] from search.meta)) as same`.execute(
    product.db,
  );
  expect(recent.rows[0]?.same).toBe(true);
}

test('[R25] a rebuild finds what was published, and forgets words that nothing has', async () => {
  const id = await video('Sandpiper');
  const gone = await video('Turnstone');
  await catchUp(product);
  must(await withdraw(gone));
  await rebuildSearch(ctx, {}, never);
  expect(await found('sandpiper')).toEqual([id]);
  expect(await found('turnstone')).toEqual([]);
  const terms = await product.db.selectFrom('searchTerms').select('term').where('term', 'like', 'turnston%').execute();
  expect(terms).toEqual([]);
  await expectTruth();
});

test('what is published, changed and withdrawn during a rebuild is right afterwards', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 10; n++) ids.push(await video(`Plover ${n}`));
  await catchUp(product);
  const rebuilding = rebuild(product.db, never, { blocks: [2, 4, 6, 8], recent: [3, 6] });
  const others = (async () => {
    for (const id of ids.slice(0, 3)) must(await withdraw(id));
    await catchUp(product);
    for (let n = 0; n < 4; n++) {
      ids.push(await video(`Plover later ${n}`));
      await catchUp(product);
      // Searches go on all the time, and the index never disappears.
      expect((await search(product, { keyword: 'plover' })).status).toBe(200);
    }
  })();
  await Promise.all([rebuilding, others]);
  await catchUp(product);
  expect((await found('plover')).toSorted((a, b) => a - b)).toEqual(ids.slice(3));
  await expectTruth();
});

test('what becomes one of another kind during a rebuild gets no rank of the old one', async () => {
  const [id, other] = [await makeMaterial(product, { kind: 'music' }), await makeMaterial(product, { kind: 'effect' })];
  await catchUp(product);
  await beginNext(product.db);
  await scoreAll(product.db);
  await sql`update materials set kind = 'effect' where id = ${id}`.execute(product.db);
  const rows = await readScored(product.db, scores, 0, 10_000);
  const sounds = rows.filter(({ kind }) => kind === 'effect').map((row) => [row.id, row.rank]);
  expect(sounds).toEqual([[other, 1]]);
  await rebuild(product.db, never);
  await expectTruth();
});

test('of two rebuilds at once one does the work, and one that was cut off is begun anew', async () => {
  await Promise.all([rebuild(product.db, never), rebuild(product.db, never)]);
  await expectTruth();
  await beginNext(product.db);
  await rebuild(product.db, never);
  await expectTruth();
  await expect(rebuild(product.db, AbortSignal.abort())).rejects.toThrow(/abort/i);
  await expectTruth();
  expect((await found('plover')).length).toBe(11);
});

test('the same update twice at once, and many at once, leave one document each', async () => {
  const ids = [await video('Avocet one'), await video('Avocet two')];
  const update = (materialIds: number[]) => updateSearch(ctx, { materialIds });
  await Promise.all([update(ids), update(ids.toReversed()), update([ids[0] ?? 0]), update([...ids, 999_999])]);
  expect((await found('avocet')).toSorted((a, b) => a - b)).toEqual(ids);
  expect((await search(product, { keyword: 'avocet' })).body.total).toBe(2);
  await expectTruth();
});

describe('at start', () => {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pgboss.job where name = 'search.rebuild' and state = 'created'`.execute(product.db);
    return rows[0]?.count;
  };

  test('a product that has an index leaves it alone', async () => {
    await rebuild(product.db, never);
    await prepareSearch(ctx);
    expect(await waiting()).toBe(0);
  });

  test('one without, or with one of an earlier version, makes its own', async () => {
    await sql`update search.meta set version = ${INDEX_VERSION - 1}`.execute(product.db);
    await prepareSearch(ctx);
    expect(await waiting()).toBe(1);
    await rebuild(product.db, never);
    await sql`delete from search.docs`.execute(product.db);
    await prepareSearch(ctx);
    expect(await waiting()).toBe(2);
    await rebuild(product.db, never);
    expect(await found('sandpiper')).toHaveLength(1);
  });

  test('one of a later version is left alone, by the nightly rebuild too, and made by nobody else', async () => {
    const versions = async () =>
      (await sql<{ version: number }>`select version from search.meta`.execute(product.db)).rows;
    const before = await waiting();
    await sql`update search.meta set version = ${INDEX_VERSION + 1}`.execute(product.db);
    await prepareSearch(ctx);
    expect(await waiting()).toBe(before);
    await rebuildSearch(ctx, {}, never);
    expect(await versions()).toEqual([{ version: INDEX_VERSION + 1 }]);
    await sql`update search.meta set version = ${INDEX_VERSION}`.execute(product.db);
    await expect(rebuildSearch(ctx, { version: INDEX_VERSION + 1 }, never)).rejects.toThrow('left to a worker');
    expect(await versions()).toEqual([{ version: INDEX_VERSION }]);
    await rebuildSearch(ctx, { version: INDEX_VERSION }, never);
  });
});

describe('scores', () => {
  const scoreOf = async (id: number) => {
    const { rows } = await sql<{ score: number }>`
      select by_score / 4294967296 as score from search.docs where material_id = ${id}`.execute(product.db);
    return rows[0]?.score ?? Number.NaN;
  };
  /** The most that chance can add to a score. */
  const CHANCE = 40_000;
  const aged = async (title: string, days: number, interest = 0) => {
    const id = await video(title);
    await sql`update materials set published_at = clock_now() - ${days} * interval '1 day' where id = ${id}`.execute(
      product.db,
    );
    if (interest > 0)
      await sql`insert into material_days (material_id, day, opens) values (${id}, current_date, ${interest})`.execute(
        product.db,
      );
    return id;
  };

  test('rise with interest, with what is recent, and with being new; the new loses that in weeks', async () => {
    const ids = {
      wanted: await aged('Score wanted', 300, 500),
      onceWanted: await aged('Score once', 300),
      unseen: await aged('Score unseen', 300),
      fresh: await aged('Score fresh', 0),
    };
    await sql`insert into material_days (material_id, day, opens) values (${ids.onceWanted}, current_date - 280, 500)`.execute(
      product.db,
    );
    await rebuild(product.db, never);
    const now = {
      wanted: await scoreOf(ids.wanted),
      onceWanted: await scoreOf(ids.onceWanted),
      unseen: await scoreOf(ids.unseen),
      fresh: await scoreOf(ids.fresh),
    };
    expect(now.wanted).toBeGreaterThan(now.onceWanted + CHANCE);
    expect(now.onceWanted).toBeGreaterThan(now.unseen + CHANCE);
    expect(now.fresh).toBeGreaterThan(now.unseen + CHANCE);
    expect(now.wanted).toBeGreaterThan(now.fresh);
    expect(now.wanted).toBeLessThanOrEqual(1_000_000);
    // An update uses the same scale as the rebuild before it.
    await postgresEngine(ctx.db).index(Object.values(ids));
    expect(Math.abs((await scoreOf(ids.wanted)) - now.wanted)).toBeLessThan(100);
    await product.moveTime('70 days');
    await rebuild(product.db, never);
    expect(await scoreOf(ids.fresh)).toBeLessThan(now.fresh - CHANCE);
    await product.moveTime('0 days');
  });

  test('without any interest at all, age alone puts nothing behind', async () => {
    await sql`delete from material_days`.execute(product.db);
    const [old, older] = [await aged('Score old', 100), await aged('Score older', 2000)];
    await rebuild(product.db, never);
    expect(Math.abs((await scoreOf(old)) - (await scoreOf(older)))).toBeLessThan(CHANCE + 10_000);
  });
});
