import { type Excerpt, EXCERPT_STEP_MS } from '#contract/domain/excerpt.ts';
import { AREAS, CHANNELS, type LicenceTerms, PERIODS, SCENES } from '#contract/domain/licence-terms.ts';
import { shared } from './shared-state.ts';
import { onTokenChange } from './token.ts';

const KEY = 'cart';
const MOST = 100;

/** A material that a visitor wants, the licence, null while undecided, and the part of a clip. */
export interface VisitorsWish {
  id: number;
  terms: LicenceTerms | null;
  excerpt?: Excerpt | null;
}

// Checked by hand: the browser has the contract's types but not its validators.
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
  const excerpt = readExcerpt(stored?.['excerpt'] as Unchecked);
  return [{ id, terms: readTerms(stored?.['terms'] as Unchecked), excerpt }];
}

/** Terms that the browser or an address keeps; null for unknown ones. */
export function readTerms(stored: Unchecked): LicenceTerms | null {
  const oneOf = <Known>(list: readonly Known[], value: unknown) => list.find((known) => known === value);
  const scene = oneOf(SCENES, stored?.['scene']);
  const channel = oneOf(CHANNELS, stored?.['channel']);
  const period = oneOf(PERIODS, stored?.['period']);
  const area = oneOf(AREAS, stored?.['area']);
  return scene && channel && period && area ? { scene, channel, period, area } : null;
}

/** In and out points that the browser or an address keeps; null for unknown ones. */
export function readExcerpt(stored: Unchecked): Excerpt | null {
  const [inMs, outMs] = [Number(stored?.['inMs'] ?? NaN), Number(stored?.['outMs'] ?? NaN)];
  const whole = [inMs, outMs].every((ms) => Number.isSafeInteger(ms) && ms % EXCERPT_STEP_MS === 0);
  return whole && inMs >= 0 && inMs < outMs ? { inMs, outMs } : null;
}

/** A visitor's cart, newest first; kept in this browser until they log in. */
export const visitorCart = shared(readStored());

/** Materials in a member's cart with their cart ids; null until the server has given one. */
export const memberCart = shared<ReadonlyMap<number, number | null>>(new Map());

export function saveVisitorCart(wishes: readonly VisitorsWish[]): void {
  const kept = wishes.slice(0, MOST);
  if (kept.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(kept));
  visitorCart.set(kept);
}

/** Whether this material is in the reader's cart; the same everywhere on the page. */
export function useInCart(materialId: number): boolean {
  const visitors = visitorCart.use((wishes) => wishes.some(({ id }) => id === materialId));
  const members = memberCart.use((items) => items.has(materialId));
  return visitors || members;
}

// Another tab changed the cart; a null key means that the whole storage was cleared.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) visitorCart.set(readStored());
});

// The next person to log in has a cart of their own.
onTokenChange((token) => {
  if (token === null) memberCart.set(new Map());
});
