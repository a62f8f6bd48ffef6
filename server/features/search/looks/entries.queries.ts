import { sql } from 'kysely';
import { type Database, runLong } from '../../../platform/database/database.ts';
import { SOUND_NUMBERS, TAG_CODES } from '../postgres/filter-codes.ts';
import { normOf } from './layout.ts';
import { distanceBetween, LAYOUT_NAMES, layoutColumns, names, normFrom, weightedFrom } from './layout.queries.ts';

/** Timeout of long statements, in seconds. */
const LONG = 300;

const looks = {
  pictures: sql`select material_id, layout from look_facts where layout is not null`,
  sounds: sql`select material_id, numbers as layout from heard_facts where numbers is not null`,
};
export type Family = keyof typeof looks;
export const FAMILIES: readonly Family[] = ['pictures', 'sounds'];

/** Entries of the lists: documents of the index that have a look, or a sound. */
const listed = sql`
  (${looks.pictures} union all ${looks.sounds}) look join search.docs doc on doc.material_id = look.material_id`;
const listedOf = (family: Family) =>
  sql`(${looks[family]}) look join search.docs doc on doc.material_id = look.material_id`;

const isSound = sql`doc.kind in (${sql.join(SOUND_NUMBERS.map((number) => sql.lit(number)))})`;
const tags = sql`case when ${isSound} then array(
  select term from unnest(doc.terms) term where term between ${sql.lit(TAG_CODES.from)} and ${sql.lit(TAG_CODES.to - 1)}) end`;

const facts = ['kind', 'traits', 'category_id', 'shop_id'];
const columns = sql`material_id, ${names(facts)}, tags, centroid, norm, ${layoutColumns}`;
const numbers = sql`${normFrom('look.layout')}, ${weightedFrom('look.layout')}`;

/** Adds or moves materials that belong in the lists, and removes the others. */
export async function writeEntries(db: Database, ids: readonly number[]): Promise<void> {
  const changing = [...facts, 'tags', 'centroid', 'norm', ...LAYOUT_NAMES];
  await sql`
    insert into look_entries (${columns})
    select look.material_id, ${names(facts, 'doc')}, ${tags}, coalesce(nearest.centroid, 0), ${numbers}
    from ${listed}
    left join lateral (
      select middle.centroid from look_centroids middle where middle.sounds = (${isSound})
      order by ${distanceBetween('middle', 'look.layout')} limit 1
    ) nearest on true
    where look.material_id = any(${ids})
    on conflict (material_id) do update set (${names(changing)}) = row (${names(changing, 'excluded')})
  `.execute(db);
  await sql`
    delete from look_entries where material_id = any(${ids})
      and material_id not in (select look.material_id from ${listed} where look.material_id = any(${ids}))
  `.execute(db);
}

export async function countListed(db: Database, family: Family): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${listedOf(family)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A sample of layouts; the same catalogue always gives the same sample. */
export async function readSample(db: Database, family: Family, count: number): Promise<number[][]> {
  const { rows } = await sql<{ layout: number[] }>`
    select look.layout from ${listedOf(family)}
    order by hashint8(look.material_id), look.material_id limit ${count}`.execute(db);
  return rows.map((row) => row.layout);
}

interface Listed {
  id: number;
  kind: number;
  layout: number[];
}

export async function readListed(db: Database, family: Family, after: number, limit: number): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select look.material_id as id, doc.kind, look.layout from ${listedOf(family)}
    where look.material_id > ${after} order by look.material_id limit ${limit}`.execute(db);
  return rows;
}

export async function beginNextEntries(db: Database): Promise<void> {
  await db.deleteFrom('lookChanges').execute();
  await sql`drop table if exists look_entries_next`.execute(db);
  await sql`create table look_entries_next (like look_entries)`.execute(db);
}

/** Inserts in the given order, so that each list is stored in one piece. */
export async function addNextEntries(
  db: Database,
  entries: { ids: readonly number[]; centroids: readonly number[] },
): Promise<void> {
  await sql`
    insert into look_entries_next (${columns})
    select look.material_id, ${names(facts, 'doc')}, ${tags}, entry.centroid, ${numbers}
    from unnest(${entries.ids}::bigint[], ${entries.centroids}::int[]) with ordinality entry (id, centroid, place)
    join (${listed}) on look.material_id = entry.id
    order by entry.place
  `.execute(db);
}

export async function indexNextEntries(db: Database): Promise<void> {
  await runLong(db, sql`alter table look_entries_next add primary key (material_id)`, LONG);
  await runLong(db, sql`create index on look_entries_next (kind, centroid)`, LONG);
  await runLong(db, sql`analyze look_entries_next`, LONG);
}

/** Blocks changes to the lists until the transaction ends; reads go on. */
export async function holdEntries(db: Database): Promise<void> {
  await sql`lock table look_entries in share row exclusive mode`.execute(db);
}

/** Materials that changed while the next lists were made. */
export async function readChanges(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('lookChanges').select('materialId').execute();
  return rows.map((row) => row.materialId);
}

export async function noteChanges(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    insert into look_changes (material_id) select unnest(${ids}::bigint[]) on conflict do nothing`.execute(db);
}

export async function switchEntries(db: Database): Promise<void> {
  await sql`drop table look_entries`.execute(db);
  await sql`alter table look_entries_next rename to look_entries`.execute(db);
}

export async function writeCentroids(db: Database, family: Family, centroids: readonly number[][]): Promise<void> {
  const sounds = family === 'sounds';
  await sql`delete from look_centroids where sounds = ${sounds}`.execute(db);
  if (centroids.length === 0) return;
  const rows = centroids.map((middle, centroid) => sql`(${sql.join([sounds, centroid, normOf(middle), ...middle])})`);
  await sql`insert into look_centroids (sounds, centroid, norm, ${layoutColumns}) values ${sql.join(rows)}`.execute(db);
}
