import { sql } from 'kysely';
import type { TitleKind } from '#contract/domain/invoice.ts';
import type { Database } from '../../platform/database/database.ts';
import { resealColumn } from '../../platform/database/reseal.ts';
import type { Secrets } from '../../platform/secrets.ts';

export interface TitleRow {
  id: number;
  kind: TitleKind;
  title: string;
  taxNumber: string;
  address: string;
  phone: string;
  bank: string;
  accountSealed: string | null;
  accountEnd: string;
  email: string;
  mobile: string;
}

const TITLE = sql`
  id, kind, title, tax_number, address, phone, bank, account_sealed, account_end, email, mobile`;

export async function listTitles(db: Database, userId: number): Promise<TitleRow[]> {
  const { rows } = await sql<TitleRow>`
    select ${TITLE} from invoice_titles where user_id = ${userId} order by used_at desc, id desc`.execute(db);
  return rows;
}

export async function findTitle(db: Database, id: number, userId: number): Promise<TitleRow | undefined> {
  const { rows } = await sql<TitleRow>`
    select ${TITLE} from invoice_titles where id = ${id} and user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Changes of one person's book come one after the other until the transaction ends. */
export async function lockBook(db: Database, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invoice-titles:${userId}`}, 0))`.execute(db);
}

/** Undefined when the book has the same title already. */
export async function insertTitle(
  db: Database,
  userId: number,
  title: Omit<TitleRow, 'id'>,
): Promise<TitleRow | undefined> {
  return await db
    .insertInto('invoiceTitles')
    .values({ ...title, userId })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .$narrowType<{ kind: TitleKind }>()
    .executeTakeFirst();
}

/** Whether another title of the book is the same. */
export async function hasTitle(
  db: Database,
  userId: number,
  { kind, title, taxNumber }: Pick<TitleRow, 'kind' | 'title' | 'taxNumber'>,
  except: number | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    select from invoice_titles
    where user_id = ${userId} and kind = ${kind} and title = ${title} and tax_number = ${taxNumber}
      and id is distinct from ${except ?? null}::bigint`.execute(db);
  return rows.length > 0;
}

export async function updateTitle(db: Database, { id, ...title }: TitleRow): Promise<void> {
  await db.updateTable('invoiceTitles').set(title).where('id', '=', id).execute();
}

export async function noteUse(db: Database, id: number): Promise<void> {
  await sql`update invoice_titles set used_at = clock_now() where id = ${id}`.execute(db);
}

/** False when there is no such title of this person. */
export async function deleteTitle(db: Database, id: number, userId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from invoice_titles where id = ${id} and user_id = ${userId}`.execute(db);
  return numAffectedRows === 1n;
}

export async function resealInvoiceAccounts(db: Database, secrets: Secrets): Promise<number> {
  const column = 'account_sealed';
  const titles = await resealColumn(db, secrets, { table: 'invoice_titles', column });
  return titles + (await resealColumn(db, secrets, { table: 'invoices', column }));
}
