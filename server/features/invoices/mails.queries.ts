import { sql } from 'kysely';
import type { Language } from '#contract/domain/language.ts';
import type { Database } from '../../platform/database/database.ts';

export async function findLanguage(db: Database, userId: number): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`select language from user_facts where id = ${userId}`.execute(db);
  return rows[0]?.language ?? 'zh';
}
