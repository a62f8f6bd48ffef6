import { AREAS, CHANNELS, type LicenceTerms, PERIODS, SCENES } from '#contract/domain/licence-terms.ts';
import { shared } from './shared-state.ts';
import { onTokenChange } from './token.ts';

const KEY = 'cart';
const MOST = 100;

/** What a visitor wants, and for which use; null: undecided. */
export interface VisitorsWish {
  id: number;
  terms: LicenceTerms | null;
}

// By hand: browsers have the contract's shapes, and not what checks them.
type Unchecked = { [Name in string]?: unknown } | null | undefined;

function readStored(): readonly VisitorsWish[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const all = (Array.isArray(stored) ? (stored as Unchecked[]) : []).flatMap(readWish);
    return all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place).slice(0, MOST);
  } catch {
    return [];
  }
}

function readWish(stored: Unchecked): VisitorsWish[] {
  const id = stored?.['id'];
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return [];
  return [{ id, terms: readTerms(stored?.['terms'] as Unchecked) }];
}

/** A use that we do not know is forgotten, what it was for is not. */
function readTerms(stored: Unchecked): LicenceTerms | null {
  const oneOf = <Known>(list: readonly Known[], value: unknown) => list.find((known) => known === value);
  const scene = oneOf(SCENES, stored?.['scene']);
  const channel = oneOf(CHANNELS, stored?.['channel']);
  const period = oneOf(PERIODS, stored?.['period']);
  const area = oneOf(AREAS, stored?.['area']);
  return scene && channel && period && area ? { scene, channel, period, area } : null;
}

/** Newest first: only this browser knows, until they log in. */
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
