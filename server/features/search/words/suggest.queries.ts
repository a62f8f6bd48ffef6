import { sql } from 'kysely';
import type { Language } from '#contract/domain/language.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { type Database, readPrepared } from '../../../platform/database/database.ts';

export interface Phrase {
  text: string;
  folded: string;
  language: Language;
  /** Empty for a phrase without Chinese. */
  pinyin: string;
  hot: boolean;
  /** How many materials of the wanted kind have the phrase. */
  n: number;
}

/** Picks the count of the wanted kind. */
const COUNT = `case $1 when 'video' then videos when 'photo' then photos when 'music' then music when 'effect' then effects
  else total end`;

/** Selects the most frequent phrases that match, as one part of a statement. */
function part(condition: string, most = 40): string {
  return `(select text, folded, language, pinyin, hot, ${COUNT} as n from search_phrases
    where ${condition} and (${COUNT} > 0 or hot) order by total desc limit ${most})`;
}

/** Matches columns that begin with `$2`; `$3` is the first text beyond those. */
function begins(column: string, letters: number): string {
  return letters < 3 ? `left(${column}, ${letters}) = $2` : `${column} ~>=~ $2 and ${column} ~<~ $3`;
}

/** Phrases that begin with the typed text, or whose pinyin or initials do. */
export async function phrasesFrom(
  db: Database,
  typed: { text: string; isPinyin: boolean },
  kind: MediaKind | undefined,
): Promise<Phrase[]> {
  const letters = Math.min(Array.from(typed.text).length, 3);
  const parts = [
    ...(typed.isPinyin ? [part(`pinyin <> '' and ${begins('pinyin', letters)}`)] : [part(begins('folded', letters))]),
    ...(typed.isPinyin && letters > 1 ? [part(`pinyin <> '' and initials ~>=~ $2 and initials ~<~ $3`)] : []),
  ];
  const text = parts.join(' union ');
  return await readPrepared<Phrase>(db, {
    name: `phrases from ${letters} letters${typed.isPinyin ? ' of pinyin' : ''}`,
    text,
    values: [kind ?? 'all', typed.text, ...(text.includes('$3') ? [after(typed.text)] : [])],
  });
}

/** A text that sorts after everything that begins with `text`. */
function after(text: string): string {
  return text + String.fromCodePoint(0x10_ff_ff);
}

/** Phrases that sound exactly like this. */
export async function phrasesSounding(db: Database, sound: string, kind: MediaKind | undefined): Promise<Phrase[]> {
  const text = part(`pinyin <> '' and sound = $2`);
  return await readPrepared<Phrase>(db, { name: 'phrases sounding', text, values: [kind ?? 'all', sound] });
}

/** Phrases that share one of these forms with letters left out. */
export async function phrasesNear(
  db: Database,
  misspelt: readonly string[],
  kind: MediaKind | undefined,
): Promise<Phrase[]> {
  const text = part('near && $2::text[]', 200);
  return await readPrepared<Phrase>(db, { name: 'phrases near', text, values: [kind ?? 'all', misspelt] });
}

/** Keys of the small pictures of these materials. */
export async function thumbnailsOf(db: Database, materialIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await readPrepared<{ materialId: number; key: string }>(db, {
    name: 'thumbnails of suggestions',
    text: 'select material_id, key from material_thumbnails where material_id = any($1::bigint[])',
    values: [materialIds],
  });
  return new Map(rows.map(({ materialId, key }) => [materialId, key]));
}

export interface Place {
  what: 'category' | 'topic' | 'shop';
  id: number;
  kind: MediaKind | null;
  nameZh: string;
  nameEn: string;
}

/** Matches `$1` anywhere in the Chinese name, or at the start of a word of the English one. */
const NAMED = (zh: string, en: string) =>
  `(strpos(lower(${zh}), $1) > 0 or strpos(' ' || lower(${en}), ' ' || $1) > 0)`;

/** Categories and topics by any word of their names, shops by the beginning of theirs. */
export async function placesNamed(db: Database, typed: string, kind: MediaKind | undefined): Promise<Place[]> {
  return await readPrepared<Place>(db, {
    name: 'places named',
    text: `
      (select 'category' as what, id, kind, name_zh, name_en from category_facts
        where ${NAMED('name_zh', 'name_en')} and (kind = $3 or $3 = 'all') order by position, id limit 3)
      union all
      (select 'topic', id, null, title_zh, title_en from topic_facts
        where published and ${NAMED('title_zh', 'title_en')} order by position, id limit 3)
      union all
      (select 'shop', id, null, name_zh, name_en from shop_facts
        where lower(name_zh) ~>=~ $1 and lower(name_zh) ~<~ $2 or lower(name_en) ~>=~ $1 and lower(name_en) ~<~ $2
        order by id limit 3)`,
    values: [typed, after(typed), kind ?? 'all'],
  });
}

export async function materialByCode(db: Database, code: string) {
  const { rows } = await sql<{ id: number; code: string; kind: MediaKind }>`
    select id, code, kind from material_facts where code = ${code} and state = 'online'`.execute(db);
  return rows[0];
}
