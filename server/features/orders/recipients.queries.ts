import type { Language } from '#contract/domain/language.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { mayRead } from '../accounts/accounts.ts';

export interface Told {
  email: string | null;
  mobile: string | null;
  nickname: string;
  language: Language;
}

/** The buyer of an order, for as long as they may read it. */
export async function findBuyer(db: Database, orderId: number): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select u.email, u.mobile, u.nickname, u.language
    from orders o join user_facts u on u.id = o.buyer_id and u.disabled_at is null
    where o.id = ${orderId} and ${mayRead(sql.ref('o.buyer_id'), 'o')}`.execute(db);
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
