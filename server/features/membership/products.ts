import type { Context } from '../../context.ts';
import type { Problem } from '../../platform/problem.ts';
import { beginMembership, freeMembership, holdMembership, stopMembership } from './memberships.ts';
import { beginPool, freePool, holdPool, stopPool } from './pools.ts';
import type { ProductOrderRow } from './product-orders.queries.ts';

const isPackage = ({ packageId }: ProductOrderRow) => packageId !== null;

/** Gives what was paid for: a membership, or the licences of a package. Returns its last day. */
export async function beginProduct(tx: Context, order: ProductOrderRow): Promise<string> {
  return await (isPackage(order) ? beginPool(tx, order) : beginMembership(tx, order));
}

/** Holds it back while a refund is asked for; refused once it was used. */
export async function holdProduct(tx: Context, order: ProductOrderRow): Promise<Problem | undefined> {
  return await (isPackage(order) ? holdPool(tx, order) : holdMembership(tx, order));
}

/** Lets it be used again. */
export async function freeProduct(tx: Context, order: ProductOrderRow): Promise<void> {
  await (isPackage(order) ? freePool(tx, order) : freeMembership(tx, order));
}

/** Ends it at once; refused when it has ended before, or is refunded after its use. */
export async function stopProduct(
  tx: Context,
  order: ProductOrderRow,
  ending: { reason: 'refunded' | 'revoked'; words: string },
): Promise<Problem | undefined> {
  return await (isPackage(order) ? stopPool(tx, order, ending) : stopMembership(tx, order, ending));
}
