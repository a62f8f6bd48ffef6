import { sql } from 'kysely';
import type { Language } from '#contract/domain/language.ts';
import type { Database } from '../../platform/database/database.ts';

interface Told {
  id: number;
  number: string;
  quarter: string;
  payableFen: number;
  netFen: number | null;
  carriedFen: number;
  confirmBy: Date;
  /** A company has to send its own invoice before it is paid. */
  lacksInvoice: boolean;
  email: string | null;
  mobile: string | null;
  language: Language;
}

/** Statements and whom to write to about them. */
export async function readTold(db: Database, ids: readonly number[]): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select t.id, t.number, t.quarter, t.payable_fen, t.net_fen, t.carried_fen, t.confirm_by,
      t.tax_category is not distinct from 'company' and t.payable_fen > 0 and t.invoice_key is null as lacks_invoice,
      u.email, u.mobile, u.language
    from statements t join user_facts u on u.id = t.user_id
    where t.id = any(${ids}::bigint[]) order by t.id`.execute(db);
  return rows;
}

/** Marks a statement as told; false when its photographer has been told before. */
export async function markTold(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    update statements set told_at = clock_now() where id = ${id} and told_at is null
      and state not in ('remitted', 'invalid') returning id`.execute(db);
  return rows.length === 1;
}
