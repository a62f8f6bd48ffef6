import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Plan } from '#contract/calls/membership.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './vip.module.css';

interface Props {
  plan: Plan;
  /** The highest discount. */
  best: boolean;
  /** The reader has a membership already. */
  extends: boolean;
  /** What it would have saved the reader; undefined when that is not known. */
  savedFen: number | undefined;
  /** It stands alone on its page. */
  main?: boolean;
}

export function PlanCard({ plan, best, extends: goesOn, savedFen, main = false }: Props) {
  const { t } = useTranslation();
  const { planId, name, percent, days, kinds, priceFen } = plan;
  return (
    <li className={classes.plan} data-best={best || undefined}>
      {main ? <h1>{name}</h1> : <h2>{name}</h2>}
      <p className={classes.percent}>{t(($) => $.vip.off, { percent })}</p>
      <p className={classes.price}>
        <strong>{formatFen(priceFen)}</strong> / {t(($) => $.vip.days, { count: days })}
      </p>
      {days > 45 && (
        <p className={classes.quiet}>
          {t(($) => $.vip.perMonth, { amount: formatFen(Math.round((priceFen * 30) / days)) })}
        </p>
      )}
      <ul className={classes.kinds} aria-label={t(($) => $.vip.covers)}>
        {kinds.map((kind) => (
          <li key={kind}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {t(($) => $.vip.kinds[kind])}
          </li>
        ))}
      </ul>
      {savedFen !== undefined && (
        <p className={classes.saved} data-some={savedFen > 0 || undefined}>
          {savedFen > 0 ? t(($) => $.vip.saved, { amount: formatFen(savedFen) }) : t(($) => $.vip.savedNothing)}
        </p>
      )}
      <div className={classes.actions}>
        <ButtonLink wide variant={best ? 'filled' : 'default'} to={paths.vipOrder({ planId })}>
          {goesOn ? t(($) => $.vip.extend) : t(($) => $.vip.choose)}
        </ButtonLink>
        {!main && (
          <Link className={classes.link} to={paths.productDetail(planId)}>
            {t(($) => $.vip.details)}
          </Link>
        )}
      </div>
    </li>
  );
}
