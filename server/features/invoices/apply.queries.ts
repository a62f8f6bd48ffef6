import { sql } from 'kysely';
import { INVOICE_DAYS, type InvoiceType } from '#contract/domain/invoice.ts';
import type { PaymentWay } from '#contract/domain/payment.ts';
import type { Database } from '../../platform/database/database.ts';
import { mayRead, mayReadOwn } from '../accounts/accounts.ts';
import type { TitleRow } from './titles.queries.ts';

export interface Payable {
  orderId: number;
  orderNumber: string;
  projectName: string;
  licensee: string;
  way: PaymentWay;
  paidAt: Date;
  amountFen: number;
}

/** Paid orders of `order_facts o` whose money stays and that no invoice names. */
const FREE = sql`
  from order_facts o join settled_payments p on p.order_id = o.id
  where o.state = 'confirmed' and o.refund <> 'requested'
    and not exists (select from invoice_lines l where l.order_id = o.id and l.live)`;

const COLUMNS = sql`
  o.id as order_id, o.number as order_number, o.project_name, o.licensee, p.way, p.paid_at, p.amount_fen`;

export async function listFree(
  db: Database,
  userId: number,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ total: number; rows: Payable[] }> {
  const counted = await sql<{ total: number }>`
    select count(*) as total ${FREE} and ${mayReadOwn(userId, 'o')}`.execute(db);
  const { rows } = await sql<Payable>`
    select ${COLUMNS} ${FREE} and ${mayReadOwn(userId, 'o')}
    order by o.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** Those of the given orders that can be invoiced, by their numbers. */
export async function findFree(db: Database, orderIds: readonly number[]): Promise<Payable[]> {
  const { rows } = await sql<Payable>`
    select ${COLUMNS} ${FREE} and o.id = any(${orderIds}::bigint[]) order by o.id`.execute(db);
  return rows;
}

/** The buyer of an order, for those who may read it; undefined for all others. */
export async function findBuyer(db: Database, orderId: number, reader: number): Promise<number | undefined> {
  const { rows } = await sql<{ buyerId: number }>`
    select o.buyer_id from order_facts o where o.id = ${orderId} and ${mayRead(reader, 'o')}`.execute(db);
  return rows[0]?.buyerId;
}

export async function isInvoiced(db: Database, orderIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from invoice_lines where live and order_id = any(${orderIds}::bigint[]) limit 1`.execute(db);
  return rows.length > 0;
}

interface Split {
  amountFen: number;
  netFen: number;
  vatFen: number;
}

export interface NewLine extends Split {
  orderId: number;
  live: boolean;
}

export interface NewInvoice extends Split, Omit<TitleRow, 'id'> {
  userId: number;
  type: InvoiceType;
  remark: string;
  transfer: boolean;
  state: 'applied' | 'awaiting';
  /** The invoice with a mistake that this one replaces. */
  replaces: number | null;
}

export async function insertInvoice(db: Database, invoice: NewInvoice, lines: readonly NewLine[]): Promise<number> {
  const days = INVOICE_DAYS[invoice.transfer ? 'transfer' : 'gateway'];
  const { id } = await db
    .insertInto('invoices')
    .values({ ...invoice, dueAt: sql`due_in(${sql.lit(days)})` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoiceLines')
    .values(lines.map((line) => ({ ...line, invoiceId: id })))
    .execute();
  return id;
}
