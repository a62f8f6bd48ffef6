import { sql } from 'kysely';
import type { PlacementKind } from '#contract/calls/search-desk.ts';
import type { SearchType } from '#contract/domain/discovery.ts';
import type { Database } from '../../../platform/database/database.ts';

interface PlacementRow {
  type: SearchType;
  words: string;
  materialId: number;
  what: PlacementKind;
}

/** Those in force, in the order in which they were made: a thousand at most, read at most once a second. */
export async function readPlacements(db: Database): Promise<PlacementRow[]> {
  const { rows } = await sql<PlacementRow>`
    select type, words, material_id, what from search_placements
    where until >= day_in_china(clock_now()) order by id`.execute(db);
  return rows;
}

/** Those in force for one search. */
export async function readPlacementsOn(db: Database, { type, words }: Pick<PlacementRow, 'type' | 'words'>) {
  const { rows } = await sql<{ id: number; materialId: number; what: PlacementKind; until: string }>`
    select id, material_id, what, until::text from search_placements
    where until >= day_in_china(clock_now()) and type = ${type} and words = ${words} order by id`.execute(db);
  return rows;
}

/** Lets one editor at a time add placements, so that limits hold. Searches never wait. */
export async function lockPlacements(db: Database): Promise<void> {
  await sql`lock table search_placements in share row exclusive mode`.execute(db);
}

/** How many are in force, and of these how many of one kind for one search. */
export async function countPlacements(db: Database, { type, words, what }: Omit<PlacementRow, 'materialId'>) {
  const { rows } = await sql<{ total: number; beside: number }>`
    select count(*) as total, count(*) filter (where type = ${type} and words = ${words} and what = ${what}) as beside
    from search_placements where until >= day_in_china(clock_now())`.execute(db);
  return rows[0]!;
}

interface NewPlacement extends PlacementRow {
  keyword: string;
  until: string;
  reason: string;
  madeBy: number;
}

/** One that has ended makes room; undefined when one in force is there. */
export async function insertPlacement(db: Database, placement: NewPlacement): Promise<number | undefined> {
  const { type, words, materialId } = placement;
  await sql`
    delete from search_placements
    where type = ${type} and words = ${words} and material_id = ${materialId}
      and until < day_in_china(clock_now())`.execute(db);
  const row = await db
    .insertInto('searchPlacements')
    .values(placement)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function deletePlacement(db: Database, id: number) {
  const { rows } = await sql<Omit<NewPlacement, 'madeBy' | 'words'>>`
    delete from search_placements where id = ${id}
    returning type, keyword, material_id, what, until::text, reason`.execute(db);
  return rows[0];
}

/** Whether a day is today or later, and at most so many days away. */
export async function isWithin(db: Database, day: string, days: number): Promise<boolean> {
  const { rows } = await sql<{ within: boolean }>`
    select ${day}::date - day_in_china(clock_now()) between 0 and ${days}::int as within`.execute(db);
  return rows[0]?.within ?? false;
}

export async function readKeywords(db: Database): Promise<{ id: number; keyword: string; words: string }[]> {
  return await db.selectFrom('searchPlacements').select(['id', 'keyword', 'words']).orderBy('id').execute();
}

/** Deletes it where another says the same of the same work already. */
export async function rewordPlacement(db: Database, id: number, words: string): Promise<void> {
  await sql`
    delete from search_placements p where id = ${id} and exists (
      select from search_placements other
      where other.type = p.type and other.material_id = p.material_id and other.words = ${words})`.execute(db);
  await sql`update search_placements set words = ${words} where id = ${id}`.execute(db);
}

export async function forgetPlacements(db: Database, days: number): Promise<void> {
  await sql`delete from search_placements where until < day_in_china(clock_now()) - ${days}::int`.execute(db);
}
