import { type Kysely, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { type Filters, filtersOf } from '#server/features/search/filters.ts';
import { weighted } from '#server/features/search/looks/layout.ts';
import { lookAlikes } from '#server/features/search/looks/look-alikes.ts';
import { readNearest } from '#server/features/search/looks/look-alikes.queries.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { isProblem } from '#server/platform/problem.ts';
import { withFullCatalogue } from './full-catalogue.ts';

const QUERIES = 200;
/** Results of one page. */
const PAGE = 60;
/** More lists than there are, so that every one is searched. */
const ALL_LISTS = 10_000;

/** Search by image over a million materials: its time, and its recall against a search of all lists. */
export async function benchLooks(): Promise<void> {
  await withFullCatalogue(async ({ databaseUrl }) => {
    const db = openDatabase(databaseUrl, { connections: 4, name: 'framehall-bench' });
    await measure(db);
    await db.destroy();
  });
}

async function measure(db: Kysely<DB>): Promise<void> {
  const pictures = await sendPictures(db);
  const filters = filtersOf({ type: 'pic' });
  if (!filters) throw new Error('there are no photos');
  // Runs once before, so that the data is in memory, as in a busy shop.
  for (const { key } of pictures) await search(db, key, filters);
  const times: number[] = [];
  const answers: number[][] = [];
  for (const { key } of pictures) {
    const began = performance.now();
    answers.push(await search(db, key, filters));
    times.push(performance.now() - began);
  }
  // Measured afterwards, because searching all lists changes the caches.
  let found = 0;
  for (const [place, { layout }] of pictures.entries()) {
    const all = await readNearest(db, weighted(layout), { filters, lists: ALL_LISTS, limit: PAGE });
    found += all.filter(({ id }) => answers[place]?.includes(id)).length / all.length;
  }
  const at = (share: number) => (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const recall = (found / pictures.length).toFixed(3);
  console.log(
    `Search by picture: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (wanted ≤ 30), recall ${recall} (wanted ≥ 0.95)`,
  );
}

async function search(db: Kysely<DB>, imageKey: string, filters: Filters): Promise<number[]> {
  const page = await lookAlikes({ db } as Context, { imageKey, filters, pageSize: PAGE });
  if (isProblem(page)) throw new Error(page.code);
  return page.ids;
}

/** Pictures similar to some in the catalogue, but equal to none. */
async function sendPictures(db: Kysely<DB>): Promise<{ key: string; layout: number[] }[]> {
  const { rows } = await sql<{ key: string; layout: number[] }>`
    insert into sent_pictures (key, hash, layout, colours)
    select 'picture-' || material_id, hash, (
      select array_agg(greatest(0, least(255, number + material_id * place % 9 - 4)) order by place)
      from unnest(layout) with ordinality given (number, place)), colours
    from material_looks where layout is not null order by hashint8(material_id) limit ${QUERIES}
    on conflict (key) do update set layout = excluded.layout
    returning key, layout`.execute(db);
  return rows;
}
