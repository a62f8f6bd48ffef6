import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useLanguage } from '../../../lib/language.ts';
import { paths } from '../../../paths.ts';
import { Mantine } from '../../../ui/mantine.tsx';
import { MembersOnly } from '../../../ui/members-only.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isGone, OrderGone } from '../order-gone.tsx';
import { orderQuery } from '../queries.ts';
import { useOrderId } from '../use-order-id.ts';
import { OrderPage } from './order-page.tsx';
import classes from './order-page.module.css';

/** One order of any kind: its status, its next step and its contents. */
export function Order() {
  const orderId = useOrderId();
  if (orderId === null) return <OrderGone />;
  return (
    <Mantine>
      <MembersOnly placeholder={<Waiting />}>{() => <Loaded key={orderId} orderId={orderId} />}</MembersOnly>
    </Mantine>
  );
}

function Loaded({ orderId }: { orderId: number }) {
  const { data, error, refetch } = useQuery(orderQuery(orderId, useLanguage()));
  const { pathname } = useLocation();
  // Every kind has an address of its own, which not every link knows.
  if (data && !paths.order(data).toLowerCase().startsWith(`${pathname.toLowerCase()}?`))
    return <Navigate to={paths.order(data)} replace />;
  if (data) return <OrderPage order={data} />;
  if (isGone(error)) return <OrderGone />;
  if (!error) return <Waiting />;
  return (
    <div className={classes.page}>
      <Retry error={error} onRetry={() => void refetch()} />
    </div>
  );
}

function Waiting() {
  return (
    <div className={classes.page} aria-hidden="true">
      <Skeleton width={340} height={40} />
      <Skeleton height={76} />
      <Skeleton height={84} />
      <div className={classes.columns}>
        <Skeleton height={420} />
        <Skeleton height={420} />
      </div>
    </div>
  );
}
