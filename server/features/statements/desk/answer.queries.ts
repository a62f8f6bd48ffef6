import { sql } from 'kysely';
import { CONFIRM_DAYS, type StatementState } from '#contract/domain/statement.ts';
import { type ClaimStanding, claimStanding } from '../../../platform/database/claims.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lowestPayout } from '../build.queries.ts';

export interface Claimable extends ClaimStanding {
  id: number;
  userId: number;
  quarter: string;
  state: StatementState;
}

/** Reads a statement and locks it until the transaction ends. */
export async function lockForDesk(db: Database, id: number, me: number): Promise<Claimable | undefined> {
  const { rows } = await sql<Claimable>`
    select id, user_id, quarter, state, ${claimStanding(me)} from statements where id = ${id} for update`.execute(db);
  return rows[0];
}

export interface Answer {
  saleId: number;
  answer: string;
  sharePercent: number | null;
}

/** How many open disputes were answered. */
export async function saveAnswers(db: Database, id: number, answers: readonly Answer[], by: number): Promise<number> {
  const { rows } = await sql`
    update statement_disputes d set answer = said.answer, share_percent = said."sharePercent", answered_by = ${by},
      answered_at = clock_now()
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as said ("saleId" bigint, answer text, "sharePercent" int)
    where d.statement_id = ${id} and d.sale_id = said."saleId" and d.answered_at is null
    returning d.sale_id`.execute(db);
  return rows.length;
}

/** Takes the lines of an invalid statement out of what counts, so that its next version may have them. */
export async function releaseLines(db: Database, id: number): Promise<void> {
  await sql`update statement_lines set valid = false where statement_id = ${id}`.execute(db);
}

/** Makes the next version with the corrected lines, each with what it said before; the sums are made anew. */
export async function insertVersion(db: Database, id: number): Promise<{ id: number; version: number }> {
  const { rows } = await sql<{ id: number; version: number }>`
    with line as materialized (
      select l.sale_id, l.amount_fen as before_fen, coalesce(d.share_percent, l.share_percent) as share_percent,
        case when d.share_percent is null then l.amount_fen else round(s.net_fen * d.share_percent / 100.0)::bigint end
          as amount_fen
      from statement_lines l join sale_facts s on s.id = l.sale_id
      left join statement_disputes d on d.statement_id = l.statement_id and d.sale_id = l.sale_id
      where l.statement_id = ${id}
    ), summed as (
      select count(*) as line_count, coalesce(sum(amount_fen) filter (where amount_fen > 0), 0) as gross_fen,
        coalesce(sum(amount_fen) filter (where amount_fen < 0), 0) as reversals_fen
      from line
    ), made as (
      insert into statements (user_id, quarter, version, supersedes, line_count, opening_fen, gross_fen, reversals_fen,
        payable_fen, carried_fen, tax_year, tax_month, tax_fen, net_fen, confirm_by)
      select t.user_id, t.quarter, t.version + 1, t.id, summed.line_count, t.opening_fen, summed.gross_fen,
        summed.reversals_fen, case when enough then due_fen else 0 end, case when enough then 0 else due_fen end,
        extract(year from day_in_china(clock_now())), tax_months(t.user_id),
        case when not enough then 0 end, case when not enough then 0 end,
        clock_now() + make_interval(days => ${sql.lit(CONFIRM_DAYS)})
      from statements t, summed,
        lateral (select t.opening_fen + summed.gross_fen + summed.reversals_fen as due_fen) due,
        lateral (select due_fen >= ${lowestPayout(sql`t.user_id`)} as enough) payout
      where t.id = ${id} returning id, version
    ), lined as (
      insert into statement_lines (statement_id, sale_id, share_percent, amount_fen, before_fen)
      select made.id, line.sale_id, line.share_percent, line.amount_fen, nullif(line.before_fen, line.amount_fen)
      from line, made
    )
    select id, version from made`.execute(db);
  return rows[0]!;
}
