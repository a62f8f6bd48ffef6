import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Lets only one transaction at a time fold, because each depends on the folds of the others. */
export async function foldingAlone(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('material_folds'))`.execute(db);
}

/** Removes folds in which one of the two is no longer online or of that kind, and returns the materials that were behind another. */
export async function unfold(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from material_folds fold using material_facts behind, material_facts head
    where (fold.material_id = any(${ids}) or fold.head_id = any(${ids}))
      and behind.id = fold.material_id and head.id = fold.head_id
      and (behind.state <> 'online' or head.state <> 'online' or behind.kind <> head.kind)
    returning fold.material_id as id`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Those of the materials that are online and in no fold, oldest first. Leaves out versions of a piece of music, which
 * belong to that piece.
 */
export async function readSingle(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from material_facts where id = any(${ids}) and state = 'online' and version_of is null
      and not exists (select from material_folds fold where fold.material_id = id or fold.head_id = id)
    order by id`.execute(db);
  return rows.map((row) => row.id);
}

interface Pair {
  id: number;
  /** A material online that is not behind another. */
  other: number;
  bits: number;
}

/**
 * Materials that look or sound almost the same as each of these, nearest first. Two hashes that differ in at most three
 * bits share a quarter. The hash knows neither colours nor duration, so these are compared as well.
 */
export async function readAlike(
  db: Database,
  ids: readonly number[],
  limits: { bits: number; layout: number; milliseconds: number },
): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select mine.material_id as id, other.material_id as other, bit_count((mine.hash # other.hash)::bit(64))::int as bits
    from look_facts mine
    join material_facts me on me.id = mine.material_id
    join look_facts other on other.material_id <> mine.material_id and (
      other.quarter_1 = mine.quarter_1 or other.quarter_2 = mine.quarter_2
      or other.quarter_3 = mine.quarter_3 or other.quarter_4 = mine.quarter_4)
    join material_facts it on it.id = other.material_id and it.kind = me.kind and it.state = 'online' and it.version_of is null
    where mine.material_id = any(${ids}) and mine.hash <> 0
      and bit_count((mine.hash # other.hash)::bit(64)) <= ${limits.bits}
      and not exists (select from material_folds fold where fold.material_id = other.material_id)
      and coalesce(abs(me.duration_ms - it.duration_ms), 0) <= ${limits.milliseconds}
      and not exists (
        select from unnest(mine.layout, other.layout) number (mine, other)
        where abs(number.mine - number.other) > ${limits.layout}
      )
    order by bits, other`.execute(db);
  return rows;
}

export async function fold(db: Database, pairs: readonly { id: number; head: number }[]): Promise<void> {
  if (pairs.length === 0) return;
  await db
    .insertInto('materialFolds')
    .values(pairs.map(({ id, head }) => ({ materialId: id, headId: head })))
    .execute();
}
