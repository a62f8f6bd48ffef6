import { sql } from 'kysely';
import type { SkuKind } from '#contract/domain/project.ts';
import type { Database } from '../../platform/database/database.ts';
import { mayRead } from '../accounts/accounts.ts';

/** Notes which licence of a package a line is. */
export async function noteTaking(db: Database, taking: { lineId: number; poolId: number; place: number }) {
  await db.insertInto('packageTakings').values(taking).execute();
}

export async function findContact(db: Database, userId: number): Promise<string> {
  const { rows } = await sql<{ contact: string }>`
    select coalesce(email, mobile, '') as contact from user_facts where id = ${userId}`.execute(db);
  return rows[0]?.contact ?? '';
}

interface TakingRow {
  orderId: number;
  number: string;
  kind: SkuKind;
  by: string;
  takenAt: Date;
  code: string;
  titleZh: string;
  titleEn: string;
}

interface Page {
  productOrderId: number;
  userId: number;
  pageNo: number;
  pageSize: number;
}

/** What was taken from a package, newest first; undefined for who may not read it. */
export async function listTakings(db: Database, { productOrderId, userId, pageNo, pageSize }: Page) {
  const found = await sql<{ poolId: number; total: number }>`
    select pool.id as pool_id, pool.used as total
    from product_order_facts o join package_pool_facts pool on pool.product_order_id = o.id
    where o.id = ${productOrderId} and ${mayRead(userId, 'o')}`.execute(db);
  const pool = found.rows[0];
  if (!pool) return undefined;
  const { rows } = await sql<TakingRow>`
    select o.id as order_id, o.number, m.kind, u.nickname as by, o.created_at as taken_at, m.code, m.title_zh, m.title_en
    from package_takings t
    join order_line_facts l on l.id = t.line_id
    join order_facts o on o.id = l.order_id
    join material_facts m on m.id = l.material_id
    join user_facts u on u.id = o.buyer_id
    where t.pool_id = ${pool.poolId}
    order by t.place desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: pool.total, rows };
}
