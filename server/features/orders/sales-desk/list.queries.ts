import { sql } from 'kysely';
import { ORDERS_FOUND_UP_TO } from '#contract/calls/orders.ts';
import type { SalesView } from '#contract/calls/sales-desk.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  all,
  CODE,
  type Condition,
  holding,
  like,
  LISTED_COLUMNS,
  type ListedRow,
  type Listing,
  listOrders,
  type Page,
  SORTS,
  withCode,
  WORDS,
} from '../list.queries.ts';

const NUMBER = /^FH\d{8,}$/i;

const VIEWS: Record<SalesView, Condition> = {
  queue: sql`o.state = 'submitted'`,
  overdue: sql`o.state = 'submitted' and o.quote_due_at < clock_now()`,
  quoted: sql`o.state = 'quoted'`,
  paid: sql`o.state = 'paid'`,
  confirmed: sql`o.state = 'confirmed'`,
  closed: sql`o.state = 'closed'`,
  all: sql`true`,
};

export async function listForDesk(db: Database, filter: Page & { view: SalesView }) {
  const { view, kind, keyword } = filter;
  const sort = view === 'queue' || view === 'overdue' ? 'deadline' : 'newest';
  const conditions = [VIEWS[view], ...(kind ? [holding(kind)] : [])];
  const listing: Listing = { ...filter, conditions, sort };
  return keyword === '' ? await listOrders(db, listing) : await listMeant(db, listing);
}

/** Orders that a keyword may mean: by number, by code of a material, or by their words or buyer. */
function placesOf(keyword: string, { conditions, sort }: Listing): Condition {
  if (NUMBER.test(keyword)) return sql`select id from orders where number = ${keyword.toUpperCase()}`;
  if (CODE.test(keyword)) return withCode(keyword);
  const pattern = like(keyword);
  const most = sql`${all(conditions)} order by ${SORTS[sort]} limit ${ORDERS_FOUND_UP_TO}`;
  // The index of letter pairs narrows the search, so that a rare word does not scan every order.
  return sql`
    (select o.id from orders o
      where letter_pairs(${WORDS}) @> letter_pairs(lower(${keyword})) and ${WORDS} like ${pattern} and ${most})
    union
    (select o.id from orders o
      where o.buyer_id = any(array(
        select id from user_facts where nickname ilike ${pattern} or email ilike ${pattern} or mobile like ${pattern} limit 100
      )) and ${most})`;
}

/** Finds the orders that a keyword means once, then shows a page of them. */
async function listMeant(db: Database, listing: Listing): Promise<{ total: number; rows: ListedRow[] }> {
  const { conditions, keyword, sort, pageNo, pageSize } = listing;
  const found = await sql<{ id: number }>`
    select o.id from orders o where o.id in (${placesOf(keyword, listing)}) and ${all(conditions)}
    order by ${SORTS[sort]} limit ${ORDERS_FOUND_UP_TO}`.execute(db);
  const ids = found.rows.map(({ id }) => id);
  const page = ids.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const { rows } = await sql<ListedRow>`
    select ${LISTED_COLUMNS} from orders o where o.id = any(${page}::bigint[]) order by ${SORTS[sort]}`.execute(db);
  return { total: ids.length, rows };
}
