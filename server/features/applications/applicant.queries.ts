import { sql } from 'kysely';
import type { Language } from '#contract/domain/language.ts';
import type { Database } from '../../platform/database/database.ts';

interface Applicant {
  email: string | null;
  mobile: string | null;
  language: Language;
  dueAt: Date | null;
}

/** Whom to write to about an application, and until when the office decides. */
export async function readApplicant(db: Database, id: number): Promise<Applicant> {
  const { rows } = await sql<Applicant>`
    select u.email, u.mobile, u.language, a.due_at
    from applications a join user_facts u on u.id = a.user_id where a.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`application ${id} is gone`);
  return row;
}
