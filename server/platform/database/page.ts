import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

interface Listing {
  columns: RawBuilder<unknown>;
  /** `from …` with its conditions. */
  from: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

export interface Page {
  pageNo: number;
  pageSize: number;
}

/** One page of a list, and how many rows it has in all. */
export async function readPage<Row>(
  db: Database,
  { columns, from, order }: Listing,
  { pageNo, pageSize }: Page,
): Promise<{ total: number; rows: Row[] }> {
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  const { rows } = await sql<Row>`
    select ${columns} ${from} order by ${order} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** How many rows of a table each view has, by its condition. */
export async function countViews<View extends string>(
  db: Database,
  table: RawBuilder<unknown>,
  conditions: Record<View, RawBuilder<unknown>>,
): Promise<Record<View, number>> {
  const counts = Object.entries<RawBuilder<unknown>>(conditions).map(
    ([view, condition]) => sql`(select count(*) from ${table} where ${condition}) as ${sql.ref(view)}`,
  );
  const { rows } = await sql<Record<View, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0]!;
}
