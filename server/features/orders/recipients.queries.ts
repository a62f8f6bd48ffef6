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

/** The buyer of an order, for as long as they may read it; afterwards the administrators of the company. */
export async function listBuyers(db: Database, orderId: number): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with wanted as (select o.*, ${mayRead(sql.ref('o.buyer_id'), 'o')} as with_buyer from orders o where o.id = ${orderId})
    select u.email, u.mobile, u.nickname, u.language
    from wanted o cross join lateral unnest(case when o.with_buyer then array[o.buyer_id] else array(
      select user_id from active_members where customer_id = o.customer_id and role = 'admin') end) as told (user_id)
    join user_facts u on u.id = told.user_id and u.disabled_at is null
    order by u.id`.execute(db);
  return rows;
}

/** Staff who hold one of these roles and have an email address. */
export async function listStaff(db: Database, roles: readonly StaffRole[]): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select email, mobile, nickname, language from user_facts
    where roles && ${[...roles]}::text[] and disabled_at is null and email is not null
    order by id`.execute(db);
  return rows;
}
