import { type Database, readPrepared } from '../../../platform/database/database.ts';

// The limit keeps the plan from reading all counts into a hash.
const IN_USE = {
  name: 'search-words-in-use',
  text: `select term from search_terms t
    where term = any($1::text[]) and (select true from search.counts c where c.id = t.id and c.n > 0 limit 1)
    union all
    select folded from search_phrases where folded = any($2::text[]) and total > 0`,
};

/** Those of these words and phrases that some material has, of whatever kind. */
export async function inUse(db: Database, words: readonly string[], phrases: readonly string[]): Promise<Set<string>> {
  const rows = await readPrepared<{ term: string }>(db, { ...IN_USE, values: [words, phrases] });
  return new Set(rows.map((row) => row.term));
}

const SAYING = {
  name: 'search-saying-together',
  text: `select id from material_facts
    where id = any($1::bigint[])
      and strpos(concat_ws(E'\\n', owner_title, title_zh, place_zh, array_to_string(keywords_zh, E'\\n')), $2) > 0
    limit 1`,
};

/** Whether one of these materials has exactly this Chinese text in its title, place or keywords. */
export async function isSaid(db: Database, materialIds: readonly number[], text: string): Promise<boolean> {
  const rows = await readPrepared<{ id: number }>(db, { ...SAYING, values: [materialIds, text] });
  return rows.length > 0;
}
