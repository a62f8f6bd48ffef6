import { useState } from 'react';
import type { CartItem } from '#contract/calls/cart.ts';

export interface Chosen {
  items: CartItem[];
  everything: boolean;
  has: (item: CartItem) => boolean;
  toggle: (item: CartItem) => void;
  toggleAll: () => void;
}

/** The items to be ordered: all that can be, except those that the reader has deselected. */
export function useChosen(all: CartItem[]): Chosen {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const orderable = all.filter(({ obstacle }) => obstacle === null);
  const items = orderable.filter(({ cartId }) => !left.has(cartId));
  const everything = orderable.length > 0 && items.length === orderable.length;
  return {
    items,
    everything,
    has: (item) => items.includes(item),
    toggle: ({ cartId }) => {
      const next = new Set(left);
      if (!next.delete(cartId)) next.add(cartId);
      setLeft(next);
    },
    toggleAll: () => setLeft(new Set(everything ? orderable.map(({ cartId }) => cartId) : [])),
  };
}
