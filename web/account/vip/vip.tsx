import { IconCrown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatFen } from '#contract/domain/money.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMembership } from '../../lib/membership.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { openContact } from '../../ui/overlays.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Packages } from './packages.tsx';
import { PlanCard } from './plan-card.tsx';
import { plansQuery, savingsQuery } from './queries.ts';
import { Rules } from './rules.tsx';
import { VipOrders } from './vip-orders.tsx';
import classes from './vip.module.css';

/** Compares the plans, for members with what each would have saved them, and shows packages. */
export function Vip() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <div className={classes.page}>
      <header className={classes.hero}>
        <IconCrown size={40} stroke={1.4} aria-hidden="true" />
        <h1>{t(($) => $.vip.title)}</h1>
        <p>{t(($) => $.vip.lead)}</p>
        <Mine />
      </header>
      <Plans />
      <Packages />
      {session && <VipOrders />}
      <Rules />
    </div>
  );
}

/** The reader's own membership. */
function Mine() {
  const { t } = useTranslation();
  const language = useLanguage();
  const mine = useMembership();
  if (!mine) return null;
  const { name: plan, percent, endsOn, savedFen, forCompany, productOrderId } = mine;
  const words = { plan, percent, day: formatDay(endsOn, language) };
  return (
    <p className={classes.mine}>
      <Link to={paths.vipOrder({ productOrderId })}>
        {forCompany ? t(($) => $.vip.mineCompany, words) : t(($) => $.vip.mine, words)}
      </Link>
      <span>{t(($) => $.vip.mineSaved, { amount: formatFen(savedFen) })}</span>
    </p>
  );
}

function Plans() {
  const { t } = useTranslation();
  const session = useSession();
  const { data, error, refetch } = useQuery(plansQuery(useLanguage()));
  const savings = useQuery({ ...savingsQuery, enabled: Boolean(session) }).data;
  const mine = useMembership();
  if (error) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={classes.plans} aria-busy="true">
        {['one', 'two', 'three'].map((name) => (
          <Skeleton key={name} height={360} />
        ))}
      </div>
    );
  if (data.length === 0) return <NoPlans />;
  const bought = session && savings && savings.lines > 0 ? savings : undefined;
  const most = Math.max(...data.map(({ percent }) => percent));
  return (
    <>
      <ul className={classes.plans}>
        {data.map((plan) => (
          <PlanCard
            key={plan.planId}
            plan={plan}
            best={data.length > 1 && plan.percent === most}
            extends={mine !== null}
            savedFen={bought?.infos.find(({ planId }) => planId === plan.planId)?.savedFen}
          />
        ))}
      </ul>
      <p className={classes.basis}>
        {session === null && t(($) => $.vip.logIn)}
        {bought && t(($) => $.vip.savings, { count: bought.lines, amount: formatFen(bought.paidFen) })}
      </p>
    </>
  );
}

function NoPlans() {
  const { t } = useTranslation();
  return (
    <section className={classes.none}>
      <h2>{t(($) => $.vip.none)}</h2>
      <p>{t(($) => $.vip.noneBody)}</p>
      <Button variant="default" onClick={openContact}>
        {t(($) => $.vip.contact)}
      </Button>
    </section>
  );
}
