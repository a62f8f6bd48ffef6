import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface DayRow {
  day: string;
  orders: number;
  confirmed: number;
  confirmedFen: number;
  refundedFen: number;
}

/** Start of the first of these days, in China. */
const since = (days: number) => sql`day_begins_in_china(day_in_china(clock_now()) - ${days - 1}::int)`;

/** Each of the last days in China, today included. */
export async function readDays(db: Database, days: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with placed as (
      select day_in_china(created_at) as day, count(*) as orders
      from orders where created_at >= ${since(days)} group by 1
    ), confirmed as (
      select day_in_china(confirmed_at) as day, count(*) as confirmed, sum(total_fen)::bigint as fen
      from orders where confirmed_at >= ${since(days)} group by 1
    ), refunded as (
      select day_in_china(closed_at) as day, sum(total_fen)::bigint as fen
      from orders where close_reason = 'refunded' and closed_at >= ${since(days)} group by 1
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(p.orders, 0) as orders,
      coalesce(c.confirmed, 0) as confirmed, coalesce(c.fen, 0) as confirmed_fen, coalesce(r.fen, 0) as refunded_fen
    from generate_series(day_in_china(clock_now()) - ${days - 1}::int, day_in_china(clock_now()), interval '1 day') as d (day)
    left join placed p on p.day = d.day::date
    left join confirmed c on c.day = d.day::date
    left join refunded r on r.day = d.day::date
    order by d.day`.execute(db);
  return rows;
}

interface Answers {
  answered: number;
  inTime: number;
  unanswered: number;
  medianHours: number | null;
}

/**
 * How many quotes sales made in these days, how many of them in time, and the median hours to answer. `unanswered` are
 * orders past their deadline without a quote: those that still wait, and those closed in these days.
 */
export async function readAnswers(db: Database, days: number): Promise<Answers> {
  const { rows } = await sql<Answers>`
    select count(*) as answered, count(*) filter (where created_at <= due_at) as in_time,
      (select count(*) from orders where state = 'submitted' and quote_due_at < clock_now())
        + (select count(*) from orders
          where state = 'closed' and quote_due_at < closed_at and closed_at >= ${since(days)}) as unanswered,
      percentile_cont(0.5) within group (order by extract(epoch from created_at - asked_at)::float8 / 3600) as median_hours
    from quotes where asked_at is not null and created_at >= ${since(days)}`.execute(db);
  return rows[0]!;
}
