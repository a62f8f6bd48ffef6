import { sql } from 'kysely';
import type { Decision, DecisionFilter } from '#contract/domain/board.ts';
import type { Lasting, MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

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

export async function countOnSale(db: Database, boardId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from board_materials bm join material_facts m on m.id = bm.material_id
    where bm.board_id = ${boardId} and m.state = 'online'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function deleteFromBoard(db: Database, boardId: number, materialIds: readonly number[]): Promise<void> {
  await db.deleteFrom('boardMaterials').where('boardId', '=', boardId).where('materialId', 'in', materialIds).execute();
}

export interface WorkRow extends Lasting {
  id: number;
  decision: Decision | null;
  decidedBy: string | null;
  comments: number;
}

interface Wanted {
  pageNo: number;
  pageSize: number;
  decision?: DecisionFilter | undefined;
}

/** Works on a board that are on sale, newest first, and how many there are. */
export async function pageOfBoard(db: Database, boardId: number, { decision, pageNo, pageSize }: Wanted) {
  const wanted =
    decision === undefined
      ? sql`true`
      : decision === 'open'
        ? sql`bm.decision is null`
        : sql`bm.decision = ${decision}`;
  const found = sql`
    from board_materials bm join material_facts m on m.id = bm.material_id
    where bm.board_id = ${boardId} and m.state = 'online' and ${wanted}`;
  const { rows } = await sql<WorkRow>`
    select m.id, m.kind, m.duration_ms, bm.decision, bm.decided_by,
      (select count(*) from board_comments c where c.board_id = bm.board_id and c.material_id = m.id) as comments
    ${found} order by bm.added_at desc, m.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

interface BoardWork {
  id: number;
  code: string;
  kind: MediaKind;
  titleZh: string;
  titleEn: string;
}

/** Everything on a board, on sale or not, newest first. */
export async function worksOfBoard(db: Database, boardId: number, decidedOnly: boolean): Promise<BoardWork[]> {
  const { rows } = await sql<BoardWork>`
    select m.id, m.code, m.kind, m.title_zh, m.title_en
    from board_materials bm join material_facts m on m.id = bm.material_id
    where bm.board_id = ${boardId} and (not ${decidedOnly} or bm.decision = 'decided')
    order by bm.added_at desc, m.id desc`.execute(db);
  return rows;
}

/** False when the work is not on the board. */
export async function setDecision(
  db: Database,
  { boardId, materialId }: { boardId: number; materialId: number },
  { decision, name }: { decision: Decision | null; name: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('boardMaterials')
    .set({ decision, decidedBy: decision === null ? null : name })
    .where('boardId', '=', boardId)
    .where('materialId', '=', materialId)
    .returning('boardId')
    .execute();
  return changed.length === 1;
}
