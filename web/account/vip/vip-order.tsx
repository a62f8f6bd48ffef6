import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readId } from '../../lib/id-in-address.ts';
import { useLanguage } from '../../lib/language.ts';
import { packagePreviewQuery } from '../../lib/packages.ts';
import { Mantine } from '../../ui/mantine.tsx';
import { MembersOnly } from '../../ui/members-only.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isGone } from '../orders/order-gone.tsx';
import page from '../orders/order/order-page.module.css';
import { Gone } from './gone.tsx';
import { NewOrder } from './new-order.tsx';
import { NewPackage } from './new-package.tsx';
import { OrderedPlan } from './ordered-plan.tsx';
import { previewQuery, productOrderQuery } from './queries.ts';

/** A plan or package that is to be ordered, or a product order. */
export function VipOrder() {
  const [query] = useSearchParams();
  const [order, plan, offer] = ['id', 'plan', 'package'].map((name) => readId(query.get(name)));
  if (order === undefined && plan === undefined && offer === undefined) return <Gone what="order" />;
  return (
    <Mantine>
      <MembersOnly placeholder={<Waiting />}>
        {() => {
          if (order !== undefined) return <Ordered productOrderId={Number(order)} />;
          return plan === undefined ? <ToBuy packageId={Number(offer)} /> : <ToOrder planId={Number(plan)} />;
        }}
      </MembersOnly>
    </Mantine>
  );
}

function ToOrder({ planId }: { planId: number }) {
  const { data, error, refetch } = useQuery(previewQuery(planId, useLanguage()));
  if (data) return <NewOrder preview={data} />;
  if (isGone(error)) return <Gone what="plan" />;
  return error ? <Retry error={error} onRetry={() => void refetch()} /> : <Waiting />;
}

function ToBuy({ packageId }: { packageId: number }) {
  const { data, error, refetch } = useQuery(packagePreviewQuery(packageId, useLanguage()));
  if (data) return <NewPackage preview={data} />;
  if (isGone(error)) return <Gone what="package" />;
  return error ? <Retry error={error} onRetry={() => void refetch()} /> : <Waiting />;
}

function Ordered({ productOrderId }: { productOrderId: number }) {
  const { data, error, refetch } = useQuery(productOrderQuery(productOrderId, useLanguage()));
  if (data) return <OrderedPlan order={data} />;
  if (isGone(error)) return <Gone what="order" />;
  return error ? <Retry error={error} onRetry={() => void refetch()} /> : <Waiting />;
}

function Waiting() {
  return (
    <div className={page.page} aria-busy="true">
      <Skeleton height={360} />
    </div>
  );
}
