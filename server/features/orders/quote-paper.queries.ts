import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { LICENCE_COLUMNS, type LicenceColumns } from './licence-info.queries.ts';

export interface PaperRow extends LicenceColumns {
  order_id: number;
  number: string;
  buyer_id: number;
  special_request: string;
  quote_id: number;
  version: number;
  quote_state: 'live' | 'superseded' | 'accepted' | 'ended';
  note: string;
  total_fen: number;
  valid_until: Date;
  quoted_at: Date;
}

export async function findPaper(db: Database, orderId: number, quoteId: number): Promise<PaperRow | undefined> {
  const { rows } = await sql<PaperRow>`
    select o.id as order_id, o.number, o.buyer_id, o.special_request, ${LICENCE_COLUMNS},
      q.id as quote_id, q.version, q.state as quote_state, q.note, q.total_fen,
      q.valid_until, q.created_at as quoted_at
    from quotes q join orders o on o.id = q.order_id
    where q.id = ${quoteId} and o.id = ${orderId}`.execute(db);
  return rows[0];
}
