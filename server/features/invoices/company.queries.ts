import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type Page, readPage } from '../../platform/database/page.ts';
import { mayReadOfCompany } from '../accounts/accounts.ts';
import { INVOICE, type InvoiceRecord } from './invoices.queries.ts';
import { WITH_THING } from './with-thing.queries.ts';

/** Notes whose invoice a new one is: a company's when it bought all that is on it. */
export async function noteCompany(db: Database, invoiceId: number): Promise<void> {
  await sql`
    update invoices i set customer_id = placed.by
    from (
      select min(thing.customer_id) as by from invoice_lines l ${WITH_THING}
      where l.invoice_id = ${invoiceId}
      having count(*) = count(thing.customer_id) and min(thing.customer_id) = max(thing.customer_id)
    ) placed where i.id = ${invoiceId}`.execute(db);
}

/** Invoices of the company that this person belongs to, newest first. */
export async function listOfCompany(db: Database, userId: number, page: Page) {
  return await readPage<InvoiceRecord & { by: string }>(
    db,
    {
      columns: sql`${INVOICE}, (select nickname from user_facts where id = i.user_id) as by`,
      from: sql`from invoices i where ${mayReadOfCompany(userId, 'i')}`,
      order: sql`i.id desc`,
    },
    page,
  );
}
