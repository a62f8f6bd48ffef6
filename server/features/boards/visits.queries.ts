import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Looks that follow each other sooner are one visit, during which what was new at its beginning stays new. */
const VISIT = sql`interval '1 hour'`;

/** Notes that somebody has a board before them now. */
export async function markSeen(db: Database, boardId: number, userId: number): Promise<void> {
  await sql`
    insert into board_visits as v (board_id, user_id, seen_at) values (${boardId}, ${userId}, clock_now())
    on conflict (board_id, user_id) do update set seen_at = excluded.seen_at,
      new_since = case when v.seen_at > excluded.seen_at - ${VISIT} then v.new_since else v.seen_at end`.execute(db);
}

/** Since when works on a board `b` are new to whoever has not opened it since their last look at `v`. */
export const unseenSince = sql`coalesce(v.seen_at, b.created_at)`;

/** The same for whoever has it open: since the look before this visit. */
export const newSince = sql`coalesce(
  case when v.seen_at > clock_now() - ${VISIT} then v.new_since else v.seen_at end, b.created_at)`;
