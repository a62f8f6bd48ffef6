import { useState } from 'react';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem } from '#contract/items.ts';

export interface Selection {
  /** The reader is selecting: a click ticks a card instead of opening it. */
  active: boolean;
  chosen: AnyItem[];
  everything: boolean;
  has: (item: AnyItem) => boolean;
  toggle: (item: AnyItem) => void;
  toggleAll: () => void;
  start: () => void;
  end: () => void;
}

/** The items on this page that the reader has selected. */
export function useSelection(items: AnyItem[]): Selection {
  const [active, setActive] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  // An item that has left the list is no longer selected.
  const chosen = items.filter((item) => ids.has(idOf(item)));
  const everything = items.length > 0 && chosen.length === items.length;
  return {
    active: active && items.length > 0,
    chosen,
    everything,
    has: (item) => ids.has(idOf(item)),
    toggle: (item) => {
      const next = new Set(ids);
      if (!next.delete(idOf(item))) next.add(idOf(item));
      setIds(next);
    },
    toggleAll: () => setIds(new Set(everything ? [] : items.map(idOf))),
    start: () => setActive(true),
    end: () => {
      setActive(false);
      setIds(new Set());
    },
  };
}
