import { sql } from 'kysely';
import type { ContestOrder } from '#contract/domain/discovery.ts';
import type { Database } from '../../platform/database/database.ts';

interface ContestRow {
  id: number;
  slug: string;
  titleZh: string;
  titleEn: string;
  summaryZh: string;
  summaryEn: string;
  opensAt: Date;
  closesAt: Date;
  open: boolean;
}

const columns = sql`id, slug, title_zh, title_en, summary_zh, summary_en, opens_at, closes_at,
  opens_at <= clock_now() and clock_now() < closes_at as open`;

const ORDERS: Record<ContestOrder, ReturnType<typeof sql>> = {
  // Contests that are over come last, the latest first.
  closing: sql`closes_at <= clock_now(), abs(extract(epoch from closes_at - clock_now())), id`,
  newest: sql`opens_at desc, id desc`,
};

interface Wanted {
  orderBy: ContestOrder;
  pageNo: number;
  pageSize: number;
}

export async function listContests(db: Database, { orderBy, pageNo, pageSize }: Wanted): Promise<ContestRow[]> {
  const { rows } = await sql<ContestRow>`
    select ${columns} from contests where published
    order by ${ORDERS[orderBy]} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return rows;
}

export async function countContests(db: Database): Promise<{ total: number; open: number }> {
  const { rows } = await sql<{ total: number; open: number }>`
    select count(*) as total,
      count(*) filter (where opens_at <= clock_now() and clock_now() < closes_at) as open
    from contests where published`.execute(db);
  return rows[0] ?? { total: 0, open: 0 };
}

/** Contests that are open or will open, by closing time. */
export async function contestsToCome(db: Database, count: number): Promise<ContestRow[]> {
  const { rows } = await sql<ContestRow>`
    select ${columns} from contests where published and closes_at > clock_now()
    order by closes_at, id limit ${count}`.execute(db);
  return rows;
}

export async function findContest(db: Database, id: number): Promise<ContestRow | undefined> {
  const { rows } = await sql<ContestRow>`select ${columns} from contests where published and id = ${id}`.execute(db);
  return rows[0];
}

/** Whether visitors find a contest by this name. */
export async function isContestShown(db: Database, slug: string): Promise<boolean> {
  const { rows } = await sql`select from contests where published and slug = ${slug}`.execute(db);
  return rows.length > 0;
}
