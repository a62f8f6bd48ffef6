import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SORTS, type Sort } from '#contract/domain/discovery.ts';
import type { Address } from './search-address.ts';
import classes from './sort-links.module.css';

/** Orders of the list; the first is the default. */
export function SortLinks({ address, sorts = SORTS }: { address: Address; sorts?: readonly Sort[] }) {
  const { t } = useTranslation();
  const current = sorts.includes(address.wanted.sort) ? address.wanted.sort : sorts[0];
  return (
    <nav className={classes.sorts} aria-label={t(($) => $.find.sort)}>
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={address.to({ sort: sort === sorts[0] ? undefined : sort })}
          aria-current={sort === current ? 'true' : undefined}
        >
          {t(($) => $.find.sorts[sort])}
        </Link>
      ))}
    </nav>
  );
}
