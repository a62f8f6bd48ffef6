import type { PriceKind } from './prices.ts';

/** What an order holds; a mixed one holds video and photos. Music is ordered alone. */
export const ORDER_KINDS = ['video', 'photo', 'mixed', 'music'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** What a cart holds and one order may hold together. */
export const CART_KINDS = ['video', 'photo'] as const satisfies readonly PriceKind[];

export function orderKindOf(kinds: readonly PriceKind[]): OrderKind {
  const [first, ...others] = new Set(kinds);
  return first !== undefined && others.length === 0 ? first : 'mixed';
}

/** The orders that hold something of a kind. */
export function orderKindsWith(kind: PriceKind): OrderKind[] {
  return kind === 'music' ? ['music'] : [kind, 'mixed'];
}

/** The page that shows an order: one of its own for pictures alone, and for music. */
export const ORDER_PAGES = {
  video: 'order',
  photo: 'order2',
  mixed: 'order',
  music: 'orderMusic',
} as const satisfies Record<OrderKind, string>;
