import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../../platform/database/waiting-count.ts';

/** Transfers that buyers say they made. */
export function transfersToConfirm(db: Database): Promise<Waiting> {
  return readWaiting(db, 'created_at', sql`payments where state = 'claimed'`);
}

export function refundRequests(db: Database): Promise<Waiting> {
  return readWaiting(
    db,
    'refund_requested_at',
    sql`(
      select refund_requested_at from order_facts where refund = 'requested'
      union all
      select refund_requested_at from product_order_facts where refund = 'requested') as asked`,
  );
}

/** Money that must go back and that nobody has sent yet. */
export function refundsDue(db: Database): Promise<Waiting> {
  return readWaiting(
    db,
    'created_at',
    sql`payments p where state = 'refund_due' and not exists (select from refunds where payment_id = p.id)`,
  );
}

/** Money that was sent back in vain. */
export function failedRefunds(db: Database): Promise<Waiting> {
  return readWaiting(db, 'created_at', sql`refunds where state = 'failed'`);
}
