import { sql } from 'kysely';
import type { InvoiceFile, InvoiceState, InvoiceType, RejectReason, TitleKind } from '#contract/domain/invoice.ts';
import type { Database } from '../../platform/database/database.ts';
import { mayRead, mayReadOfCompany } from '../accounts/accounts.ts';
import { isFor, type Thing } from '../orders/orders.ts';
import { WITH_THING } from './with-thing.queries.ts';

export interface InvoiceRecord {
  id: number;
  number: string;
  userId: number;
  state: InvoiceState;
  type: InvoiceType;
  kind: TitleKind;
  title: string;
  taxNumber: string;
  address: string;
  phone: string;
  bank: string;
  accountEnd: string;
  email: string;
  mobile: string;
  remark: string;
  /** A transfer paid for one of its orders. */
  transfer: boolean;
  amountFen: number;
  netFen: number;
  vatFen: number;
  orderNumbers: string[];
  appliedAt: Date;
  dueAt: Date;
  overdue: boolean;
  invoiceNumber: string | null;
  issuedAt: Date | null;
  reason: RejectReason | null;
  words: string;
}

/** Waits for finance or for the provider. */
export const OPEN = sql`i.state in ('applied', 'issuing')`;

/** Columns of `invoices i`. */
export const INVOICE = sql`
  i.id, i.number, i.user_id, i.state, i.type, i.kind, i.title, i.tax_number, i.address, i.phone, i.bank, i.account_end,
  i.email, i.mobile, i.remark, i.transfer, i.amount_fen, i.net_fen, i.vat_fen, i.applied_at, i.due_at,
  ${OPEN} and i.due_at < clock_now() as overdue, i.invoice_number, i.issued_at, i.reason, i.words,
  array(
    select thing.number from invoice_lines l ${WITH_THING}
    where l.invoice_id = i.id order by l.id
  ) as order_numbers`;

/** Whether a buyer still may read everything on their `invoices i`: who leaves a company has lost them. */
const isOwn = (userId: number) => sql`
  i.user_id = ${userId} and not exists (
    select from invoice_lines l ${WITH_THING}
    where l.invoice_id = i.id and ${mayRead(userId, 'thing')} is not true)`;

export async function listOwn(
  db: Database,
  userId: number,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ total: number; rows: InvoiceRecord[] }> {
  const counted = await sql<{ total: number }>`
    select count(*) as total from invoices i where ${isOwn(userId)}`.execute(db);
  const { rows } = await sql<InvoiceRecord>`
    select ${INVOICE} from invoices i where ${isOwn(userId)}
    order by i.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** Reversals that a buyer has to confirm, the first to lapse first. */
export async function listToConfirm(db: Database, userId: number) {
  const { rows } = await sql<{ id: number; invoiceNumber: string | null; confirmBy: Date | null }>`
    select i.id, i.invoice_number, r.confirm_by from red_flushes r join invoices i on i.id = r.invoice_id
    where r.state = 'confirming' and ${isOwn(userId)} order by r.confirm_by, r.id limit 20`.execute(db);
  return rows;
}

export async function findInvoice(db: Database, id: number): Promise<InvoiceRecord | undefined> {
  const { rows } = await sql<InvoiceRecord>`select ${INVOICE} from invoices i where i.id = ${id}`.execute(db);
  return rows[0];
}

/** An invoice for who asked for it, or for members of the company whose orders it is for. */
export async function findReadable(db: Database, id: number, userId: number): Promise<InvoiceRecord | undefined> {
  const { rows } = await sql<InvoiceRecord>`
    select ${INVOICE} from invoices i
    where i.id = ${id} and ((${isOwn(userId)}) or ${mayReadOfCompany(userId, 'i')})`.execute(db);
  return rows[0];
}

export async function findOwnInvoice(db: Database, id: number, userId: number): Promise<InvoiceRecord | undefined> {
  const { rows } = await sql<InvoiceRecord>`
    select ${INVOICE} from invoices i where i.id = ${id} and ${isOwn(userId)}`.execute(db);
  return rows[0];
}

/** Invoices that an order or a product order is or was in, newest first. */
export async function listOfThing(db: Database, thing: Thing): Promise<InvoiceRecord[]> {
  const { rows } = await sql<InvoiceRecord>`
    select ${INVOICE} from invoices i
    where i.id in (select l.invoice_id from invoice_lines l where ${isFor('l', thing)})
    order by i.id desc`.execute(db);
  return rows;
}

export type LineRow = Thing & {
  id: number;
  orderNumber: string;
  /** Of the project, or of the plan. */
  nameZh: string;
  nameEn: string;
  /** None of a product order. */
  licensees: string[];
  amountFen: number;
  netFen: number;
  vatFen: number;
  live: boolean;
  redFlushId: number | null;
};

export async function listLines(db: Database, invoiceId: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.id, l.order_id, l.product_order_id, thing.number as order_number, thing.name_zh, thing.name_en,
      thing.licensees, l.amount_fen, l.net_fen, l.vat_fen, l.live, l.red_flush_id
    from invoice_lines l ${WITH_THING} where l.invoice_id = ${invoiceId} order by l.id`.execute(db);
  return rows;
}

/** What the XML of an invoice says. */
export interface SaidByXml {
  number: string;
  amountFen: number;
  taxFen: number;
  title: string;
  taxNumber: string;
  sellerNumber: string;
}

export interface FileRow {
  kind: InvoiceFile;
  key: string;
  says: SaidByXml | null;
}

/** The files of an invoice, or of one that takes it back. */
export async function listFiles(db: Database, invoiceId: number, redFlushId: number | null = null): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select kind, key, says from invoice_files where invoice_id = ${invoiceId} and red_flush_id is not distinct from ${redFlushId}::bigint
    order by array_position(array['pdf', 'ofd', 'xml'], kind)`.execute(db);
  return rows;
}

export interface InvoiceChanges {
  reason?: RejectReason;
  words?: string;
  invoiceNumber?: string;
}

/** False when the invoice is not in the state that the caller expected. */
export async function updateState(
  db: Database,
  { id, from, to, by }: { id: number; from: InvoiceState; to: InvoiceState; by: number | null },
  { reason, words, invoiceNumber }: InvoiceChanges,
): Promise<boolean> {
  const decided = to === 'issued' || to === 'rejected';
  const open = to === 'applied' || to === 'issuing';
  const { numAffectedRows } = await sql`
    update invoices set state = ${to}, reason = ${reason ?? null}, words = coalesce(${words ?? null}, words),
      invoice_number = coalesce(${invoiceNumber ?? null}, invoice_number),
      issued_at = coalesce(issued_at, case when ${invoiceNumber ?? null}::text is not null then clock_now() end),
      decided_at = case when ${decided} then coalesce(decided_at, clock_now()) when not ${open} then decided_at end,
      decided_by = case when ${decided} then coalesce(decided_by, ${by}::bigint) when not ${open} then decided_by end,
      claimed_by = case when ${to} in ('issuing', 'red-requested') then claimed_by end,
      claimed_until = case when ${to} in ('issuing', 'red-requested') then claimed_until end
    where id = ${id} and state = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

/** Its orders may be invoiced anew. */
export async function endLines(db: Database, invoiceId: number): Promise<void> {
  await sql`update invoice_lines set live = false where invoice_id = ${invoiceId}`.execute(db);
}
