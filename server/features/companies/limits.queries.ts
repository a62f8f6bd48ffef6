import { sql } from 'kysely';
import type { LimitKind } from '#contract/domain/company.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * What a member has committed the company to: orders to be paid and paid ones, in the time that the limit is for. What
 * they took from projects or packages was agreed on or paid before.
 */
const USED = sql`(
  select coalesce(sum(o.total_fen), 0)::bigint from order_facts o
  where o.buyer_id = l.user_id and o.customer_id = l.customer_id and o.state in ('quoted', 'paid', 'confirmed')
    and o.project_id is null and o.pool_id is null
    and case l.kind when 'fixed' then o.created_at >= l.since
      else day_in_china(o.created_at) >= date_trunc('month', day_in_china(clock_now())) end)`;

export interface LimitRow {
  userId: number;
  kind: LimitKind;
  limitFen: number;
  usedFen: number;
}

export async function listLimits(db: Database, customerId: number): Promise<LimitRow[]> {
  const { rows } = await sql<LimitRow>`
    select l.user_id, l.kind, l.limit_fen, ${USED} as used_fen
    from member_limits l where l.customer_id = ${customerId}`.execute(db);
  return rows;
}

interface Member {
  userId: number;
  customerId: number;
}

export async function saveLimit(db: Database, limit: Member & { kind: LimitKind; limitFen: number }): Promise<void> {
  await sql`
    insert into member_limits (user_id, customer_id, kind, limit_fen)
    values (${limit.userId}, ${limit.customerId}, ${limit.kind}, ${limit.limitFen})
    on conflict (user_id) do update set customer_id = excluded.customer_id, kind = excluded.kind,
      limit_fen = excluded.limit_fen, since = clock_now()`.execute(db);
}

export async function deleteLimit(db: Database, { userId }: Pick<Member, 'userId'>): Promise<void> {
  await db.deleteFrom('memberLimits').where('userId', '=', userId).execute();
}

export async function saveApproveAbove(db: Database, customerId: number, fen: number | null): Promise<void> {
  await db.updateTable('customers').set({ approveAboveFen: fen }).where('id', '=', customerId).execute();
}

/** Whether an amount that a member has just committed to, which counts already, is for a colleague to approve. */
export async function isAbove(db: Database, { userId, customerId }: Member, totalFen: number): Promise<boolean> {
  // One order of a member after the other, so that two at once cannot both fit under the limit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`limit:${userId}`}, 0))`.execute(db);
  const { rows } = await sql<{ above: boolean }>`
    select coalesce(${totalFen} > c.approve_above_fen, false) or exists (
      select from member_limits l
      where l.user_id = ${userId} and l.customer_id = c.id and ${USED} > l.limit_fen) as above
    from customers c where c.id = ${customerId}`.execute(db);
  return rows[0]?.above === true;
}

/** Who approves for a company, but for this person. */
export async function listApprovers(db: Database, customerId: number, except: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select p.user_id from active_members a join company_people p on p.user_id = a.user_id and p.disabled_at is null
    where a.customer_id = ${customerId} and a.role in ('admin', 'approver') and a.user_id <> ${except}
    order by p.user_id`.execute(db);
  return rows.map(({ userId }) => userId);
}
