import { sql } from 'kysely';
import type { ApprovalState } from '#contract/domain/order.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LockedOrder } from './state.queries.ts';

interface ApprovalChange {
  id: number;
  from: ApprovalState;
  to: ApprovalState;
  by: number | null;
  words: string;
}

/** False when the order is not in the state that the caller expected. */
export async function updateApproval(db: Database, { id, from, to, by, words }: ApprovalChange): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders set approval = ${to}, approval_by = ${by}, approval_words = ${words}, updated_at = clock_now(),
      approval_asked_at = case when ${to} = 'waiting' then clock_now() else approval_asked_at end,
      approval_reminded_at = case when ${to} = 'waiting' then null else approval_reminded_at end
    where id = ${id} and state = 'quoted' and approval = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

export type WaitingOrder = Pick<LockedOrder, 'id' | 'number' | 'kind' | 'buyerId' | 'customerId' | 'totalFen'>;

/** Marks one order that has waited for a day as reminded. */
export async function takeWaiting(db: Database): Promise<WaitingOrder | undefined> {
  const { rows } = await sql<WaitingOrder>`
    update orders set approval_reminded_at = clock_now()
    where id = (
      select id from orders
      where approval = 'waiting' and state = 'quoted' and approval_reminded_at is null
        and approval_asked_at < clock_now() - interval '1 day'
      order by approval_asked_at limit 1 for update skip locked
    )
    returning id, number, kind, buyer_id, customer_id, total_fen`.execute(db);
  return rows[0];
}

/** How colleagues know a buyer. */
export async function findName(db: Database, userId: number): Promise<string> {
  const { rows } = await sql<{ nickname: string }>`select nickname from user_facts where id = ${userId}`.execute(db);
  return rows[0]?.nickname ?? '';
}
