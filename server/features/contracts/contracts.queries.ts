import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { SALE_ENDS } from './sale-ends.ts';

export interface Terms {
  videos: boolean;
  photos: boolean;
  ended: boolean;
}

interface TermsRow extends Terms {
  id: number;
  reason: string;
  by: string | null;
  at: Date;
}

/** Newest first. */
export async function listTerms(db: Database, userId: number): Promise<TermsRow[]> {
  const { rows } = await sql<TermsRow>`
    select c.id, c.videos, c.photos, c.ended, c.reason, u.nickname as by, c.at
    from contract_terms c left join user_facts u on u.id = c.set_by
    where c.user_id = ${userId} order by c.id desc`.execute(db);
  return rows;
}

export async function insertTerms(
  db: Database,
  { userId, videos, photos, ended, reason }: Terms & { userId: number; reason: string },
  setBy: number,
): Promise<number> {
  const { id } = await db
    .insertInto('contractTerms')
    .values({ userId, videos, photos, ended, reason, setBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function hasEnded(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql`select from ended_contracts where user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

export async function listOnlineOf(db: Database, ownerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from material_facts where owner_id = ${ownerId} and state = 'online' order by id`.execute(db);
  return rows.map(({ id }) => id);
}

const endedBefore = (days: number) => sql<{ userId: number }>`
  select user_id from ended_contracts where at <= clock_now() - make_interval(days => ${days})`;

/** Photographers whose contract ended at least so many days ago. */
export async function listEnded(db: Database, days: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`${endedBefore(days)} order by user_id`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Whether somebody is one of them. */
export async function wasEnded(db: Database, userId: number, days: number): Promise<boolean> {
  const { rows } = await sql`${endedBefore(days)} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** Whether somebody's contract has ended, or they rejected the agreement. */
export async function mayNotSell(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from ended_contracts where user_id = ${userId}
    union all select from agreement_refusers where user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** Works that went off sale with their owner's contract and are still there. */
export async function listEndedSales(db: Database, ownerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from material_facts m cross join lateral (
      select e.reason from audit_facts e
      where e.subject = 'material:' || m.id and e.after ->> 'state' is not null order by e.id desc limit 1
    ) last
    where m.owner_id = ${ownerId} and m.state = 'offline' and last.reason = any(${Object.values(SALE_ENDS)})
    order by m.id`.execute(db);
  return rows.map(({ id }) => id);
}
