import { shared } from './shared.ts';
import { onTokenChange } from './token.ts';

const KEY = 'cart';
const MOST = 100;

function readStored(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
    return [...new Set<number>(ids)].slice(0, MOST);
  } catch {
    return [];
  }
}

/** What a visitor wants, newest first: only this browser knows, until they log in. */
export const visitorCart = shared(readStored());

/** What is in a member's cart: the material with its place in the cart; null until that is known. */
export const memberCart = shared<ReadonlyMap<number, number | null>>(new Map());

export function saveVisitorCart(ids: readonly number[]): void {
  const kept = ids.slice(0, MOST);
  if (kept.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(kept));
  visitorCart.set(kept);
}

/** Whether this is in the cart of whoever is here, the same everywhere on the page. */
export function useInCart(materialId: number): boolean {
  const visitors = visitorCart.use((ids) => ids.includes(materialId));
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
