import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { beginOfLastDays, lastDays } from '../../../platform/database/days.ts';

interface InvoicedDay {
  day: string;
  issuedFen: number;
  reversedFen: number;
}

/** What was invoiced and what was taken back on each of the last days in China. */
export async function invoicedByDay(db: Database, days: number): Promise<InvoicedDay[]> {
  const { rows } = await sql<InvoicedDay>`
    with issued as (
      select day_in_china(issued_at) as day, sum(amount_fen) as fen from invoices
      where issued_at >= ${beginOfLastDays(days)} group by 1
    ), reversed as (
      select day_in_china(ended_at) as day, sum(amount_fen) as fen from red_flushes
      where state = 'flushed' and ended_at >= ${beginOfLastDays(days)} group by 1
    )
    select days.day::text as day, coalesce(issued.fen, 0)::bigint as issued_fen,
      coalesce(reversed.fen, 0)::bigint as reversed_fen
    from ${lastDays(days)} left join issued using (day) left join reversed using (day) order by days.day`.execute(db);
  return rows;
}
