import type { Context, MemberContext } from '../../../context.ts';
import { lockOwnProductOrder, lockProductOrder } from '../../membership/membership.ts';
import { lockOrder, lockOwnOrder, type Thing } from '../../orders/orders.ts';
import { payableOrder } from './order.ts';
import type { Payable } from './payable.ts';
import { payableProduct } from './product-order.ts';

/** Of an order, the quote that is to be paid, where that matters. */
type Wanted = Thing & { quoteId?: number | null };

/** Locks what money is for until the caller's transaction ends. */
export async function lockPayable(tx: Context, { orderId, productOrderId, quoteId }: Wanted) {
  return orderId === null
    ? fromProduct(tx, await lockProductOrder(tx, productOrderId))
    : fromOrder(tx, await lockOrder(tx, orderId), quoteId);
}

/** The same for who may change it; undefined for everybody else, as if it did not exist. */
export async function lockOwnPayable(tx: MemberContext, { orderId, productOrderId, quoteId }: Wanted) {
  return orderId === null
    ? fromProduct(tx, await lockOwnProductOrder(tx, productOrderId))
    : fromOrder(tx, await lockOwnOrder(tx, orderId), quoteId);
}

type Locked<Lock extends (...args: never) => Promise<unknown>> = Awaited<ReturnType<Lock>>;

function fromProduct(tx: Context, order: Locked<typeof lockProductOrder>): Payable | undefined {
  return order && payableProduct(tx, order);
}

function fromOrder(
  tx: Context,
  order: Locked<typeof lockOrder>,
  quoteId: number | null | undefined,
): Payable | undefined {
  return order && payableOrder(tx, order, quoteId ?? undefined);
}
