import { sql } from 'kysely';
import type { InvoiceState } from '#contract/domain/invoice.ts';
import { type ClaimStanding, claimStanding } from '../../../platform/database/claims.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { KeptFile } from '../keep-file.ts';

export interface Claimable extends ClaimStanding {
  id: number;
  userId: number;
  state: InvoiceState;
}

/** Reads an invoice and locks it until the transaction ends. */
export async function lockForDesk(db: Database, id: number, me: number): Promise<Claimable | undefined> {
  const { rows } = await sql<Claimable>`
    select id, user_id, state, ${claimStanding(me)} from invoices where id = ${id} for update`.execute(db);
  return rows[0];
}

/** Keeps a file of an invoice, or of one that takes it back, in the place of an older one. */
export async function saveFile(
  db: Database,
  invoiceId: number,
  file: KeptFile,
  redFlushId: number | null = null,
): Promise<void> {
  const { kind, key, sizeBytes, sha256, says } = file;
  await sql`
    delete from invoice_files
    where invoice_id = ${invoiceId} and kind = ${kind} and red_flush_id is not distinct from ${redFlushId}::bigint`.execute(
    db,
  );
  await sql`
    insert into invoice_files (invoice_id, red_flush_id, kind, key, size_bytes, sha256, says)
    values (${invoiceId}, ${redFlushId}::bigint, ${kind}, ${key}, ${sizeBytes}, ${sha256},
      ${says === null ? null : JSON.stringify(says)}::jsonb)`.execute(db);
}

export async function isNumberTaken(db: Database, number: string): Promise<boolean> {
  const { rows } = await sql`
    select from invoices where invoice_number = ${number}
    union all select from red_flushes where red_number = ${number}`.execute(db);
  return rows.length > 0;
}
