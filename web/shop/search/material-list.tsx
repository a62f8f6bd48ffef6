import type { Sort } from '#contract/domain/discovery.ts';
import { useTranslation } from '../../lib/translation.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { NoResults } from './no-results.tsx';
import { ResultList } from './result-list.tsx';
import { useAddress } from './search-address.ts';
import classes from './search-page.module.css';
import { SortLinks, TypeTabs } from './list-links.tsx';
import { useSearch } from './use-search.ts';
import { useTotal } from './use-total.ts';

const ORDERS: readonly Sort[] = ['newest', 'popular'];

/** The catalogue by type and category, for readers who do not know what to search for. */
export function MaterialList() {
  const { t } = useTranslation();
  const address = useAddress();
  const { wanted } = address;
  const sort = ORDERS.includes(wanted.sort) ? wanted.sort : 'newest';
  const found = useSearch({ ...wanted, keyword: '', exact: undefined, literal: undefined, sort });
  const { first } = found;
  const total = useTotal();
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t(($) => $.find.browse.title)}</h1>
        <p className={classes.total}>{t(($) => $.find.browse.lead)}</p>
      </header>
      <TypeTabs address={address} />
      <CategoryTiles address={address} />
      <div className={classes.order}>
        <output className={classes.total}>
          {first && !found.isPlaceholderData ? total(first) : t(($) => $.find.looking)}
        </output>
        <SortLinks address={address} sorts={ORDERS} />
      </div>
      <ResultList type={wanted.type} found={found} none={first && <NoResults address={address} help={first.help} />} />
    </div>
  );
}
