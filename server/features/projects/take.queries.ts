import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ProjectRow } from './projects.queries.ts';

/** The running project of a SKU, if this person works on it. */
export async function findTakingProject(db: Database, skuId: number, userId: number) {
  const { rows } = await sql<ProjectRow & { contact: string }>`
    select pr.id as project_id, pr.customer_id, pr.name, pr.brand, pr.end_client, pr.status, pr.words,
      coalesce(me.email, me.mobile, '') as contact
    from project_skus s
    join projects pr on pr.id = s.project_id
    join project_people p on p.project_id = pr.id and p.user_id = ${userId}
    join company_people me on me.user_id = p.user_id
    where s.id = ${skuId}`.execute(db);
  return rows[0];
}

/** Notes which lines were taken and counts them; the constraint on `used` never lets them be too many. */
export async function noteTaken(db: Database, skuId: number, lineIds: readonly number[]): Promise<void> {
  await db
    .insertInto('projectTakings')
    .values(lineIds.map((lineId) => ({ lineId, skuId })))
    .execute();
  await sql`update project_skus set used = used + ${lineIds.length} where id = ${skuId}`.execute(db);
}

/** False when somebody was told before. */
export async function markLow(db: Database, skuId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update project_skus set low_told_at = clock_now() where id = ${skuId} and low_told_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export interface TakingRow {
  orderId: number;
  number: string;
  by: string;
  takenAt: Date;
  count: number;
  totalFen: number;
  skuId: number;
}

/** What was taken from a project, newest first. */
export async function listTakings(
  db: Database,
  projectId: number,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ total: number; rows: TakingRow[] }> {
  const counted = await sql<{ total: number }>`
    select count(*) as total from order_facts where project_id = ${projectId}`.execute(db);
  const { rows } = await sql<TakingRow>`
    select o.id as order_id, o.number, u.nickname as by, o.created_at as taken_at, o.total_fen, taken.*
    from order_facts o
    join user_facts u on u.id = o.buyer_id
    join lateral (
      select count(*) as count, min(t.sku_id) as sku_id
      from order_line_facts l join project_takings t on t.line_id = l.id where l.order_id = o.id
    ) taken on true
    where o.project_id = ${projectId}
    order by o.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}
