import { setTimeout as sleep } from 'node:timers/promises';
import { cartCalls } from '#contract/calls/cart.ts';
import { materialCenterCalls } from '#contract/calls/material-center.ts';
import { orderCalls } from '#contract/calls/orders.ts';
import { reviewCalls } from '#contract/calls/review.ts';
import type { People } from './people.ts';

/** What the load has made and not yet taken away, by number, and what stays. */
export interface Left {
  inCart: Set<number>;
  openOrders: Set<number>;
  claims: Set<number>;
  works: Set<number>;
  closed: number;
  paid: number;
  removed: number;
}

export const newLeft = (): Left => ({
  inCart: new Set(),
  openOrders: new Set(),
  claims: new Set(),
  works: new Set(),
  closed: 0,
  paid: 0,
  removed: 0,
});

/** How long files may take until they can be deleted. */
const PATIENCE_MS = 180_000;
const PAUSE_MS = 2000;
const AT_ONCE = 100;

/** Takes away what failed or unfinished errands left. What cannot be taken away stays in `left`. */
export async function tidy({ buyer, photographer, reviewer }: People, left: Left): Promise<void> {
  if (buyer)
    for (const cartId of left.inCart)
      await quietly(async () => {
        await buyer(cartCalls.remove, { cartId });
        left.inCart.delete(cartId);
      });
  if (buyer)
    for (const orderId of left.openOrders)
      await quietly(async () => {
        await buyer(orderCalls.close, { orderId, reason: 'cancelled' });
        left.openOrders.delete(orderId);
        left.closed += 1;
      });
  if (reviewer && left.claims.size > 0)
    await quietly(async () => {
      await reviewer(reviewCalls.release, { ids: [...left.claims] });
      left.claims.clear();
    });
  const until = performance.now() + PATIENCE_MS;
  while (photographer && left.works.size > 0 && performance.now() < until) {
    await quietly(() => discard(photographer, left));
    if (left.works.size > 0) await sleep(PAUSE_MS);
  }
}

/** Deletes uploads whose files have been looked at; others cannot be deleted yet. */
export async function discard(photographer: NonNullable<People['photographer']>, left: Left): Promise<void> {
  const ids = [...left.works].slice(0, AT_ONCE);
  const { done } = await photographer(materialCenterCalls.discard, { ids });
  for (const id of done) left.works.delete(id);
  left.removed += done.length;
}

/** Tries; whatever fails stays in the list of what is left. */
async function quietly(work: () => Promise<void>): Promise<void> {
  await work().catch(() => {});
}

/** What somebody finds afterwards, one sentence for each. */
export function sentencesOf(left: Left): string[] {
  const lines: [what: string, count: number][] = [
    ['Closed orders of “Load test”', left.closed],
    ['Paid orders of “Load test”, with their licences', left.paid],
    ['Uploads removed with their files', left.removed],
    ['Orders that could not be closed', left.openOrders.size],
    ['Things in the cart that could not be removed', left.inCart.size],
    ['Claimed works that could not be released', left.claims.size],
    ['Uploads that could not be removed', left.works.size],
  ];
  const told = lines.flatMap(([what, count]) => (count > 0 ? [`${what}: ${count}`] : []));
  return told.length > 0 ? told : ['Nothing'];
}
