import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#contract/calls/cart.ts';
import { putBack, removeItems } from '../../lib/cart-changes.ts';
import { toast } from '../../ui/toast.ts';

/** How long the reader can undo a removal. */
const UNDO_MS = 12_000;

export interface Removal {
  /** The items removed last, while they can be put back. */
  removed: CartItem[];
  remove: (items: CartItem[]) => void;
  undo: () => void;
}

/** Removes items from the cart at once, and lets the reader undo it. */
export function useRemoval(): Removal {
  const [removed, setRemoved] = useState<CartItem[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (error: Error) => {
    setRemoved([]);
    void toast(error.message, 'failed');
  };
  return {
    removed,
    remove: (items) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setRemoved([]), UNDO_MS);
      setRemoved(items);
      removeItems(items).catch(tell);
    },
    undo: () => {
      clearTimeout(timer.current);
      setRemoved([]);
      putBack(removed.filter(({ obstacle }) => obstacle === null)).catch(tell);
    },
  };
}
