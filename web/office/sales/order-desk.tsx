import { useQuery } from '@tanstack/react-query';
import { IconReceiptOff } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { focusRow } from '../../ui/table/table.ts';
import type { Address } from '../../ui/table/use-address.ts';
import { useEscape } from '../blocks/use-escape.ts';
import { useUnsaved } from '../blocks/use-unsaved.ts';
import { orderQuery } from './queries.ts';
import { OrderBar } from './order-bar.tsx';
import { OrderBody } from './order-body.tsx';
import classes from './order-desk.module.css';
import { useNeighbours } from './use-neighbours.ts';

const LOOK_AGAIN_MS = 15_000;

/** One order: what it is about, what it shall cost, and what was said. */
export function OrderDesk({ id, address }: { id: number; address: Address }) {
  const { t } = useTranslation();
  const query = useQuery({ ...orderQuery(id), refetchInterval: LOOK_AGAIN_MS });
  const { leave, onUnsaved } = useUnsaved(t(($) => $.office.sales.leave, { returnObjects: true }));
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
    <div ref={place} className={classes.desk}>
      <OrderBar order={data?.order} neighbours={neighbours} onGo={go} />
      {data && <OrderBody key={id} order={data.order} buyer={data.buyer} onUnsaved={onUnsaved} />}
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

/** The shape of what is to come. */
function Loading() {
  return (
    <div className={classes.columns} aria-busy="true">
      <div className={classes.main}>
        <Skeleton height={64} />
        <Skeleton height={220} />
        <Skeleton height={200} />
      </div>
      <div className={classes.side}>
        <Skeleton height={240} />
        <Skeleton height={260} />
      </div>
    </div>
  );
}
