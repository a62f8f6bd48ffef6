import { useState } from 'react';
import { type AnyItem, idOf } from '#contract/items.ts';

export interface Selection {
  /** The reader is choosing: cards are ticked instead of opened. */
  active: boolean;
  chosen: AnyItem[];
  everything: boolean;
  has: (item: AnyItem) => boolean;
  toggle: (item: AnyItem) => void;
  toggleAll: () => void;
  start: () => void;
  end: () => void;
}

/** Which of the items on this page the reader has in hand. */
export function useSelection(items: AnyItem[]): Selection {
  const [active, setActive] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  // What has left the list cannot be in hand any more.
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
