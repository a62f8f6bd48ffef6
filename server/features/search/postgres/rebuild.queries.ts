import { sql } from 'kysely';
import { type Database, runLong } from '../../../platform/database/database.ts';
import { isDocument, secondsOf } from '../documents.queries.ts';
import { exposure, scoreOf, traffic } from '../scores.queries.ts';

/** The index being built, and the previous one. */
export const NEXT = 'search_next';
const OLD = 'search_old';

const MINUTES = 60;
export const scores = sql.id(NEXT, 'scores');

/** Makes empty tables beside those in use; changes are recorded from now on. */
export async function beginNext(db: Database): Promise<void> {
  await sql`drop schema if exists ${sql.id(NEXT)} cascade`.execute(db);
  await sql`drop schema if exists ${sql.id(OLD)} cascade`.execute(db);
  await sql`delete from search_changes`.execute(db);
  await sql`select make_search_tables(${NEXT})`.execute(db);
}

/** Computes the current score of every document, and the usual rate of its kind. */
export async function scoreAll(db: Database): Promise<void> {
  const measured = sql.id(NEXT, 'measured');
  await runLong(
    db,
    sql`create unlogged table ${measured} as
      select m.id, m.kind, m.published_at, traffic.weight, ${exposure} as exposure
      from material_facts m left join (${traffic()}) traffic on traffic.material_id = m.id
      where ${isDocument}`,
    10 * MINUTES,
  );
  await sql`
    update ${sql.id(NEXT, 'meta')} set docs = (select count(*) from ${measured}), usual_rates = (
      select array_agg((
          select coalesce(sum(weight), 0) / greatest(sum(exposure), 1) from ${measured} m where m.kind = known.kind
        )::real order by place)
      from unnest(array['video', 'photo', 'music', 'effect']) with ordinality known (kind, place))`.execute(db);
  await runLong(
    db,
    sql`create unlogged table ${scores} as
      select *, row_number() over (partition by kind order by score desc, material_id desc)::int as rank
      from (select m.id as material_id, m.kind, ${secondsOf} as seconds, ${scoreOf(sql`usual.rate`)} as score
      from ${measured} m
      cross join lateral (select m.weight) traffic
      join (select kind, rate from ${sql.id(NEXT, 'meta')}, unnest(array['video', 'photo', 'music', 'effect'], usual_rates)
        as known (kind, rate)) usual on usual.kind = m.kind) scored`,
    10 * MINUTES,
  );
  await sql`drop table ${measured}`.execute(db);
  await runLong(db, sql`create unique index on ${scores} (material_id)`, 10 * MINUTES);
}

/** Sets where each block of lists and each table of recent documents ends. */
export async function setEnds(db: Database, sizes: { blocks: readonly number[]; recent: readonly number[] }) {
  const floors = sql`(
    with ordered as (
      select seconds * 4294967296 + material_id as place, row_number() over (order by seconds desc, material_id desc) as rank
      from ${scores})
    select array_agg(coalesce((select place from ordered where rank = size), 0) order by size)
    from unnest(${sizes.recent}::int[]) size)`;
  await runLong(
    db,
    sql`update ${sql.id(NEXT, 'meta')} set block_ends = ${[...sizes.blocks, MOST_RANK]}::int[], recent_floors = ${floors}`,
    10 * MINUTES,
  );
}

const MOST_RANK = 2 ** 31 - 1;

export async function finishTables(db: Database): Promise<void> {
  await addRecent(db);
  await addLists(db);
  await runLong(db, sql`select make_search_indexes(${sql.lit(NEXT)})`, 20 * MINUTES);
  // Vacuuming marks all rows as visible, so that queries can read the index alone.
  for (const table of ['docs', 'lists', 'recent_0', 'recent_1'])
    await runLong(db, sql`vacuum analyze ${sql.id(NEXT, table)}`, 20 * MINUTES);
  await sql`drop table ${scores}`.execute(db);
}

async function addRecent(db: Database): Promise<void> {
  const columns = sql`material_id, by_score, by_time, kind, traits, category_id, shop_id, terms`;
  const among = (first: string) => sql`
    insert into ${sql.id(NEXT, first)} (${columns}) select ${columns} from ${sql.id(NEXT, 'docs')} docs`;
  const floor = (number: number) => sql`(select recent_floors[${sql.lit(number)}] from ${sql.id(NEXT, 'meta')})`;
  await runLong(db, sql`${among('recent_0')} where by_time >= ${floor(1)}`, 10 * MINUTES);
  await runLong(db, sql`${among('recent_1')} where by_time < ${floor(1)} and by_time >= ${floor(2)}`, 10 * MINUTES);
}

/** Builds lists block by block, so that no block needs much memory. */
async function addLists(db: Database): Promise<void> {
  const { rows } = await sql<{ kind: number; block: number; first: number; last: number }>`
    select kind, number - 1 as block, coalesce(block_ends[number - 1], 0) + 1 as first, last
    from ${sql.id(NEXT, 'meta')}, unnest(block_ends) with ordinality block (last, number), generate_series(1, 4) kind`.execute(
    db,
  );
  for (const { kind, block, first, last } of rows)
    await runLong(
      db,
      sql`select make_search_list_block(${sql.lit(NEXT)}, ${kind}::smallint, ${block}::smallint, ${first}, ${last})`,
      20 * MINUTES,
    );
}

/** Takes some of the changes made since the rebuild began; each is taken once. */
export async function takeChanges(db: Database, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from search_changes where material_id in (select material_id from search_changes limit ${limit})
    returning material_id as id`.execute(db);
  return rows.map((row) => row.id);
}

/** Switches searches to the new index and deletes words that no document has any more. */
export async function switchOver(db: Database, version: number): Promise<void> {
  await sql`update ${sql.id(NEXT, 'meta')} set version = ${version}, built_at = clock_now()`.execute(db);
  await sql`alter schema search rename to ${sql.id(OLD)}`.execute(db);
  await sql`alter schema ${sql.id(NEXT)} rename to search`.execute(db);
  await sql`
    delete from search_terms term where not exists (select from search.counts known where known.id = term.id)`.execute(
    db,
  );
}

export async function dropOld(db: Database): Promise<void> {
  await runLong(db, sql`drop schema if exists ${sql.id(OLD)} cascade`, 5 * MINUTES);
}
