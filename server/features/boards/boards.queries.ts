import { type RawBuilder, sql } from 'kysely';
import type { BoardRole } from '#contract/domain/board.ts';
import type { Database } from '../../platform/database/database.ts';
import { linkHolds, mayBeOpenTo, roleOn } from './access.queries.ts';

const COVERS = 4;

export interface BoardRow {
  id: number;
  name: string;
  count: number;
  /** The newest materials on it, shown as its cover. */
  coverIds: number[];
  role: BoardRole;
  userId: number;
  owner: string;
  colleagues: number;
  shareKey: string | null;
  mayAnswer: boolean;
}

const columns = sql`
  b.id, b.name, b.user_id,
  (select nickname from user_facts where id = b.user_id) as owner,
  (select count(*) from board_people p join active_members a on a.user_id = p.user_id
    where p.board_id = b.id and a.customer_id = b.customer_id) as colleagues,
  l.key as share_key, coalesce(l.may_answer, false) as may_answer,
  (select count(*) from board_materials bm join material_facts m on m.id = bm.material_id
    where bm.board_id = b.id and m.state = 'online') as count,
  (select coalesce(json_agg(newest.material_id), '[]') from (
    select bm.material_id from board_materials bm join material_facts m on m.id = bm.material_id
    where bm.board_id = b.id and m.state = 'online'
    order by bm.added_at desc, bm.material_id desc limit ${COVERS}) newest) as cover_ids`;

async function readBoards(db: Database, userId: number, which: RawBuilder<unknown>): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select * from (
      select ${roleOn(userId)} as role, ${columns}
      from boards b left join board_links l on l.board_id = b.id and ${linkHolds}
      where ${which}) board
    where role is not null order by user_id = ${userId} desc, id desc`.execute(db);
  return rows;
}

/** Boards that somebody may open, their own first. */
export async function listBoards(db: Database, userId: number): Promise<BoardRow[]> {
  return await readBoards(db, userId, mayBeOpenTo(userId));
}

export async function findBoard(db: Database, userId: number, id: number): Promise<BoardRow | undefined> {
  return (await readBoards(db, userId, sql`b.id = ${id}`))[0];
}

/** Adds a board and returns its id; undefined when the person already has a board of that name. */
export async function insertBoard(db: Database, userId: number, name: string): Promise<number | undefined> {
  const row = await db
    .insertInto('boards')
    .values({ userId, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function countBoards(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from boards where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function renameBoard(db: Database, id: number, name: string): Promise<void> {
  await db.updateTable('boards').set({ name }).where('id', '=', id).execute();
}

export async function deleteBoard(db: Database, id: number): Promise<void> {
  await db.deleteFrom('boards').where('id', '=', id).execute();
}

/** Lets only one transaction at a time count and change what is on a board. */
export async function lockBoard(db: Database, id: number): Promise<void> {
  await sql`select 1 from boards where id = ${id} for no key update`.execute(db);
}
