import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

const COVERS = 4;

interface BoardRow {
  id: number;
  name: string;
  shareKey: string | null;
  count: number;
  /** The newest materials on it, shown as its cover. */
  coverIds: number[];
}

const columns = sql`
  b.id, b.name, b.share_key,
  (select count(*) from board_materials bm join material_facts m on m.id = bm.material_id
    where bm.board_id = b.id and m.state = 'online') as count,
  (select coalesce(json_agg(newest.material_id), '[]') from (
    select bm.material_id from board_materials bm join material_facts m on m.id = bm.material_id
    where bm.board_id = b.id and m.state = 'online'
    order by bm.added_at desc, bm.material_id desc limit ${COVERS}) newest) as cover_ids`;

export async function listBoards(db: Database, userId: number): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select ${columns} from boards b where b.user_id = ${userId} order by b.id desc`.execute(db);
  return rows;
}

export async function findBoard(db: Database, userId: number, id: number): Promise<BoardRow | undefined> {
  const { rows } = await sql<BoardRow>`
    select ${columns} from boards b where b.user_id = ${userId} and b.id = ${id}`.execute(db);
  return rows[0];
}

/** Adds a board and returns its id; undefined when the person already has a board of that name. */
export async function insertBoard(db: Database, userId: number, name: string): Promise<number | undefined> {
  const row = await db
    .insertInto('boards')
    .values({ userId, name })
    .onConflict((conflict) => conflict.columns(['userId', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function countBoards(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from boards where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface OwnBoard {
  userId: number;
  id: number;
}

export async function renameBoard(db: Database, { userId, id }: OwnBoard, name: string): Promise<boolean> {
  const changed = await db
    .updateTable('boards')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .execute();
  return changed.length === 1;
}

export async function deleteBoard(db: Database, { userId, id }: OwnBoard): Promise<boolean> {
  const deleted = await db
    .deleteFrom('boards')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .execute();
  return deleted.length === 1;
}

/** Gives the board a key unless it has one, or takes the key away; undefined when the board is not theirs. */
export async function setShareKey(db: Database, { userId, id }: OwnBoard, key: string | null) {
  return await db
    .updateTable('boards')
    .set({ shareKey: key === null ? null : sql<string>`coalesce(share_key, ${key})` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('shareKey')
    .executeTakeFirst();
}

export async function insertOnBoard(db: Database, boardId: number, materialIds: readonly number[]): Promise<void> {
  await db
    .insertInto('boardMaterials')
    .values(materialIds.map((materialId) => ({ boardId, materialId })))
    .onConflict((conflict) => conflict.columns(['boardId', 'materialId']).doNothing())
    .execute();
}

export async function countOnBoard(db: Database, boardId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from board_materials where board_id = ${boardId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function deleteFromBoard(db: Database, boardId: number, materialIds: readonly number[]): Promise<void> {
  await db.deleteFrom('boardMaterials').where('boardId', '=', boardId).where('materialId', 'in', materialIds).execute();
}

export async function pageOfBoard(db: Database, boardId: number, page: { pageNo: number; pageSize: number }) {
  const { rows } = await sql<{ id: number }>`
    select m.id from board_materials bm join material_facts m on m.id = bm.material_id
    where bm.board_id = ${boardId} and m.state = 'online'
    order by bm.added_at desc, m.id desc limit ${page.pageSize} offset ${(page.pageNo - 1) * page.pageSize}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The board behind a key, as long as its owner is not disabled. */
export async function findSharedBoard(db: Database, key: string) {
  const { rows } = await sql<BoardRow & { owner: string }>`
    select ${columns}, u.nickname as owner
    from boards b join user_facts u on u.id = b.user_id
    where b.share_key = ${key} and u.disabled_at is null`.execute(db);
  return rows[0];
}
