import { sql } from 'kysely';
import type { Language } from '#contract/domain/language.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface Counts {
  videos: number;
  photos: number;
  music: number;
  effects: number;
}

export interface PhraseRow extends Counts {
  language: Language;
  text: string;
  folded: string;
  pinyin: string;
  initials: string;
  sound: string;
  near: string[];
  hot: boolean;
}

/** A phrase as stored; `near` is derived from `folded`, so only its length is read back. */
export type CountedRow = Omit<PhraseRow, 'near'> & { id: number; forms: number };

const phraseRows = (rows: readonly PhraseRow[]) => sql`
  json_to_recordset(${JSON.stringify(rows)}) as p (language text, text text, folded text, pinyin text, initials text,
    sound text, near text[], hot boolean, videos int, photos int, music int, effects int)`;

/** Inserts in a fixed order, so that two transactions that count at once never deadlock. */
export async function addToPhrases(db: Database, rows: readonly PhraseRow[]): Promise<void> {
  await sql`
    insert into search_phrases as old (language, text, folded, pinyin, initials, sound, near, hot,
      videos, photos, music, effects)
    select language, text, folded, pinyin, initials, sound, near, hot, videos, photos, music, effects
    from ${phraseRows(rows)} order by language, folded
    on conflict (language, folded) do update set
      videos = old.videos + excluded.videos, photos = old.photos + excluded.photos,
      music = old.music + excluded.music, effects = old.effects + excluded.effects`.execute(db);
}

export async function takeFromPhrases(db: Database, rows: readonly PhraseRow[]): Promise<void> {
  await sql`
    update search_phrases old set
      videos = greatest(old.videos - p.videos, 0), photos = greatest(old.photos - p.photos, 0),
      music = greatest(old.music - p.music, 0), effects = greatest(old.effects - p.effects, 0)
    from ${phraseRows(rows)} where old.language = p.language and old.folded = p.folded`.execute(db);
}

export async function addMissingPhrases(db: Database, rows: readonly PhraseRow[]): Promise<void> {
  await sql`
    insert into search_phrases (language, text, folded, pinyin, initials, sound, near, hot,
      videos, photos, music, effects)
    select language, text, folded, pinyin, initials, sound, near, hot, videos, photos, music, effects
    from ${phraseRows(rows)} order by language, folded
    on conflict do nothing`.execute(db);
}

export async function setPhrases(db: Database, rows: readonly PhraseRow[]): Promise<void> {
  await sql`
    insert into search_phrases (language, text, folded, pinyin, initials, sound, near, hot,
      videos, photos, music, effects)
    select language, text, folded, pinyin, initials, sound, near, hot, videos, photos, music, effects
    from ${phraseRows(rows)} order by language, folded
    on conflict (language, folded) do update set
      text = excluded.text, pinyin = excluded.pinyin, initials = excluded.initials,
      sound = excluded.sound, near = excluded.near, hot = excluded.hot,
      videos = excluded.videos, photos = excluded.photos, music = excluded.music,
      effects = excluded.effects`.execute(db);
}

export async function readPhrases(db: Database): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select id, language, text, folded, pinyin, initials, sound, cardinality(near) as forms, hot,
      videos, photos, music, effects
    from search_phrases`.execute(db);
  return rows;
}

export async function deletePhrases(db: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from search_phrases where id = any(${ids}::bigint[])`.execute(db);
}

export interface KeywordsRow {
  id: number;
  kind: MediaKind;
  online: boolean;
  keywordsZh: string[];
  keywordsEn: string[];
}

export async function keywordsOf(db: Database, materialIds: readonly number[]): Promise<KeywordsRow[]> {
  const { rows } = await sql<KeywordsRow>`
    select id, kind, state = 'online' as online, keywords_zh, keywords_en
    from material_facts where id = any(${materialIds}::bigint[])`.execute(db);
  return rows;
}

/** Marks materials as counted and returns those that were not. */
export async function markCounted(db: Database, materialIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ materialId: number }>`
    insert into phrase_materials (material_id) select unnest(${materialIds}::bigint[]) order by 1
    on conflict do nothing returning material_id`.execute(db);
  return new Set(rows.map((row) => row.materialId));
}

/** Unmarks materials and returns those that were counted. */
export async function unmarkCounted(db: Database, materialIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ materialId: number }>`
    delete from phrase_materials where material_id = any(${materialIds}::bigint[]) returning material_id`.execute(db);
  return new Set(rows.map((row) => row.materialId));
}

interface KeywordCount {
  kind: MediaKind;
  language: Language;
  keyword: string;
  n: number;
}

/** How often materials online use each keyword, within a range of ids; the usual spelling first. */
export async function countKeywords(db: Database, after: number, upTo: number): Promise<KeywordCount[]> {
  const { rows } = await sql<KeywordCount>`
    select kind, language, keyword, count(*)::int as n
    from material_facts
    cross join lateral (
      select 'zh' as language, unnest(keywords_zh) as keyword union all select 'en', unnest(keywords_en)
    ) used
    where id > ${after} and id <= ${upTo} and state = 'online'
    group by kind, language, keyword order by n desc, keyword`.execute(db);
  return rows;
}

export async function markRange(db: Database, after: number, upTo: number): Promise<void> {
  await sql`
    with unmarked as (
      delete from phrase_materials p using material_facts m
      where m.id = p.material_id and m.state <> 'online' and m.id > ${after} and m.id <= ${upTo}
    )
    insert into phrase_materials (material_id)
    select id from material_facts where id > ${after} and id <= ${upTo} and state = 'online'
    on conflict do nothing`.execute(db);
}

export async function lastMaterialId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from material_facts`.execute(db);
  return rows[0]?.id ?? 0;
}
