import { sql } from 'kysely';
import { MEDIA_KINDS } from '#contract/domain/media.ts';
import { type Database, readPrepared } from '../../../platform/database/database.ts';
import type { Document } from '../documents.ts';
import type { Words } from '../engine.ts';
import { codeOfKind } from './filter-codes.ts';

/** Lets only one transaction at a time write to the index. */
export async function writeAlone(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('search'))`.execute(db);
}

export async function readTerms(db: Database, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; term: string }>`
    select id, term from search_terms where term = any(${words}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.term, row.id]));
}

/** Inserts terms in order, so that two transactions that add the same words never deadlock. */
export async function addTerms(db: Database, words: readonly string[]): Promise<void> {
  await sql`
    insert into search_terms (term) select word from unnest(${words}::text[]) word order by word
    on conflict do nothing`.execute(db);
}

/** A document whose words, kind and filters are numbers. */
export interface NumberedDocument extends Pick<Document, 'id' | 'score' | 'seconds' | 'categoryId' | 'shopId'> {
  /** Its rank by score within its kind, for the lists of ranks; null for documents added after a rebuild. */
  rank: number | null;
  kind: number;
  traits: number;
  terms: number[];
}

export async function insertDocuments(db: Database, place: string, docs: readonly NumberedDocument[]): Promise<void> {
  const column = <Key extends keyof NumberedDocument>(key: Key) => docs.map((doc) => doc[key]);
  const terms = docs.map((doc) => `{${doc.terms.join(',')}}`);
  await sql`
    insert into ${sql.id(place, 'docs')}
      (rank, material_id, by_score, by_time, kind, traits, category_id, shop_id, terms)
    select rank, material_id, score * 4294967296 + material_id, seconds * 4294967296 + material_id,
      kind, traits, category_id, shop_id, terms::int[]
    from unnest(${column('rank')}::int[], ${column('id')}::bigint[], ${column('score')}::bigint[], ${column('seconds')}::bigint[],
        ${column('kind')}::smallint[], ${column('traits')}::bigint[], ${column('categoryId')}::int[],
        ${column('shopId')}::int[], ${terms}::text[])
      as doc (rank, material_id, score, seconds, kind, traits, category_id, shop_id, terms)`.execute(db);
}

/** Also adds documents to the tables of recent ones, if they are recent enough. */
export async function insertRecent(db: Database, place: string, ids: readonly number[]): Promise<void> {
  const columns = sql`material_id, by_score, by_time, kind, traits, category_id, shop_id, terms`;
  await sql`
    insert into ${sql.id(place, 'recent_0')} (${columns}) select ${columns} from ${sql.id(place, 'docs')}
    where material_id = any(${ids}) and by_time >= (select recent_floors[1] from ${sql.id(place, 'meta')})`.execute(db);
  await sql`
    insert into ${sql.id(place, 'recent_1')} (${columns}) select ${columns} from ${sql.id(place, 'docs')}
    where material_id = any(${ids}) and by_time < (select recent_floors[1] from ${sql.id(place, 'meta')})
      and by_time >= (select recent_floors[2] from ${sql.id(place, 'meta')})`.execute(db);
}

/**
 * Deletes documents and returns their terms, so that counts can be subtracted. Lists keep the ranks, which `gone`
 * marks.
 */
export async function deleteDocuments(db: Database, place: string, ids: readonly number[]) {
  for (const table of ['recent_0', 'recent_1'])
    await sql`delete from ${sql.id(place, table)} where material_id = any(${ids})`.execute(db);
  const { rows } = await sql<{ kind: number; terms: number[] }>`
    with deleted as (
      delete from ${sql.id(place, 'docs')} where material_id = any(${ids}) returning kind, rank, terms
    ), told as (
      update ${sql.id(place, 'gone')} known set ranks = intarray.sort(known.ranks || fresh.ranks)
      from (select kind, array_agg(rank) as ranks from deleted where rank is not null group by kind) fresh
      where fresh.kind = known.kind
    )
    select kind, terms from deleted`.execute(db);
  return rows;
}

export interface Count {
  id: number;
  kind: number;
  n: number;
}

export async function addCounts(db: Database, place: string, counts: readonly Count[]): Promise<void> {
  await sql`
    insert into ${sql.id(place, 'counts')} as known (id, kind, n)
    select * from unnest(${counts.map(({ id }) => id)}::int[], ${counts.map(({ kind }) => kind)}::smallint[],
      ${counts.map(({ n }) => n)}::int[])
    on conflict (id, kind) do update set n = known.n + excluded.n`.execute(db);
}

export async function noteChanges(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    insert into search_changes (material_id) select * from unnest(${ids}::bigint[]) on conflict do nothing`.execute(db);
}

/** Whether the index in use was made by a later release, whose nodes keep it up. */
export async function isOfLaterVersion(db: Database, version: number): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`select version from search.meta`.execute(db);
  return (rows[0]?.version ?? 0) > version;
}

export async function isEmptyBesideMaterials(db: Database, version: number): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    select (not exists (select from search.docs) or (select version from search.meta) < ${version})
      and exists (select from material_facts where state = 'online') as needed`.execute(db);
  return rows[0]?.needed ?? false;
}

const USED = {
  name: 'search-words-in-use',
  // The limit keeps the plan from reading all counts into a hash.
  text: `select term from search_terms t
    where term = any($1::text[]) and (select true from search.counts c where c.id = t.id and c.n > 0 limit 1)`,
};

/** Those of these words that some document has. */
export async function readUsed(db: Database, words: Words): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await readPrepared<{ term: string }>(db, { ...USED, values: [words] });
  return rows.map((row) => row.term);
}

/** Documents that have all words of one of the lists, in order of id, after the given one. */
export async function readSaying(db: Database, wordLists: readonly Words[], after: number, limit: number) {
  const saying = wordLists.map(
    (words) => sql`select said.* from (
        select array(select id from search_terms where term = any(${[...words]}::text[])) as terms
      ) member, search_saying(member.terms) said where cardinality(member.terms) = ${words.length}`,
  );
  const { rows } = await sql<{ materialId: number }>`
    select material_id from (${sql.join(saying, sql` union `)}) said (material_id) where material_id > ${after}
    order by material_id limit ${limit}`.execute(db);
  return rows.map((row) => row.materialId);
}

interface State {
  version: number;
  builtAt: Date | null;
  documents: number;
  bytes: number;
}

/** What the index in use is and has; null when it was never built. */
export async function readState(db: Database): Promise<State | null> {
  const { rows } = await sql<State>`
    select version, built_at, coalesce((select sum(n) from search.counts where id = any(${MEDIA_KINDS.map(codeOfKind)})), 0)
      ::float8 as documents,
      (select coalesce(sum(pg_total_relation_size(oid)), 0)::float8 from pg_class
        where relnamespace = 'search'::regnamespace and relkind = 'r') as bytes
    from search.meta`.execute(db);
  return rows[0] ?? null;
}

/** Removes all documents; call it in a transaction. */
export async function emptyIndex(db: Database): Promise<void> {
  await writeAlone(db);
  await sql`truncate search.docs, search.lists, search.counts, search.recent_0, search.recent_1`.execute(db);
  await sql`update search.gone set ranks = '{}'`.execute(db);
  await sql`update search.meta set version = 0, docs = 0`.execute(db);
}
