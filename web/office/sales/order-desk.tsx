import { useQuery } from '@tanstack/react-query';
import { IconReceiptOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { focusRow } from '../../ui/table/table.ts';
import type { Address } from '../../ui/table/use-address.ts';
import { isBusy } from '../../ui/is-busy.ts';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';
import { useEscape } from '../blocks/use-keys.ts';
import { useUnsaved } from '../blocks/use-unsaved.ts';
import layout from '../blocks/desk-layout.module.css';
import { orderQuery, salesQuery } from './queries.ts';
import { OrderBar } from './order-bar.tsx';
import { OrderBody } from './order-body.tsx';
import { useSalesFilter } from './sales-list.tsx';

const LOOK_AGAIN_MS = 15_000;

/** One order: its contents, its quote, and its messages. */
export function OrderDesk({ id, address }: { id: number; address: Address }) {
  const { t } = useTranslation();
  const query = useQuery({ ...orderQuery(id), refetchInterval: LOOK_AGAIN_MS });
  const { leave, onUnsaved } = useUnsaved(t(($) => $.office.sales.leave));
  const go = (order: number | undefined) =>
    void leave(() => {
      address.set({ order: order === undefined ? undefined : String(order) });
      if (order === undefined) requestAnimationFrame(() => focusRow(String(id)));
    });
  const neighbours = useNeighbours(id, address, go);
  const place = useRef<HTMLDivElement>(null);
  useEscape(place, () => go(undefined));
  const { data, error } = query;
  return (
    <div ref={place} className={layout.desk}>
      <OrderBar order={data?.order} neighbours={neighbours} onGo={go} />
      {data && <OrderBody key={id} order={data.order} buyer={data.buyer} vip={data.vip} onUnsaved={onUnsaved} />}
      {data === null && (
        <Nothing
          icon={IconReceiptOff}
          title={t(($) => $.office.sales.order.notFound)}
          hint={t(($) => $.office.sales.order.notFoundHint)}
        />
      )}
      {data === undefined && (error ? <Retry error={error} onRetry={() => void query.refetch()} /> : <Loading />)}
    </div>
  );
}

function Loading() {
  return (
    <div className={layout.columns} aria-busy="true">
      <div className={layout.main}>
        <Skeleton height={64} />
        <Skeleton height={220} />
        <Skeleton height={200} />
      </div>
      <div className={layout.side}>
        <Skeleton height={240} />
        <Skeleton height={260} />
      </div>
    </div>
  );
}

/** The orders before and after this one in its list; J and K open them. */
function useNeighbours(id: number, address: Address, go: (id: number) => void) {
  const { data } = useQuery(salesQuery(useSalesFilter(address).values));
  const ids = data?.infos.map(({ orderId }) => orderId) ?? [];
  const here = ids.indexOf(id);
  const previous = here > 0 ? ids[here - 1] : undefined;
  // An order that has just been quoted leaves the list, so the first one is next.
  const next = here >= 0 ? ids[here + 1] : ids[0];
  useShortcuts('salesOrder');
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
