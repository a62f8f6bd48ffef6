import { type Database, readPrepared } from '../../../platform/database/database.ts';

const IN_USE = {
  name: 'search-phrases-in-use',
  text: `select folded from search_phrases where folded = any($1::text[]) and total > 0`,
};

/** Those of these phrases that some material has, of whatever kind. */
export async function phrasesInUse(db: Database, phrases: readonly string[]): Promise<string[]> {
  const rows = await readPrepared<{ folded: string }>(db, { ...IN_USE, values: [phrases] });
  return rows.map((row) => row.folded);
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
