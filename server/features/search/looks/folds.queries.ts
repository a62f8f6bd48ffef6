import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Folding looks at what others have just folded, so one follows the other. */
export async function foldingAlone(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('material_folds'))`.execute(db);
}

/** Takes apart what must not be together any more, because one of the two is off sale. Says who was behind another. */
export async function unfold(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from material_folds fold using material_facts behind, material_facts head
    where (fold.material_id = any(${ids}) or fold.head_id = any(${ids}))
      and behind.id = fold.material_id and head.id = fold.head_id
      and (behind.state <> 'online' or head.state <> 'online')
    returning fold.material_id as id`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Which of them are on sale, stand behind nothing and have nothing behind them, oldest first. Versions of a piece of
 * music stand with that piece anyway.
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
  /** On sale and behind nothing. */
  other: number;
  bits: number;
}

/**
 * What looks or sounds almost the same as each of them, nearest first. Two hashes that differ in three bits at most
 * share a quarter. The hash knows no colours, and nothing of how long something lasts.
 */
export async function readAlike(
  db: Database,
  ids: readonly number[],
  limits: { bits: number; layout: number; milliseconds: number },
): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select mine.material_id as id, other.material_id as other, bit_count((mine.hash # other.hash)::bit(64))::int as bits
    from material_looks mine
    join material_facts me on me.id = mine.material_id
    join material_looks other on other.material_id <> mine.material_id and (
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
