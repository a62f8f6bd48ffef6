import { sql } from 'kysely';
import type { PriceKind } from '#contract/domain/prices.ts';
import type { Database } from '../../platform/database/database.ts';

export interface PlanRow {
  id: number;
  nameZh: string;
  nameEn: string;
  days: number;
  percent: number;
  priceFen: number;
  kinds: PriceKind[];
  version: number;
  withdrawnAt: Date | null;
}

const COLUMNS = sql`id, name_zh, name_en, days, percent, price_fen, kinds, version, withdrawn_at`;

/** Plans on sale, cheapest first. */
export async function listPlans(db: Database): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select ${COLUMNS} from membership_plans where withdrawn_at is null order by price_fen, id`.execute(db);
  return rows;
}

export async function findPlan(db: Database, id: number): Promise<PlanRow | undefined> {
  const { rows } = await sql<PlanRow>`select ${COLUMNS} from membership_plans where id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a plan against changes until the transaction ends, so that it is bought as it was read. */
export async function lockPlan(db: Database, id: number, strength: 'share' | 'update'): Promise<PlanRow | undefined> {
  const { rows } = await sql<PlanRow>`
    select ${COLUMNS} from membership_plans where id = ${id}
    for ${strength === 'share' ? sql`share` : sql`update`}`.execute(db);
  return rows[0];
}
