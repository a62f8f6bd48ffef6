import type { OrderDetail } from '#contract/calls/orders.ts';
import type { OrderState } from '#contract/domain/order.ts';

export interface Step {
  state: OrderState;
  at: string | null;
  standing: 'done' | 'current' | 'ahead' | 'ended';
}

const WAY = ['submitted', 'quoted', 'paid', 'confirmed'] as const;

/** The steps of an order: those behind it, the current one, and those ahead. A closed order goes no further. */
export function stepsOf(
  order: Pick<OrderDetail, 'state' | 'createdAt' | 'quotes' | 'paidAt' | 'confirmedAt' | 'closedAt'>,
): Step[] {
  const reached: Record<(typeof WAY)[number], string | null> = {
    submitted: order.createdAt,
    quoted: order.quotes[0]?.createdAt ?? null,
    paid: order.paidAt,
    confirmed: order.confirmedAt,
  };
  if (order.state === 'closed') {
    const done = WAY.filter((state) => reached[state] !== null);
    const before = done.map((state): Step => ({ state, at: reached[state], standing: 'done' }));
    return [...before, { state: 'closed', at: order.closedAt, standing: 'ended' }];
  }
  const here = WAY.indexOf(order.state);
  return WAY.map((state, place): Step => {
    if (place > here) return { state, at: null, standing: 'ahead' };
    const done = place < here || state === 'confirmed';
    return { state, at: reached[state], standing: done ? 'done' : 'current' };
  });
}
