import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readId } from '../../lib/id-in-address.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMembership } from '../../lib/membership.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Gone } from './gone.tsx';
import { PlanCard } from './plan-card.tsx';
import { plansQuery } from './queries.ts';
import { Rules } from './rules.tsx';
import classes from './vip.module.css';

/** One plan, with all that belongs to it. */
export function ProductDetail() {
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
  const { data, error, refetch } = useQuery(plansQuery(useLanguage()));
  const mine = useMembership();
  const plan = data?.find(({ planId }) => String(planId) === id);
  if (error) return <Retry error={error} onRetry={() => void refetch()} />;
  if (data && !plan) return <Gone what="plan" />;
  return (
    <div className={classes.page}>
      <div className={classes.product}>
        {plan ? (
          <ul className={classes.plans}>
            <PlanCard plan={plan} best extends={mine !== null} savedFen={undefined} main />
          </ul>
        ) : (
          <Skeleton height={360} />
        )}
        <Rules />
      </div>
    </div>
  );
}
