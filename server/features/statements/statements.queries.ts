import { sql } from 'kysely';
import type { PayoutState } from '#contract/domain/payout.ts';
import type { StatementState } from '#contract/domain/statement.ts';
import type { TaxCategory } from '#contract/domain/tax.ts';
import type { Database } from '../../platform/database/database.ts';

export interface StatementRow {
  id: number;
  userId: number;
  number: string;
  quarter: string;
  version: number;
  state: StatementState;
  lineCount: number;
  openingFen: number;
  grossFen: number;
  reversalsFen: number;
  payableFen: number;
  carriedFen: number;
  taxCategory: TaxCategory | null;
  taxVersion: number | null;
  taxMonth: number;
  earlierFen: number | null;
  earlierTaxFen: number | null;
  taxFen: number | null;
  netFen: number | null;
  invoiceKey: string | null;
  builtAt: Date;
  confirmBy: Date;
  confirmedAt: Date | null;
  confirmedBy: 'photographer' | 'time' | null;
  remittedAt: Date | null;
  reference: string;
}

export const STATEMENT_COLUMNS = sql`
  t.id, t.user_id, t.number, t.quarter, t.version, t.state, t.line_count, t.opening_fen, t.gross_fen, t.reversals_fen,
  t.payable_fen, t.carried_fen, t.tax_category, t.tax_version, t.tax_month, t.earlier_fen, t.earlier_tax_fen, t.tax_fen,
  t.net_fen, t.invoice_key, t.built_at, t.confirm_by, t.confirmed_at, t.confirmed_by, t.remitted_at, t.reference`;

interface Page {
  limit: number;
  offset: number;
}

/** Newest first. */
export async function listOwn(db: Database, userId: number, { limit, offset }: Page): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select ${STATEMENT_COLUMNS} from statements t where t.user_id = ${userId}
    order by t.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many statements somebody has, and what they sold that is in none; a sale that was taken back counts as none. */
export async function sumOwn(db: Database, userId: number) {
  const { rows } = await sql<{ total: number; openFen: number; openCount: number }>`
    select (select count(*) from statements where user_id = ${userId}) as total,
      coalesce(sum(s.share_fen), 0)::bigint as open_fen,
      count(*) filter (where s.reverses is null) - count(*) filter (where s.reverses is not null
        and not exists (select from statement_lines l where l.sale_id = s.reverses and l.valid)) as open_count
    from sale_facts s
    where s.owner_id = ${userId} and s.share_percent > 0
      and not exists (select from statement_lines l where l.sale_id = s.id and l.valid)`.execute(db);
  return rows[0]!;
}

/** A statement; only the photographer's own when they are named. */
export async function findStatement(db: Database, id: number, userId?: number): Promise<StatementRow | undefined> {
  const { rows } = await sql<StatementRow>`
    select ${STATEMENT_COLUMNS} from statements t
    where t.id = ${id} and ${userId === undefined ? sql`true` : sql`t.user_id = ${userId}`}`.execute(db);
  return rows[0];
}

/** Keeps others from deciding about statements until the transaction ends; always in one order, so that nobody waits in a circle. */
export async function lockStatements(db: Database, ids: readonly number[]): Promise<void> {
  await sql`select from statements where id = any(${ids}::bigint[]) order by id for update`.execute(db);
}

export interface VersionRow {
  id: number;
  version: number;
  state: StatementState;
  builtAt: Date;
}

export async function listVersions(db: Database, { userId, quarter }: StatementRow): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select id, version, state, built_at from statements
    where user_id = ${userId} and quarter = ${quarter} order by version desc`.execute(db);
  return rows;
}

export async function countDisputes(db: Database, id: number): Promise<{ open: number; answered: number }> {
  const { rows } = await sql<{ open: number; answered: number }>`
    select count(*) filter (where answered_at is null) as open, count(answered_at) as answered
    from statement_disputes where statement_id = ${id}`.execute(db);
  return rows[0]!;
}

interface PayoutRow {
  id: number;
  state: PayoutState;
  batch: string | null;
  releasedAt: Date | null;
  bank: string;
  numberEnd: string;
  amountFen: number;
  reference: string;
  paidAt: Date | null;
  reason: string;
  bouncedAt: Date | null;
}

/** Every attempt to pay a statement, newest first; one that is only noted is none yet. */
export async function listPayouts(db: Database, id: number): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select id, state, batch, released_at, bank, number_end, amount_fen, reference, paid_at, reason, bounced_at
    from payout_facts where statement_id = ${id} and noted_by is null order by id desc`.execute(db);
  return rows;
}

export interface Move {
  id: number;
  from: StatementState;
  to: StatementState;
  /** Who confirms it. */
  confirmedBy?: 'photographer' | 'time';
  /** The bank's number under which it was paid. */
  reference?: string;
  /** Only while lines can be disputed. */
  inTime?: boolean;
}

/** Moves a statement from the state that it is expected in; false when it is in another. */
export async function saveMove(db: Database, { id, from, to, ...more }: Move): Promise<boolean> {
  const { confirmedBy, reference, inTime = false } = more;
  const confirmed = confirmedBy && sql`, confirmed_at = clock_now(), confirmed_by = ${confirmedBy}`;
  const remitted = reference && sql`, remitted_at = clock_now(), reference = ${reference}`;
  const dueAgain = from === 'remitted' && sql`, remitted_at = null, reference = ''`;
  const { rows } = await sql`
    update statements set state = ${to} ${confirmed ?? sql``} ${remitted || sql``} ${dueAgain || sql``}
    where id = ${id} and state = ${from} and ${inTime ? sql`confirm_by > clock_now()` : sql`true`}
    returning id`.execute(db);
  return rows.length === 1;
}

/** Those whose time to dispute is over. */
export async function listPassed(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from statements where state = 'to-confirm' and confirm_by <= clock_now()
    order by confirm_by, id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many of these lines the statement has. */
export async function insertDisputes(
  db: Database,
  id: number,
  lines: readonly { saleId: number; words: string }[],
): Promise<number> {
  const { rows } = await sql`
    insert into statement_disputes (statement_id, sale_id, words)
    select l.statement_id, l.sale_id, wanted.words
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as wanted ("saleId" bigint, words text)
    join statement_lines l on l.statement_id = ${id} and l.sale_id = wanted."saleId"
    returning sale_id`.execute(db);
  return rows.length;
}

/** False when it was paid or replaced meanwhile. */
export async function saveInvoice(db: Database, id: number, key: string): Promise<boolean> {
  const { rows } = await sql`
    update statements set invoice_key = ${key}
    where id = ${id} and state in ('to-confirm', 'generated') and tax_category = 'company' returning id`.execute(db);
  return rows.length === 1;
}
