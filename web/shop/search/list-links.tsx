import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SEARCH_TYPES, type SearchType, type Sort, SORTS } from '#contract/domain/discovery.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { Address } from './search-address.ts';
import classes from './type-tabs.module.css';
import sorting from './sort-links.module.css';

interface Props {
  address: Address;
  types?: readonly SearchType[];
  /** Content at the other end of the line. */
  children?: ReactNode;
}

/** The types of material, with the current one marked. */
export function TypeTabs({ address, types = SEARCH_TYPES, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.line}>
      <nav className={classes.tabs} aria-label={t(($) => $.find.typesLabel)}>
        {types.map((type) => (
          <Link key={type} to={address.to({ type })} aria-current={type === address.wanted.type ? 'page' : undefined}>
            {t(($) => $.find.types[type])}
          </Link>
        ))}
      </nav>
      {children && <div className={classes.end}>{children}</div>}
    </div>
  );
}

/** Orders of the list; the first is the default. */
export function SortLinks({ address, sorts = SORTS }: { address: Address; sorts?: readonly Sort[] }) {
  const { t } = useTranslation();
  const current = sorts.includes(address.wanted.sort) ? address.wanted.sort : sorts[0];
  return (
    <nav className={sorting.sorts} aria-label={t(($) => $.find.sort)}>
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
