import { type RawBuilder, sql } from 'kysely';
import { ORDERS_LISTED_UP_TO } from '#contract/calls/orders.ts';
import type { ApprovalState, CloseReason, OrderState, RefundState } from '#contract/domain/order.ts';
import { type OrderKind, orderKindsWith } from '#contract/domain/order-kind.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import { containing, type Database } from '../../platform/database/database.ts';
import { mayReadOfCompany, mayReadOwn } from '../accounts/accounts.ts';

export type Condition = RawBuilder<unknown>;

export interface Page {
  /** Of orders that hold something of this kind. */
  kind?: PriceKind | undefined;
  keyword: string;
  pageNo: number;
  pageSize: number;
}

/** Filters and sorting of a list of orders. */
export interface Listing extends Page {
  /** Conditions on `orders o`. */
  conditions: Condition[];
  sort: keyof typeof SORTS;
}

export const SORTS = { newest: sql`o.id desc`, deadline: sql`o.quote_due_at, o.id` };
export const WORDS = sql`order_words(o.number, o.licensee, o.project_name || o.further_words)`;
export const CODE = /^[VPME]\d{8,}$/i;

export const all = (conditions: Condition[]) => sql.join(conditions, sql` and `);
export const like = (keyword: string) => containing(keyword.toLowerCase());

export const holding = (kind: PriceKind) => sql`o.kind = any(${orderKindsWith(kind)}::text[])`;

/** Orders that contain the material with this code. */
export const withCode = (code: string) => sql`
  select l.order_id from material_facts m join order_lines l on l.material_id = m.id where m.code = ${code.toUpperCase()}`;

/** Conditions for a keyword among one buyer's orders, which are few enough to check each, or a company's. */
function meantOfOwn(keyword: string): Condition[] {
  if (keyword === '') return [];
  if (CODE.test(keyword)) return [sql`o.id in (${withCode(keyword)})`];
  return [sql`${WORDS} like ${like(keyword)}`];
}

export interface ListedRow {
  id: number;
  number: string;
  kind: OrderKind;
  state: OrderState;
  closeReason: CloseReason | null;
  refund: RefundState;
  approval: ApprovalState;
  licensee: string;
  projectName: string;
  partCount: number;
  totalFen: number | null;
  createdAt: Date;
  quoteDueAt: Date | null;
  payBy: Date | null;
  lineCount: number;
  thumbnails: string[];
  buyer: string;
  overdue: boolean;
  auto: boolean;
  asksChange: boolean;
}

/** Columns of `orders o` that a row of a list shows. */
export const LISTED_COLUMNS = sql`
  o.id, o.number, o.kind, o.state, o.close_reason, o.refund, o.approval, o.licensee, o.project_name, o.total_fen, o.created_at,
  o.quote_due_at, o.pay_by,
  (select count(*) + 1 from order_parts where order_id = o.id) as part_count,
  (select count(*) from order_lines where order_id = o.id) as line_count,
  array(
    select f.key from order_lines l
    join material_thumbnails f on f.material_id = l.material_id
    where l.order_id = o.id order by l.position limit 4
  ) as thumbnails,
  (select nickname from user_facts where id = o.buyer_id) as buyer,
  o.state = 'submitted' and o.quote_due_at < clock_now() as overdue,
  exists (
    select from quotes where order_id = o.id and version = 1 and made_by is null and asked_at is null
  ) as auto,
  o.state = 'submitted' and exists (
    select from order_messages where order_id = o.id and asks_change
  ) as asks_change`;

type OwnFilter = Page & { state?: OrderState | undefined; approval?: ApprovalState | undefined };

export async function listOwn(db: Database, buyerId: number, filter: OwnFilter) {
  return await listWhere(db, mayReadOwn(buyerId, 'o'), filter);
}

/** Orders of the company that this person belongs to, while it is open. */
export async function listOfCompany(
  db: Database,
  { userId, customerId }: { userId: number; customerId: number | null },
  filter: OwnFilter,
) {
  return await listWhere(db, all([mayReadOfCompany(userId, 'o'), ...narrowed(customerId, filter.keyword)]), filter);
}

/** What the index of letter pairs leaves of the many orders of a company; the number must be a value to plan with. */
function narrowed(customerId: number | null, keyword: string): Condition[] {
  if (keyword === '' || CODE.test(keyword)) return [];
  return [sql`company_pairs(o.customer_id, ${WORDS}) @> company_pairs(${customerId}::bigint, lower(${keyword}))`];
}

async function listWhere(db: Database, whose: Condition, filter: OwnFilter) {
  const conditions = [
    whose,
    filter.state && sql`o.state = ${filter.state}`,
    filter.approval && sql`o.approval = ${filter.approval} and o.state = 'quoted'`,
    filter.kind && holding(filter.kind),
    ...meantOfOwn(filter.keyword),
  ].filter((condition) => typeof condition === 'object');
  return await listOrders(db, { ...filter, conditions, sort: 'newest' });
}

/**
 * Lists orders and counts them only up to the limit of a list. Words are looked for once; without words, counting takes
 * no more than the index.
 */
export async function listOrders(db: Database, listing: Listing): Promise<{ total: number; rows: ListedRow[] }> {
  const { keyword, pageNo, pageSize } = listing;
  const [where, sort] = [all(listing.conditions), SORTS[listing.sort]];
  const offset = (pageNo - 1) * pageSize;
  const ids = (limit: number, after: number) =>
    sql<{ id: number }>`select o.id from orders o where ${where} order by ${sort} limit ${limit} offset ${after}`;
  if (keyword === '') {
    const total = await countUpTo(db, where);
    const shown = Math.min(pageSize, total - offset);
    return { total, rows: shown > 0 ? await readRows(db, sql`o.id in (${ids(shown, offset)})`, sort) : [] };
  }
  const found = (await ids(ORDERS_LISTED_UP_TO, 0).execute(db)).rows.map(({ id }) => id);
  const shown = found.slice(offset, offset + pageSize);
  return { total: found.length, rows: await readRows(db, sql`o.id = any(${shown}::bigint[])`, sort) };
}

async function countUpTo(db: Database, where: Condition): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from orders o where ${where} limit ${ORDERS_LISTED_UP_TO}) found`.execute(db);
  return rows[0]?.total ?? 0;
}

async function readRows(db: Database, which: Condition, sort: Condition): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${LISTED_COLUMNS} from orders o where ${which} order by ${sort}`.execute(db);
  return rows;
}

export async function countStates(db: Database, buyerId: number): Promise<{ state: OrderState; count: number }[]> {
  const { rows } = await sql<{ state: OrderState; count: number }>`
    select state, count(*) as count from orders o where ${mayReadOwn(buyerId, 'o')} group by state`.execute(db);
  return rows;
}
