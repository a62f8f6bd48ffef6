import type { Database } from '../../../platform/database/database.ts';
import type { ListedRow } from '../list.queries.ts';
import { listForDesk } from './list.queries.ts';

/** Orders that a keyword means, in any state, newest first. */
export async function findOrders(db: Database, keyword: string, most: number): Promise<ListedRow[]> {
  const { rows } = await listForDesk(db, { view: 'all', keyword, pageNo: 1, pageSize: most });
  return rows;
}
