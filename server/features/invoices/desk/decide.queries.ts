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

/** Keeps a file in the place of an older one, whose key it returns. */
export async function saveFile(db: Database, invoiceId: number, file: KeptFile): Promise<string | undefined> {
  const { kind, key, sizeBytes, sha256, says } = file;
  const old = await sql<{ key: string }>`
    delete from invoice_files where invoice_id = ${invoiceId} and kind = ${kind} returning key`.execute(db);
  await sql`
    insert into invoice_files (invoice_id, kind, key, size_bytes, sha256, says)
    values (${invoiceId}, ${kind}, ${key}, ${sizeBytes}, ${sha256},
      ${says === null ? null : JSON.stringify(says)}::jsonb)`.execute(db);
  return old.rows[0]?.key;
}

export async function isNumberTaken(db: Database, number: string): Promise<boolean> {
  const { rows } = await sql`select from invoices where invoice_number = ${number}`.execute(db);
  return rows.length > 0;
}
