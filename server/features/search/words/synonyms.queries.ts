import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface SynonymRow {
  id: number;
  words: string[];
  version: number;
  indexed: boolean;
}

/** All groups: a few hundred, read at most once a second. */
export async function readGroups(db: Database): Promise<SynonymRow[]> {
  return await db.selectFrom('synonyms').select(['id', 'words', 'version', 'indexed']).orderBy('id').execute();
}

export async function readGroup(db: Database, id: number): Promise<SynonymRow | undefined> {
  return await db
    .selectFrom('synonyms')
    .select(['id', 'words', 'version', 'indexed'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertGroup(db: Database, words: readonly string[]): Promise<number> {
  const { id } = await db
    .insertInto('synonyms')
    .values({ words: [...words] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when somebody else has changed the group since. */
export async function updateGroup(
  db: Database,
  { id, version, words }: { id: number; version: number; words: readonly string[] },
): Promise<boolean> {
  const changed = await db
    .updateTable('synonyms')
    .set({ words: [...words], version: version + 1, indexed: false, updatedAt: sql`clock_now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return changed.length === 1;
}

export async function deleteGroup(db: Database, id: number, version: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('synonyms')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return gone.length === 1;
}

/** Stores the group's normalised words; false when another group has one of them. */
export async function claimWords(db: Database, id: number, words: readonly string[]): Promise<boolean> {
  await db.deleteFrom('synonymWords').where('synonymId', '=', id).execute();
  const { rows } = await sql`
    insert into synonym_words (word, synonym_id) select word, ${id} from unnest(${words}::text[]) word
    on conflict do nothing returning word`.execute(db);
  return rows.length === words.length;
}

export async function markIndexed(db: Database, id: number, version: number): Promise<void> {
  await db.updateTable('synonyms').set({ indexed: true }).where('id', '=', id).where('version', '=', version).execute();
}
