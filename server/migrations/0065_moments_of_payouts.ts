import { type Kysely, sql } from 'kysely';

/** Moments may move, as those of sales may, because demos let time pass; what was said and paid stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger statements_stay on statements;
    create trigger statements_stay before delete or update of user_id, quarter, version, supersedes, state, line_count,
        opening_fen, gross_fen, reversals_fen, payable_fen, carried_fen, tax_category, tax_version, tax_year, tax_month,
        earlier_fen, earlier_tax_fen, tax_fen, net_fen, invoice_key, confirmed_by, reference on statements
      for each row when (old.state in ('remitted', 'invalid')) execute function refuse_statement_change();

    drop trigger payout_returns_stay on payout_returns;
    create trigger payout_returns_stay
      before delete or update of batch_id, file_hash, paid_count, bounced_count, booked_by on payout_returns
      for each row execute function refuse_payout_change();
  `.execute(db);
}
