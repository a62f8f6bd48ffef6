import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface ReportRow {
  userId: number;
  photographer: string;
  soldFen: number;
  refundedFen: number;
  sales: number;
  paidFen: number;
  taxFen: number;
}

/** What each photographer earned between two days in China, and what was paid out and withheld in them. */
export async function listReport(db: Database, { first, next }: { first: string; next: string }): Promise<ReportRow[]> {
  const within = (at: string) =>
    sql`${sql.ref(at)} >= day_begins_in_china(${first}::date) and ${sql.ref(at)} < day_begins_in_china(${next}::date)`;
  const { rows } = await sql<ReportRow>`
    with sold as (
      select owner_id as user_id, coalesce(sum(amount_fen) filter (where reverses is null), 0)::bigint as sold_fen,
        coalesce(-sum(amount_fen) filter (where reverses is not null), 0)::bigint as refunded_fen,
        count(*) filter (where reverses is null) as sales
      from earning_facts where ${within('at')} group by owner_id
    ), paid as (
      select user_id, sum(net_fen)::bigint as paid_fen, sum(tax_fen)::bigint as tax_fen
      from statement_facts where state = 'remitted' and ${within('remitted_at')} group by user_id
    )
    select user_id, u.nickname as photographer, coalesce(sold_fen, 0) as sold_fen,
      coalesce(refunded_fen, 0) as refunded_fen, coalesce(sales, 0) as sales, coalesce(paid_fen, 0) as paid_fen,
      coalesce(tax_fen, 0) as tax_fen
    from sold full join paid using (user_id) join user_facts u on u.id = user_id
    order by user_id`.execute(db);
  return rows;
}
