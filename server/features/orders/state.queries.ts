import { sql } from 'kysely';
import type { ApprovalState, CloseReason, LicenceInfo, OrderState, RefundState } from '#contract/domain/order.ts';
import type { OrderKind } from '#contract/domain/order-kind.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import type { Database } from '../../platform/database/database.ts';
import { LICENCE_COLUMNS, licenceOf, REFERENCE_COLUMNS, referencesOf } from './licence-info.queries.ts';

export interface LockedOrder {
  id: number;
  number: string;
  kind: OrderKind;
  buyerId: number;
  customerId: number | null;
  /** It was taken from this project. */
  projectId: number | null;
  poolId: number | null;
  state: OrderState;
  refund: RefundState;
  approval: ApprovalState;
  totalFen: number | null;
  quoteDueAt: Date | null;
  payBy: Date | null;
  paidAt: Date | null;
  confirmedAt: Date | null;
  licence: LicenceInfo;
  references: OrderReferences;
  /** The live or accepted quote. */
  quoteId: number | null;
  quoteVersion: number | null;
}

type LockedRow = Omit<LockedOrder, 'licence' | 'references' | 'quoteId' | 'quoteVersion'> &
  LicenceInfo &
  OrderReferences;

/** Reads an order that meets the condition on `orders o`, and locks it until the transaction ends. */
export async function lockOrderRow(db: Database, id: number, where = sql`true`): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedRow>`
    select o.id, o.number, o.kind, o.buyer_id, o.customer_id, o.project_id, o.pool_id, o.state, o.refund, o.approval, o.total_fen,
      o.quote_due_at, o.pay_by, o.paid_at, o.confirmed_at, ${LICENCE_COLUMNS}, ${REFERENCE_COLUMNS}
    from orders o where o.id = ${id} and ${where} for update`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  // Reads the quotes after the lock is granted: a statement that waited for the lock would see older quotes.
  const holding = await sql<{ id: number; version: number }>`
    select id, version from quotes where order_id = ${id} and state in ('live', 'accepted')`.execute(db);
  const quote = holding.rows[0];
  return {
    ...row,
    licence: licenceOf(row),
    references: referencesOf(row),
    quoteId: quote?.id ?? null,
    quoteVersion: quote?.version ?? null,
  };
}

/** Other fields that change with an order's state. */
export interface OrderChanges {
  totalFen?: number;
  payBy?: Date;
  paidAt?: Date;
  closeReason?: CloseReason;
  closeWords?: string;
  refund?: RefundState;
  refundAnswer?: string;
}

/** False when the order is not in the state that the caller expected. */
export async function updateState(
  db: Database,
  { id, from, to }: { id: number; from: OrderState; to: OrderState },
  changes: OrderChanges,
): Promise<boolean> {
  const columns = [
    ...ENTERING[to](from, changes),
    changes.refund && sql`refund = ${changes.refund}`,
    changes.refundAnswer !== undefined && sql`refund_answer = ${changes.refundAnswer}`,
  ].filter((column) => typeof column === 'object');
  const { rows } = await sql`
    update orders o set ${sql.join([sql`state = ${to}`, sql`updated_at = clock_now()`, ...columns])}
    where id = ${id} and state = ${from} returning id`.execute(db);
  return rows.length === 1;
}

/** Gives a buyer whose payment was not found at least three days to pay, even if the quote has ended meanwhile. */
const PAY_AGAIN = sql`greatest(
  (select valid_until from quotes where order_id = o.id and state = 'accepted'), clock_now() + interval '3 days')`;

/** Columns to set when an order enters a state. */
const ENTERING: Record<OrderState, (from: OrderState, changes: OrderChanges) => ReturnType<typeof sql>[]> = {
  submitted: () => [
    sql`submitted_at = clock_now(), quote_due_at = quote_due(clock_now()), pay_by = null, total_fen = null,
      approval = 'none'`,
  ],
  quoted: (from, { totalFen, payBy }) =>
    from === 'paid'
      ? [sql`paid_at = null, pay_by = ${PAY_AGAIN}`]
      : [sql`total_fen = ${totalFen ?? null}, pay_by = ${payBy ?? null}, quote_due_at = null, reminded_at = null`],
  paid: (_from, { paidAt }) => [sql`paid_at = ${paidAt ?? sql`clock_now()`}`],
  confirmed: () => [sql`confirmed_at = clock_now()`],
  closed: (_from, { closeReason, closeWords }) => [
    sql`closed_at = clock_now(), close_reason = ${closeReason ?? null}, close_words = ${closeWords ?? ''}`,
  ],
};

type QuoteState = 'live' | 'superseded' | 'accepted' | 'ended';

export async function moveQuotes(db: Database, orderId: number, from: QuoteState[], to: QuoteState): Promise<void> {
  await db.updateTable('quotes').set({ state: to }).where('orderId', '=', orderId).where('state', 'in', from).execute();
}

interface RefundChange {
  id: number;
  from: RefundState;
  to: RefundState;
  words?: string | undefined;
  answer?: string | undefined;
}

export async function updateRefund(db: Database, { id, from, to, words, answer }: RefundChange): Promise<boolean> {
  const changes = [
    sql`refund = ${to}`,
    sql`updated_at = clock_now()`,
    to === 'requested' && sql`refund_requested_at = clock_now()`,
    words !== undefined && sql`refund_words = ${words}`,
    answer !== undefined && sql`refund_answer = ${answer}`,
  ].filter((change) => typeof change === 'object');
  const { rows } = await sql`
    update orders set ${sql.join(changes)} where id = ${id} and refund = ${from} returning id`.execute(db);
  return rows.length === 1;
}
