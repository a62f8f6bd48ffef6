import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Package } from '#contract/calls/packages.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './vip.module.css';

/** A package on sale; alone on its page when it is the main thing there. */
export function PackageCard({ offer, main = false }: { offer: Package; main?: boolean }) {
  const { t } = useTranslation();
  const inWords = useTermsWords();
  const { packageId, name, kind, terms, count, days, priceFen } = offer;
  return (
    <li className={classes.plan}>
      {main ? <h1>{name}</h1> : <h3>{name}</h3>}
      <p className={classes.percent}>{t(($) => $.packages.licences, { count })}</p>
      <p className={classes.price}>
        <strong>{priceFen === null ? t(($) => $.packages.byQuote) : formatFen(priceFen)}</strong>
      </p>
      {priceFen !== null && count > 1 && (
        <p className={classes.quiet}>
          {t(($) => $.packages.each, { amount: formatFen(Math.round(priceFen / count)) })}
        </p>
      )}
      <ul className={classes.kinds}>
        {[t(($) => $.packages.kind[kind]), inWords(terms), t(($) => $.packages.within, { count: days })].map((fact) => (
          <li key={fact}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {fact}
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <ButtonLink wide variant={main ? 'filled' : 'default'} to={paths.vipOrder({ packageId })}>
          {priceFen === null ? t(($) => $.packages.ask) : t(($) => $.packages.buy)}
        </ButtonLink>
        {!main && (
          <Link className={classes.link} to={paths.productDetail(packageId)}>
            {t(($) => $.packages.details)}
          </Link>
        )}
      </div>
    </li>
  );
}
