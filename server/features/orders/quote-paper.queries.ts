import { sql } from 'kysely';
import type { LicenceInfo } from '#contract/domain/order.ts';
import type { Database } from '../../platform/database/database.ts';
import { LICENCE_COLUMNS } from './licence-info.queries.ts';

export interface PaperRow extends LicenceInfo {
  orderId: number;
  number: string;
  buyerId: number;
  specialRequest: string;
  quoteId: number;
  version: number;
  quoteState: 'live' | 'superseded' | 'accepted' | 'ended';
  note: string;
  totalFen: number;
  validUntil: Date;
  quotedAt: Date;
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
