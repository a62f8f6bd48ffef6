import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Revokes licences and returns the ids of those that were valid until now. */
export async function revokeValid(
  db: Database,
  which: { orderId: number } | { licenceId: number },
  reason: string,
): Promise<number[]> {
  const chosen = 'orderId' in which ? sql`order_id = ${which.orderId}` : sql`id = ${which.licenceId}`;
  const { rows } = await sql<{ id: number }>`
    update licences set state = 'revoked', ended_at = clock_now(), end_reason = ${reason}
    where ${chosen} and state = 'valid' returning id`.execute(db);
  return rows.map((row) => row.id);
}

/** Refuses open corrections and returns the ids of their licences. */
export async function refuseOpen(
  db: Database,
  licenceIds: readonly number[],
  { answer, by }: { answer: string; by: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ licenceId: number }>`
    update licence_corrections
    set state = 'refused', answer = ${answer}, answered_by = ${by}, answered_at = clock_now()
    where licence_id = any(${licenceIds}::bigint[]) and state = 'open' returning licence_id`.execute(db);
  return rows.map((row) => row.licenceId);
}

export async function insertReversals(db: Database, orderId: number): Promise<void> {
  await sql`
    insert into sales (line_id, owner_id, amount_fen, price_fen, discount_fen, vat_fen, net_fen, share_percent,
      share_fen, exclusive, agreement_version, rate_id, refund_until, reverses)
    select sale.line_id, sale.owner_id, -sale.amount_fen, -sale.price_fen, -sale.discount_fen, -sale.vat_fen,
      -sale.net_fen, sale.share_percent, -sale.share_fen, sale.exclusive, sale.agreement_version, sale.rate_id,
      clock_now(), sale.id
    from sales sale join order_line_facts line on line.id = sale.line_id
    where line.order_id = ${orderId} and sale.reverses is null
    on conflict (reverses) do nothing`.execute(db);
}

export async function countTouched(db: Database, orderId: number) {
  const { rows } = await sql<{ downloads: number; certificates: number }>`
    select (select count(*) from downloads d join licences l on l.id = d.licence_id where l.order_id = ${orderId})
        as downloads,
      (select count(*) from licences where order_id = ${orderId} and certificate_at is not null) as certificates`.execute(
    db,
  );
  return rows[0] ?? { downloads: 0, certificates: 0 };
}
