import type { Buyer, Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import {
  endMembership,
  findRunning,
  insertMembership,
  lockHolder,
  lockMembershipOf,
  lockRunning,
  markUsed,
  type MembershipRow,
  setHold,
} from './memberships.queries.ts';
import type { ProductOrderRow } from './product-orders.queries.ts';

const holderOf = ({ buyerId, customerId }: ProductOrderRow): Buyer => ({ userId: buyerId, customerId });

/** Begins the membership of a paid product order, today or after the last one of its holder. Returns its last day. */
export async function beginMembership(tx: Context, order: ProductOrderRow): Promise<string> {
  await lockHolder(tx.db, holderOf(order));
  const { percent } = order;
  if (percent === null) throw new Error('only a plan gives a membership');
  const { id, endsOn } = await insertMembership(tx.db, { ...order, percent });
  await recordChange(tx, {
    action: 'membership.begun',
    subject: `membership:${id}`,
    after: { productOrderId: order.id, percent, endsOn },
  });
  return endsOn;
}

/** Holds the membership of a product order back while a refund is asked for; refused once a quote has used it. */
export async function holdMembership(tx: Context, order: ProductOrderRow): Promise<Problem | undefined> {
  const membership = await lockMembershipOf(tx.db, order.id);
  if (!membership) return undefined;
  if (membership.usedAt !== null) return problem('membership-used');
  if (membership.standing === 'revoked') return problem('membership-ended');
  await setHold(tx.db, membership.id, true);
  return undefined;
}

/** Lets it give discounts again. */
export async function freeMembership(tx: Context, order: ProductOrderRow): Promise<void> {
  const membership = await lockMembershipOf(tx.db, order.id);
  if (membership) await setHold(tx.db, membership.id, false);
}

/** Ends the membership of a product order at once; refused when it has ended before, or is refunded after its use. */
export async function stopMembership(
  tx: Context,
  order: ProductOrderRow,
  { reason, words }: { reason: 'refunded' | 'revoked'; words: string },
): Promise<Problem | undefined> {
  await lockHolder(tx.db, holderOf(order));
  const membership = await lockMembershipOf(tx.db, order.id);
  if (reason === 'refunded' && membership?.usedAt) return problem('membership-used');
  if (!membership || !(await endMembership(tx.db, { id: membership.id, reason, words })))
    return problem('membership-ended');
  await recordChange(tx, {
    action: `membership.${reason}`,
    subject: `membership:${membership.id}`,
    before: { endsOn: membership.endsOn },
    after: { productOrderId: order.id, ended: true },
    ...(words === '' ? {} : { reason: words }),
  });
  return undefined;
}

export interface Discount {
  membershipId: number;
  /** Whether a quote has had it before. */
  used: boolean;
  percent: number;
  kinds: readonly string[];
}

/** The discount of a buyer's membership for a quote that the caller's transaction makes; it cannot end before. */
export async function lockDiscount(tx: Context, buyer: Buyer): Promise<Discount | undefined> {
  return discountOf(await lockRunning(tx.db, buyer));
}

/** The same for showing it. */
export async function readDiscount(ctx: Pick<Context, 'db'>, buyer: Buyer): Promise<Discount | undefined> {
  return discountOf(await findRunning(ctx.db, buyer));
}

function discountOf(running: MembershipRow | undefined): Discount | undefined {
  if (!running) return undefined;
  const { id, usedAt, percent, kinds } = running;
  return { membershipId: id, used: usedAt !== null, percent, kinds };
}

/** Notes that a quote got the discount, after which the membership is no longer refunded. */
export async function noteUse(tx: Context, { membershipId, used }: Discount): Promise<void> {
  if (!used) await markUsed(tx.db, membershipId);
}
