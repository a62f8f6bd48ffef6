import {
  ANY_SEC,
  CENTER_ORDERS,
  type CenterKind,
  type CenterOrder,
  type CenterTab,
  SECS,
} from '#contract/domain/material-center.ts';
import type { Address } from '../../../ui/table/use-address.ts';

/** Names of a tab's sub-states, in the order of their numbers in addresses. */
export function secsOf(tab: CenterTab): readonly ('processing' | 'describing' | 'file' | 'review')[] {
  return tab === 'waiting' || tab === 'rejected' ? SECS[tab] : [];
}

export function useListFilter(address: Address, kind: CenterKind, tab: CenterTab) {
  const keyword = address.get('keyword').slice(0, 200);
  const secs = secsOf(tab);
  const sec = secs.findIndex((_, index) => address.get('sec') === String(index));
  const orderBy: CenterOrder = address.oneOf('order', CENTER_ORDERS) ?? 'newest';
  return {
    kind,
    tab,
    keyword,
    sec: sec < 0 ? ANY_SEC : sec,
    orderBy,
    active: keyword !== '' || sec >= 0,
    clear: () => address.filter({ keyword: undefined, sec: undefined }),
  };
}

export type ListFilter = ReturnType<typeof useListFilter>;
