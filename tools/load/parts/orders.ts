import { orderCalls } from '#contract/calls/orders.ts';
import { type Day, personOf } from '../day.ts';
import { type Errand, take } from '../errand.ts';
import { wrongContent } from '../fault.ts';
import { order } from './order.ts';

/** A buyer orders, sends the order once more as after a lost reply, looks at it and closes it. */
export function* orders(day: Day): Errand {
  const buyer = personOf(day, 'buyer');
  const { wanted, created } = yield* order(day);
  const { orderId } = created;
  yield* take('Create the same order again', async () => {
    const again = await buyer(orderCalls.create, wanted);
    if (again.orderId !== orderId) throw wrongContent();
  });
  yield* take('An order', () => buyer(orderCalls.detail, { orderId }));
  yield* take('Orders of a buyer', () => buyer(orderCalls.list, {}));
  yield* take('Close an order', async () => {
    await buyer(orderCalls.close, { orderId, reason: 'cancelled' });
    day.left.closed += 1;
  });
}
