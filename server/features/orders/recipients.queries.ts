import type { Language } from '#contract/domain/language.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface Told {
  email: string | null;
  mobile: string | null;
  nickname: string;
  language: Language;
}

export async function findBuyer(db: Database, userId: number): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select email, mobile, nickname, language from user_facts where id = ${userId} and disabled_at is null`.execute(db);
  return rows[0];
}

/** Staff who hold one of these roles and have an email address. */
export async function listStaff(db: Database, roles: readonly StaffRole[]): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select email, mobile, nickname, language from user_facts
    where roles && ${[...roles]}::text[] and disabled_at is null and email is not null
    order by id`.execute(db);
  return rows;
}
