import { type RawBuilder, sql } from 'kysely';
import { INVOICE_DAYS, type InvoiceType } from '#contract/domain/invoice.ts';
import type { PaymentWay } from '#contract/domain/payment.ts';
import type { Database } from '../../platform/database/database.ts';
import { mayRead, mayReadOwn } from '../accounts/accounts.ts';
import type { Thing } from '../orders/orders.ts';
import { noteCompany } from './company.queries.ts';
import type { TitleRow } from './titles.queries.ts';

export type Payable = Thing & {
  orderNumber: string;
  nameZh: string;
  nameEn: string;
  licensees: string[];
  way: PaymentWay;
  paidAt: Date;
  amountFen: number;
};

type Condition = RawBuilder<boolean>;

/** The money stays, and no invoice names it. */
const isFree = (column: 'order_id' | 'product_order_id') => sql`
  o.state = 'confirmed' and o.refund <> 'requested'
    and not exists (select from invoice_lines l where l.${sql.ref(column)} = o.id and l.live)`;

/**
 * Paid orders and product orders, each `o`, that can be invoiced and meet a condition. A package is invoiced, not what is
 * taken from it.
 */
const free = (orders: Condition, products: Condition) => sql`(
  select o.id as order_id, null::bigint as product_order_id, o.number as order_number, array_to_string(o.project_names, ' · ') as name_zh,
    array_to_string(o.project_names, ' · ') as name_en, o.licensees, p.way, p.paid_at, p.amount_fen
  from order_facts o join settled_payments p on p.order_id = o.id
  where ${isFree('order_id')} and p.way <> 'package' and ${orders}
  union all
  select null, o.id, o.number, o.name_zh, o.name_en, '{}', p.way, p.paid_at, p.amount_fen
  from product_order_facts o join settled_payments p on p.product_order_id = o.id
  where ${isFree('product_order_id')} and ${products}) free`;

export async function listFree(
  db: Database,
  userId: number,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ total: number; rows: Payable[] }> {
  const own = free(mayReadOwn(userId, 'o'), mayReadOwn(userId, 'o'));
  const counted = await sql<{ total: number }>`select count(*) as total from ${own}`.execute(db);
  const { rows } = await sql<Payable>`
    select * from ${own} order by paid_at desc, order_number desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

const idsOf = (things: readonly Thing[]) => ({
  orderIds: things.flatMap(({ orderId }) => orderId ?? []),
  productOrderIds: things.flatMap(({ productOrderId }) => productOrderId ?? []),
});

/** Those of the given orders and product orders that can be invoiced. */
export async function findFree(db: Database, things: readonly Thing[]): Promise<Payable[]> {
  const { orderIds, productOrderIds } = idsOf(things);
  const { rows } = await sql<Payable>`
    select * from ${free(sql`o.id = any(${orderIds}::bigint[])`, sql`o.id = any(${productOrderIds}::bigint[])`)}
    order by order_id, product_order_id`.execute(db);
  return rows;
}

/** The buyer of an order or a product order, for those who may read it; undefined for all others. */
export async function findBuyer(
  db: Database,
  { orderId, productOrderId }: Thing,
  reader: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ buyerId: number }>`
    select o.buyer_id from ${orderId === null ? sql`product_order_facts` : sql`order_facts`} o
    where o.id = ${orderId ?? productOrderId} and ${mayRead(reader, 'o')}`.execute(db);
  return rows[0]?.buyerId;
}

export async function isInvoiced(db: Database, things: readonly Thing[]): Promise<boolean> {
  const { orderIds, productOrderIds } = idsOf(things);
  const { rows } = await sql`
    select from invoice_lines
    where live and (order_id = any(${orderIds}::bigint[]) or product_order_id = any(${productOrderIds}::bigint[]))
    limit 1`.execute(db);
  return rows.length > 0;
}

interface Split {
  amountFen: number;
  netFen: number;
  vatFen: number;
}

export type NewLine = Thing & Split & { live: boolean };

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
  await noteCompany(db, id);
  return id;
}
