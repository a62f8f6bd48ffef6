import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { type Filters, isOfSounds } from '../filters.ts';
import { codeOfKind, codesOf, numberOfKind } from '../postgres/filter-codes.ts';
import { normOf } from './layout.ts';
import { distanceTo } from './layout.queries.ts';

interface Subject {
  kind: MediaKind;
  /** The numbers of its look, or of its sound. */
  layout: number[] | null;
  /** Its series. */
  groupId: number | null;
  /** The piece that it is another version of. */
  versionOf: number | null;
}

export async function readSubject(db: Database, materialId: number): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select m.kind, coalesce(look.layout, heard.numbers) as layout, m.group_id, m.version_of
    from material_facts m
    left join look_facts look on look.material_id = m.id
    left join heard_facts heard on heard.material_id = m.id
    where m.id = ${materialId} and m.state = 'online'`.execute(db);
  return rows[0];
}

/** Filter conditions on a row of the index or of the lists. */
export function fits(table: 'doc' | 'entry', filters: Filters): RawBuilder<unknown> {
  const codes = codesOf(filters);
  if (!codes) return sql`false`;
  const { kind, traits, categoryId, shopId, tags } = codes;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const category = categoryId === null ? sql`` : sql`and ${column('category_id')} = ${categoryId}`;
  const shop = shopId === null ? sql`` : sql`and ${column('shop_id')} = ${shopId}`;
  const bits = traits === 0 ? sql`` : sql`and ${column('traits')} & ${traits}::bigint = ${traits}::bigint`;
  const tagged = tags.length === 0 ? sql`` : sql`and ${column(table === 'doc' ? 'terms' : 'tags')} @> ${tags}::int[]`;
  return sql`${column('kind')} = ${kind}::smallint ${category} ${shop} ${bits} ${tagged}`;
}

interface Nearest {
  id: number;
  /** Squared distance. */
  distance: number;
}

interface Wanted {
  filters: Filters;
  /** How many lists to read, nearest first. */
  lists: number;
  limit: number;
}

/** The materials online nearest to these weighted numbers, from the lists with the nearest centres. */
export async function readNearest(db: Database, point: readonly number[], wanted: Wanted): Promise<Nearest[]> {
  const middles = sql`look_centroids middle where middle.sounds = ${isOfSounds(wanted.filters)}`;
  const { rows } = await sql<Nearest>`
    with near as materialized (
      select middle.centroid from ${middles} order by ${distanceTo('middle', point)} limit ${wanted.lists}
    ), list as materialized (
      select centroid from near union all select 0 where not exists (select from ${middles})
    ), nearest as materialized (
      select entry.material_id as id, ${distanceTo('entry', point)} + ${normOf(point)}::int as distance
      from list join look_entries entry on entry.centroid = list.centroid and ${fits('entry', wanted.filters)}
      order by distance, id limit ${wanted.limit}
    )
    select id, distance from nearest join material_facts using (id) where state = 'online' order by distance, id
  `.execute(db);
  return rows;
}

export interface Word {
  id: number;
  /** How many other documents of the wanted kind have the word. */
  n: number;
  /** Rare words weigh more. */
  weight: number;
}

/**
 * The words of a material, or of the one that it is folded behind or a version of, rarest first. Those of its title say
 * what it shows and weigh double.
 */
export async function readWords(db: Database, materialId: number, wanted: MediaKind): Promise<Word[]> {
  const [kind, kindCode] = [numberOfKind(wanted), codeOfKind(wanted)];
  const { rows } = await sql<Word>`
    select known.id, others.n,
      ln(1 + whole.n::float8 / others.n) * case when doc.terms @> array[-known.id] then 2 else 1 end as weight
    from search.docs doc
    cross join lateral (select distinct unnest(doc.terms) as id) mine
    join search.counts known on known.id = mine.id and known.kind = ${kind}
    join lateral (select known.n - (doc.kind = known.kind)::int as n) others on others.n > 0
    join search.counts whole on whole.id = ${kindCode} and whole.kind = ${kind}
    -- Beyond these are the codes of filters.
    where mine.id between 1 and 999999999 and doc.material_id in (
      select ${materialId}::bigint
      union all select head_id from material_folds where material_id = ${materialId}
      union all select version_of from material_facts where id = ${materialId})
    order by others.n, known.id`.execute(db);
  return rows;
}

/** Documents that share most of these words, by weight. */
export async function readSharing(
  db: Database,
  words: readonly Word[],
  { filters, limit }: Omit<Wanted, 'lists'>,
): Promise<number[]> {
  if (words.length === 0) return [];
  const ids = words.map(({ id }) => id);
  const kind = numberOfKind(filters.kind);
  const shared = sql.join(
    words.map(({ id, weight }) => sql`case when doc.terms @> array[${id}::int] then ${weight}::float8 else 0 end`),
    sql` + `,
  );
  const { rows } = await sql<{ id: number }>`
    select doc.material_id as id
    from (
      select doc.* from search.lists list, unnest(list.ranks) listed (rank)
      join search.docs doc on doc.kind = ${kind} and doc.rank = listed.rank
      where list.kind = ${kind} and list.term = any(${ids}::int[])
      -- What came after the lists were made.
      union select * from search.docs doc where rank is null and terms && ${ids}::int[]
    ) doc
    where ${fits('doc', filters)}
    order by ${shared} desc, id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Documents of the same series. */
export async function readSeries(db: Database, groupId: number | null, filters: Filters): Promise<number[]> {
  if (groupId === null) return [];
  const { rows } = await sql<{ id: number }>`
    select m.id from material_facts m join search.docs doc on doc.material_id = m.id
    where m.group_id = ${groupId} and m.state = 'online' and ${fits('doc', filters)}`.execute(db);
  return rows.map((row) => row.id);
}

interface Likeness {
  id: number;
  /** Squared distance; null without a look. */
  distance: number | null;
  /** Sum of the weights of the shared words. */
  shared: number;
}

/** Distance of each material online from a layout, and the weight of the words that it shares. */
export async function compareWith(
  db: Database,
  ids: readonly number[],
  point: readonly number[] | undefined,
  words: readonly Word[],
): Promise<Likeness[]> {
  const distance = point ? sql`${distanceTo('entry', point)} + ${normOf(point)}::int` : sql`null::int`;
  const { rows } = await sql<Likeness>`
    select doc.material_id as id, ${distance} as distance, coalesce(found.shared, 0) as shared
    from search.docs doc
    join material_facts m on m.id = doc.material_id and m.state = 'online'
    left join look_entries entry on entry.material_id = doc.material_id
    left join lateral (
      select sum(word.weight) as shared from unnest(doc.terms) term (id)
      join unnest(${words.map(({ id }) => id)}::int[], ${words.map(({ weight }) => weight)}::float8[])
        word (id, weight) using (id)
    ) found on true
    where doc.material_id = any(${ids})`.execute(db);
  return rows;
}
