import { setTimeout as sleep } from 'node:timers/promises';
import { cartCalls } from '#contract/calls/cart.ts';
import { materialCenterCalls } from '#contract/calls/material-center.ts';
import { orderCalls } from '#contract/calls/orders.ts';
import { reviewCalls } from '#contract/calls/review.ts';
import type { Day } from './day.ts';
import { FILE_START, NAME, type Remaining } from './left.ts';
import type { Ask } from './people.ts';

/** How long files may take until they can be deleted, and a product until it answers again. */
const PATIENCE_MS = 180_000;
const PAUSE_MS = 2000;
const AT_ONCE = 100;

interface Leftovers {
  look(): Promise<number[]>;
  remove(ids: number[]): Promise<unknown>;
}

/**
 * Takes away what failed or unfinished errands left. It looks for it at the product, because a call whose answer was
 * lost may have taken effect.
 */
export async function tidy(day: Day): Promise<Remaining> {
  const { buyer, photographer, reviewer } = day.people;
  const [inCart, openOrders, claims, uploads] = await Promise.all([
    buyer ? clear(cartOf(day, buyer)) : 0,
    buyer ? clear(ordersOf(day, buyer)) : 0,
    reviewer ? clear(claimsOf(day, reviewer)) : 0,
    photographer ? clear(uploadsOf(day, photographer)) : 0,
  ]);
  return { inCart, openOrders, claims, uploads };
}

/** Removes until nothing is left or patience ends; returns how much is left, or null when nobody could look. */
async function clear({ look, remove }: Leftovers): Promise<number | null> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const ids = await look().catch(() => null);
    if (ids?.length === 0) return 0;
    if (performance.now() > until) return ids && ids.length;
    // What cannot be removed now is found again by the next look.
    if (ids) await remove(ids).catch(() => {});
    await sleep(PAUSE_MS);
  }
}

function cartOf({ stock }: Day, buyer: Ask): Leftovers {
  const ours = new Set(stock.forCart.map(({ id }) => id));
  return {
    async look() {
      const { infos } = await buyer(cartCalls.ids, {});
      return infos.flatMap(({ cartId, materialId }) => (ours.has(materialId) ? [cartId] : [])).slice(0, AT_ONCE);
    },
    remove: (cartIds) => buyer(cartCalls.removeMany, { cartIds }),
  };
}

function ordersOf({ left }: Day, buyer: Ask): Leftovers {
  const open = async (state: 'submitted' | 'quoted') => {
    const { infos } = await buyer(orderCalls.list, { state, keyword: NAME, pageSize: AT_ONCE });
    return infos.flatMap(({ orderId, licensee }) => (licensee === NAME ? [orderId] : []));
  };
  return {
    look: async () => [...(await open('submitted')), ...(await open('quoted'))],
    async remove(ids) {
      for (const orderId of ids) {
        await buyer(orderCalls.close, { orderId, reason: 'cancelled' });
        left.closed += 1;
      }
    },
  };
}

function claimsOf({ left }: Day, reviewer: Ask): Leftovers {
  return {
    look: async () => [...left.claims],
    async remove(ids) {
      await reviewer(reviewCalls.release, { ids });
      left.claims.clear();
    },
  };
}

function uploadsOf(day: Day, photographer: Ask): Leftovers {
  const inTab = async (tab: 'waiting' | 'rejected') => {
    const input = { kind: 'photo', tab, keyword: FILE_START, pageSize: AT_ONCE } as const;
    const { infos } = await photographer(materialCenterCalls.list, input);
    return infos.flatMap(({ id, fileName }) => (fileName.startsWith(FILE_START) ? [id] : []));
  };
  return {
    look: async () => [...(await inTab('waiting')), ...(await inTab('rejected'))].slice(0, AT_ONCE),
    remove: (ids) => discard(day, photographer, ids),
  };
}

/** Deletes uploads whose files have been looked at; others cannot be deleted yet. */
export async function discard({ left }: Day, photographer: Ask, ids: number[]): Promise<void> {
  const { done } = await photographer(materialCenterCalls.discard, { ids });
  left.removed += done.length;
}
