import { sql } from 'kysely';
import type { PayoutState } from '#contract/domain/payout.ts';
import type { Database } from '../../platform/database/database.ts';
import { resealColumn } from '../../platform/database/reseal.ts';
import type { Secrets } from '../../platform/secrets.ts';

export interface PayoutRow {
  id: number;
  batchId: number | null;
  place: number | null;
  statementId: number;
  statement: string;
  userId: number;
  photographer: string;
  holder: string;
  company: boolean;
  bank: string;
  branch: string;
  province: string;
  city: string;
  numberSealed: string;
  numberEnd: string;
  amountFen: number;
  state: PayoutState;
  reference: string;
  paidAt: Date | null;
  reason: string;
  bouncedAt: Date | null;
}

const LINES = sql`
  select l.id, l.batch_id, l.place, l.statement_id, t.number as statement, l.user_id, u.nickname as photographer,
    l.holder, l.company, l.bank, l.branch, l.province, l.city, l.number_sealed, l.number_end, l.amount_fen, l.state,
    l.reference, l.paid_at, l.reason, l.bounced_at
  from payout_lines l
  join statement_facts t on t.id = l.statement_id
  join user_facts u on u.id = l.user_id`;

export async function listLines(db: Database, batchId: number): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`${LINES} where l.batch_id = ${batchId} order by l.place`.execute(db);
  return rows;
}

/** Accounts that a batch pays to, each once. */
export async function listAccounts(db: Database, batchId: number): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select distinct account_id from payout_lines where batch_id = ${batchId} order by account_id`.execute(db);
  return rows.map(({ accountId }) => accountId);
}

export async function findLine(db: Database, id: number): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`${LINES} where l.id = ${id}`.execute(db);
  return rows[0];
}

interface LineMove {
  id: number;
  from: PayoutState;
  to: 'paid' | 'bounced';
  /** The bank's number, or why it sent the money back. */
  said: string;
}

/** Moves a payment from the state that it is expected in; false when it is in another. */
export async function saveLineMove(db: Database, { id, from, to, said }: LineMove): Promise<boolean> {
  const more =
    to === 'paid' ? sql`reference = ${said}, paid_at = clock_now()` : sql`reason = ${said}, bounced_at = clock_now()`;
  const { rows } = await sql`
    update payout_lines set state = ${to}, ${more} where id = ${id} and state = ${from} returning id`.execute(db);
  return rows.length === 1;
}

/** Ends the lines of a batch that is given up, so that another may have their statements. */
export async function cancelLines(db: Database, batchId: number): Promise<void> {
  await sql`update payout_lines set state = 'cancelled' where batch_id = ${batchId} and state = 'waiting'`.execute(db);
}

export async function resealPayouts(db: Database, secrets: Secrets): Promise<number> {
  return await resealColumn(db, secrets, { table: 'payout_lines', column: 'number_sealed' });
}
