import type { Begin, Day } from '../day.ts';
import { PARTS, type Part } from '../schedule.ts';
import { cart } from './cart.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { isHere, payments } from './payments.ts';
import { review } from './review.ts';
import { search } from './search.ts';
import { uploads } from './uploads.ts';

const BEGIN: Record<Part, Begin> = { search, pages, cart, orders, payments, review, uploads };

export interface Plan {
  parts: Partial<Record<Part, Begin>>;
  /** One sentence for each part that this product cannot be asked to do. */
  leftOut: string[];
}

/** The parts of the day that a product and its people allow. */
export function plan(day: Day, isDemo: boolean): Plan {
  const reasons = PARTS.map((part) => [part, reasonAgainst(part, day, isDemo)] as const);
  return {
    parts: Object.fromEntries(reasons.flatMap(([part, reason]) => (reason === null ? [[part, BEGIN[part]]] : []))),
    leftOut: reasons.flatMap(([part, reason]) => (reason === null ? [] : [`${part}: ${reason}`])),
  };
}

function reasonAgainst(part: Part, { url, people, stock }: Day, isDemo: boolean): string | null {
  if (part === 'search' || part === 'pages') return null;
  if (part === 'review') return people.reviewer ? null : 'no account of a reviewer';
  if (part === 'uploads') return people.photographer ? null : 'no account of a photographer';
  if (!people.buyer) return 'no account of a buyer';
  if (part === 'cart') return null;
  if (stock.forOrders.length === 0) return 'neither clips nor photos with a price on sale';
  if (part === 'orders') return null;
  return isDemo && isHere(url) ? null : 'only a demo on this machine has a sandbox that can be paid in';
}
