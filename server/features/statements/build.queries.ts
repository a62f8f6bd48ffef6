import { type RawBuilder, sql } from 'kysely';
import { LOWEST_PAYOUT_FEN } from '#contract/domain/shares.ts';
import { CONFIRM_DAYS, daysOfQuarter } from '#contract/domain/statement.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * Sales until the end of a quarter that are in no statement and can no longer be refunded, and reversals of sales that
 * are in one. A sale whose refund is undecided, or whose work is under a rights report, waits. What was taken back
 * before it entered a statement never does, nor does its reversal.
 */
function ready(quarter: string, owners: readonly number[] | 'all') {
  const { next } = daysOfQuarter(quarter);
  const among = sql`s.share_percent > 0 and s.at < day_begins_in_china(${next}::date)
    and ${owners === 'all' ? sql`true` : sql`s.owner_id = any(${owners}::bigint[])`}
    and not exists (select from statement_lines l where l.sale_id = s.id and l.valid)`;
  return sql`
    select s.id, s.owner_id, s.share_percent, s.share_fen as amount_fen
    from sale_facts s
    where s.reverses is null and s.refund_until < clock_now() and ${among}
      and not exists (select from sale_facts back where back.reverses = s.id)
      and s.line_id not in (
        select line.id from order_line_facts line join order_facts o on o.id = line.order_id
        where o.refund = 'requested')
      and s.line_id not in (
        select line.id from order_line_facts line join open_rights_reports r on r.material_id = line.material_id)
    union all
    select s.id, s.owner_id, sold.share_percent, -sold.amount_fen
    from sale_facts s join statement_lines sold on sold.sale_id = s.reverses and sold.valid
    where ${among}`;
}

/** What is paid out at least: nothing is carried forward for somebody whose contract has ended. */
export const lowestPayout = (userId: RawBuilder<unknown>) => sql`
  case when exists (select from ended_contracts e where e.user_id = ${userId}) then 1
    else ${sql.lit(LOWEST_PAYOUT_FEN)} end`;

/** What was carried forward for people whose contract has ended since, which no sale brings into a statement any more. */
function leftOver(owners: readonly number[] | 'all') {
  return sql`
    select last.user_id as owner_id from (
      select distinct on (t.user_id) t.user_id, t.carried_fen
      from statements t join ended_contracts e on e.user_id = t.user_id
      where t.state <> 'invalid' and ${owners === 'all' ? sql`true` : sql`t.user_id = any(${owners}::bigint[])`}
      order by t.user_id, t.quarter desc
    ) last
    where last.carried_fen > 0`;
}

/**
 * Photographers who get a statement for a quarter and have none. Whose last one is undecided waits, because the next
 * opens with its balance; once a quarter is done, only those who waited then are left.
 */
export async function photographersDue(db: Database, quarter: string): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select owner_id as user_id from (select owner_id from (${ready(quarter, 'all')}) one union all ${leftOver('all')}) sale
    where not exists (
        select from statements t
        where t.user_id = sale.owner_id and (t.state in ('to-confirm', 'rejected')
          or (t.quarter >= ${quarter} and t.state <> 'invalid')))
      and (
        not exists (select from statement_runs where quarter = ${quarter})
        or exists (
          select from statements t join statement_runs run on run.quarter = ${quarter}
          where t.user_id = sale.owner_id and t.confirmed_at > run.late_from))
    group by owner_id order by owner_id`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Makes the statements of some photographers, all in one statement; of two at once the first makes each. */
export async function insertStatements(db: Database, quarter: string, owners: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with ready as materialized (${ready(quarter, owners)}), head as (
      select owner_id, count(id) as line_count,
        coalesce(sum(amount_fen) filter (where amount_fen > 0), 0) as gross_fen,
        coalesce(sum(amount_fen) filter (where amount_fen < 0), 0) as reversals_fen,
        coalesce((
          select t.carried_fen from statements t
          where t.user_id = owner_id and t.state <> 'invalid' order by t.quarter desc limit 1), 0) as opening_fen
      from (
        select owner_id, id, amount_fen from ready union all select owner_id, null, null from (${leftOver(owners)}) left_over
      ) one
      group by owner_id
    ), due as (
      select *, opening_fen + gross_fen + reversals_fen as due_fen from head
    ), summed as (
      select *, due_fen >= ${lowestPayout(sql`owner_id`)} as enough from due
    ), made as (
      insert into statements (user_id, quarter, line_count, opening_fen, gross_fen, reversals_fen, payable_fen,
        carried_fen, tax_year, tax_month, tax_fen, net_fen, confirm_by)
      select owner_id, ${quarter}, line_count, opening_fen, gross_fen, reversals_fen,
        case when enough then due_fen else 0 end, case when enough then 0 else due_fen end,
        extract(year from day_in_china(clock_now())), tax_months(owner_id),
        case when not enough then 0 end, case when not enough then 0 end,
        clock_now() + make_interval(days => ${sql.lit(CONFIRM_DAYS)})
      from summed order by owner_id
      on conflict do nothing returning id, user_id
    ), lined as (
      insert into statement_lines (statement_id, sale_id, share_percent, amount_fen)
      select made.id, ready.id, ready.share_percent, ready.amount_fen
      from ready join made on made.user_id = ready.owner_id
    )
    select id from made order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * From when on a confirmation may be too late for a run that begins now. It carries the time at which its transaction
 * began, which may end unseen by the run; none takes ten minutes.
 */
export async function readLateFrom(db: Database): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_now() - interval '10 minutes' as at`.execute(db);
  return rows[0]!.at;
}

export async function finishRun(db: Database, quarter: string, lateFrom: Date): Promise<void> {
  await sql`
    insert into statement_runs (quarter, late_from) values (${quarter}, ${lateFrom}) on conflict do nothing`.execute(
    db,
  );
}
