import type { Context, MemberContext } from '../../context.ts';
import { lockOwnProductOrder, lockProductOrder } from '../membership/membership.ts';
import { lockOrder, lockOwnOrder, type Thing } from '../orders/orders.ts';

/** Each once, orders by their ids, then product orders by theirs: always so, that two never wait for each other. */
function inTurn(things: readonly Thing[]): Thing[] {
  const ids = (of: (thing: Thing) => number | null) =>
    [...new Set(things.map(of))].filter((id) => id !== null).toSorted((one, other) => one - other);
  return [
    ...ids(({ orderId }) => orderId).map((orderId) => ({ orderId, productOrderId: null })),
    ...ids(({ productOrderId }) => productOrderId).map((productOrderId) => ({ orderId: null, productOrderId })),
  ];
}

/** Locks what an invoice is for until the caller's transaction ends. */
export async function lockThings(tx: Context, things: readonly Thing[]): Promise<void> {
  for (const { orderId, productOrderId } of inTurn(things))
    await (orderId === null ? lockProductOrder(tx, productOrderId) : lockOrder(tx, orderId));
}

/** The same for who may change all of them; undefined for everybody else. */
export async function lockOwnThings(tx: MemberContext, things: readonly Thing[]): Promise<Thing[] | undefined> {
  const wanted = inTurn(things);
  for (const { orderId, productOrderId } of wanted)
    if (!(await (orderId === null ? lockOwnProductOrder(tx, productOrderId) : lockOwnOrder(tx, orderId))))
      return undefined;
  return wanted;
}
