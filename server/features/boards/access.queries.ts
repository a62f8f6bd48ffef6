import { type RawBuilder, sql } from 'kysely';
import type { BoardRole } from '#contract/domain/board.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * What somebody may do on a board `b`; null: for them there is no such board. A board that is shared with colleagues
 * belongs to the company: who leaves it, its maker included, loses it from the next request on, and its administrators
 * manage it.
 */
export function roleOn(userId: number | RawBuilder<number>): RawBuilder<BoardRole | null> {
  return sql`case when b.customer_id is null then case when b.user_id = ${userId} then 'manage' end else (
    select case when b.user_id = a.user_id or a.role = 'admin' then 'manage' else (
      select p.role from board_people p where p.board_id = b.id and p.user_id = a.user_id) end
    from active_members a where a.user_id = ${userId} and a.customer_id = b.customer_id) end`;
}

/** SQL condition on a board `b` that is true of every board that somebody may open, and of few others. */
export function mayBeOpenTo(userId: number): RawBuilder<boolean> {
  return sql`(b.user_id = ${userId}
    or b.id in (select p.board_id from board_people p where p.user_id = ${userId})
    or b.customer_id = (select a.customer_id from active_members a where a.user_id = ${userId} and a.role = 'admin'))`;
}

/**
 * SQL condition on a link `l` of a board `b`: who made it may still log in and manages the board, and is still in the
 * company for which they made it.
 */
export const linkHolds = sql<boolean>`(
  exists (select from user_facts u where u.id = l.made_by and u.disabled_at is null)
  and ${roleOn(sql.ref('l.made_by'))} = 'manage'
  and (l.customer_id is null or exists (
    select from active_members a where a.user_id = l.made_by and a.customer_id = l.customer_id)))`;

export async function readRole(db: Database, userId: number, boardId: number): Promise<BoardRole | undefined> {
  const { rows } = await sql<{ role: BoardRole | null }>`
    select ${roleOn(userId)} as role from boards b where b.id = ${boardId}`.execute(db);
  return rows[0]?.role ?? undefined;
}

/** Ids of everybody who may open a board now. */
export async function readersOf(db: Database, boardId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from boards b
    join user_facts u on u.id = b.user_id or u.id in (select p.user_id from board_people p where p.board_id = b.id)
    where b.id = ${boardId} and u.disabled_at is null and ${roleOn(sql.ref('u.id'))} is not null
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}
