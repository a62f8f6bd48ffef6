import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { readId } from '../../lib/id-in-address.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMembership } from '../../lib/membership.ts';
import { packagesQuery } from '../../lib/packages.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Gone } from './gone.tsx';
import { PackageCard } from './package-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { plansQuery } from './queries.ts';
import { PackageRules, Rules } from './rules.tsx';
import classes from './vip.module.css';

/** One plan or package, with all that belongs to it; a number names one of them. */
export function ProductDetail() {
  const [query] = useSearchParams();
  const id = Number(readId(query.get('id')));
  const language = useLanguage();
  const plans = useQuery(plansQuery(language));
  const packages = useQuery(packagesQuery(language));
  const mine = useMembership();
  const plan = plans.data?.find(({ planId }) => planId === id);
  const offer = packages.data?.find(({ packageId }) => packageId === id);
  const failed = [plans, packages].find(({ error }) => error);
  if (failed?.error) return <Retry error={failed.error} onRetry={() => void failed.refetch()} />;
  if (plan)
    return (
      <Product rules={<Rules />}>
        <PlanCard plan={plan} best extends={mine !== null} savedFen={undefined} main />
      </Product>
    );
  if (offer)
    return (
      <Product rules={<PackageRules />}>
        <PackageCard offer={offer} main />
      </Product>
    );
  if (plans.data && packages.data) return <Gone what="plan" />;
  return <Product rules={null} />;
}

function Product({ rules, children }: { rules: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.page}>
      <div className={classes.product}>
        {children ? <ul className={classes.plans}>{children}</ul> : <Skeleton height={360} />}
        {rules}
      </div>
    </div>
  );
}
