import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface OpenRow {
  waitingFen: number;
  waitingCount: number;
  until: Date | null;
  readyFen: number;
}

/** What is in no statement, with what the next one would hold back among what waits. A sale that was refunded before it entered one is gone, and so is its reversal. */
export async function sumOpen(db: Database, userId: number): Promise<OpenRow> {
  const { rows } = await sql<OpenRow>`
    select coalesce(sum(amount_fen) filter (where waiting), 0)::bigint as waiting_fen,
      count(*) filter (where waiting) as waiting_count,
      min(refund_until) filter (where waiting and refund_until >= clock_now()) as until,
      coalesce(sum(amount_fen) filter (where not waiting), 0)::bigint as ready_fen
    from (
      select e.amount_fen, e.refund_until,
        e.reverses is null and (e.refund_until >= clock_now() or e.held) as waiting
      from earning_facts e
      where e.owner_id = ${userId} and e.statement_id is null
        and case when e.reverses is null then not exists (select from sale_facts back where back.reverses = e.id)
          else e.reversed_statement_id is not null end
    ) open`.execute(db);
  return rows[0]!;
}

interface StatedRow {
  unpaidFen: number;
  carriedFen: number;
  paidFen: number;
  taxFen: number;
}

/** What statements say: each opens with what the one before carries forward, so that only the last one's counts. */
export async function sumStated(db: Database, userId: number): Promise<StatedRow> {
  const { rows } = await sql<StatedRow>`
    select coalesce(sum(payable_fen) filter (where state <> 'remitted'), 0)::bigint as unpaid_fen,
      coalesce((array_agg(carried_fen order by quarter desc))[1], 0) as carried_fen,
      coalesce(sum(payable_fen) filter (where state = 'remitted'), 0)::bigint as paid_fen,
      coalesce(sum(tax_fen) filter (where state = 'remitted'), 0)::bigint as tax_fen
    from statement_facts where user_id = ${userId} and state <> 'invalid'`.execute(db);
  return rows[0]!;
}

interface PayableRow {
  id: number;
  number: string;
  state: 'to-confirm' | 'generated' | 'rejected';
  confirmBy: Date;
}

export async function oldestPayable(db: Database, userId: number): Promise<PayableRow | undefined> {
  const { rows } = await sql<PayableRow>`
    select id, number, state, confirm_by from statement_facts
    where user_id = ${userId} and payable_fen > 0 and state in ('to-confirm', 'generated', 'rejected')
    order by quarter limit 1`.execute(db);
  return rows[0];
}
