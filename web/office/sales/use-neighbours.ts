import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Address } from '../../ui/table/use-address.ts';
import { isBusy } from '../blocks/use-row-keys.ts';
import { salesQuery } from './queries.ts';
import { useSalesFilter } from './use-sales-filter.ts';

/** The orders before and after one in the list that it was opened from; J and K lead there. */
export function useNeighbours(id: number, address: Address, go: (id: number) => void) {
  const { data } = useQuery(salesQuery(useSalesFilter(address).values));
  const ids = data?.infos.map(({ orderId }) => orderId) ?? [];
  const here = ids.indexOf(id);
  const previous = here > 0 ? ids[here - 1] : undefined;
  // What has left the list, since it was just quoted, is followed by what is first now.
  const next = here >= 0 ? ids[here + 1] : ids[0];
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    const target = { KeyJ: next, KeyK: previous }[event.code];
    if (target !== undefined) go(target);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { previous, next };
}
