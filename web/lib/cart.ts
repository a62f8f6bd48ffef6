import * as z from 'zod/mini';
import { licenceTerms } from '#contract/calls/prices.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { shared } from './shared.ts';
import { onTokenChange } from './token.ts';

const KEY = 'cart';
const MOST = 100;

const wanted = z.object({
  id: z.int().check(z.positive()),
  /** Forgotten when it is not one that we know. */
  terms: z.catch(z.nullable(licenceTerms), null),
});
export type VisitorsWish = { id: number; terms: LicenceTerms | null };

function readStored(): readonly VisitorsWish[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const wishes = (Array.isArray(stored) ? stored : []).flatMap((one) => wanted.safeParse(one).data ?? []);
    return [...new Map(wishes.toReversed().map((wish) => [wish.id, wish])).values()].toReversed().slice(0, MOST);
  } catch {
    return [];
  }
}

/** What a visitor wants, and what for, newest first: only this browser knows, until they log in. */
export const visitorCart = shared(readStored());

/** What is in a member's cart: the material with its place in the cart; null until that is known. */
export const memberCart = shared<ReadonlyMap<number, number | null>>(new Map());

export function saveVisitorCart(wishes: readonly VisitorsWish[]): void {
  const kept = wishes.slice(0, MOST);
  if (kept.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(kept));
  visitorCart.set(kept);
}

/** Whether this is in the cart of whoever is here, the same everywhere on the page. */
export function useInCart(materialId: number): boolean {
  const visitors = visitorCart.use((wishes) => wishes.some(({ id }) => id === materialId));
  const members = memberCart.use((items) => items.has(materialId));
  return visitors || members;
}

// Another tab has changed it; a null key means that the whole storage was emptied.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) visitorCart.set(readStored());
});

// Whoever comes next has a cart of their own.
onTokenChange((token) => {
  if (token === null) memberCart.set(new Map());
});
