import { sql } from 'kysely';
import type { Lasting } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

/** Undefined when the work is not on the board. */
export async function findWork(db: Database, boardId: number, materialId: number): Promise<Lasting | undefined> {
  const { rows } = await sql<Lasting>`
    select m.kind, m.duration_ms from board_materials bm join material_facts m on m.id = bm.material_id
    where bm.board_id = ${boardId} and bm.material_id = ${materialId}`.execute(db);
  return rows[0];
}

interface NewComment {
  boardId: number;
  materialId: number;
  second: number | null;
  text: string;
}

/** Who says it: a member, or a client by the name that they typed. */
type Author = { userId: number } | { guestName: string; guestHash: string };

/** The work must be on the board. */
export async function insertComment(
  db: Database,
  { boardId, materialId, second, text }: NewComment,
  author: Author,
): Promise<number> {
  const [userId, name, hash] =
    'userId' in author ? [author.userId, null, null] : [null, author.guestName, author.guestHash];
  const { rows } = await sql<{ id: number }>`
    insert into board_comments (board_id, material_id, second, text, user_id, guest_name, guest_hash)
    values (${boardId}, ${materialId}, ${second}, ${text}, ${userId}, ${name}, ${hash})
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function countComments(db: Database, boardId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from board_comments where board_id = ${boardId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface CommentRow {
  id: number;
  userId: number | null;
  author: string;
  guestHash: string | null;
  second: number | null;
  text: string;
  createdAt: Date;
}

export async function listComments(db: Database, boardId: number, materialId: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select c.id, c.user_id, coalesce(c.guest_name, u.nickname) as author, c.guest_hash, c.second, c.text, c.created_at
    from board_comments c left join user_facts u on u.id = c.user_id
    where c.board_id = ${boardId} and c.material_id = ${materialId}
    order by c.id`.execute(db);
  return rows;
}

export async function findComment(db: Database, id: number) {
  return await db
    .selectFrom('boardComments')
    .select(['boardId', 'userId', 'guestHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteComment(db: Database, id: number): Promise<void> {
  await db.deleteFrom('boardComments').where('id', '=', id).execute();
}

/** Notes that these people are told of comments, and returns those who have looked since they were told last. */
export async function markTold(db: Database, boardId: number, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    insert into board_visits as v (board_id, user_id, told_at)
    select ${boardId}, one, clock_now() from unnest(${userIds}::bigint[]) as one
    on conflict (board_id, user_id) do update set told_at = excluded.told_at
      where v.told_at is null or v.told_at < v.seen_at
    returning user_id`.execute(db);
  return rows.map(({ userId }) => userId);
}
