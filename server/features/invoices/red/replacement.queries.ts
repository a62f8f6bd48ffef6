import { sql } from 'kysely';
import { INVOICE_DAYS } from '#contract/domain/invoice.ts';
import type { Database } from '../../../platform/database/database.ts';
import { WITH_THING } from '../with-thing.queries.ts';

/** The invoice that waits for another to be taken back. */
export async function findAwaiting(db: Database, replaces: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from invoices where replaces = ${replaces} and state = 'awaiting'`.execute(db);
  return rows[0]?.id;
}

/** Deletes lines of what was refunded meanwhile, lets the others live, and says how many those are. */
export async function wakeLines(db: Database, invoiceId: number): Promise<number> {
  const paid = sql`
    select l.id from invoice_lines l ${WITH_THING} where l.invoice_id = ${invoiceId} and thing.state = 'confirmed'`;
  await sql`
    delete from invoice_lines where invoice_id = ${invoiceId} and id not in (${paid}) and exists (${paid})`.execute(db);
  const { rows } = await sql`update invoice_lines set live = true where id in (${paid}) returning id`.execute(db);
  return rows.length;
}

/** The time to issue it begins now. */
export async function restart(db: Database, id: number): Promise<void> {
  await sql`
    update invoices i set amount_fen = s.amount, net_fen = s.net, vat_fen = s.vat, applied_at = clock_now(),
      due_at = due_in(case when i.transfer then ${sql.lit(INVOICE_DAYS.transfer)} else ${sql.lit(INVOICE_DAYS.gateway)} end)
    from (select sum(amount_fen) as amount, sum(net_fen) as net, sum(vat_fen) as vat
      from invoice_lines where invoice_id = ${id}) s
    where i.id = ${id}`.execute(db);
}
