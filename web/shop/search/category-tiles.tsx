import { IconLayoutGrid } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { searchCalls } from '#contract/calls/search.ts';
import type { SearchType } from '#contract/domain/discovery.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Picture } from '../../ui/material/picture.tsx';
import { useCategories } from './catalogue.ts';
import classes from './category-tiles.module.css';
import type { Address } from './search-address.ts';

const calls = client(searchCalls);
const KEPT_MS = 5 * 60_000;
/** Number of placeholders until the categories are known. */
const USUAL_COUNT = 9;

/** Categories of a type, each with a picture from it. */
export function CategoryTiles({ address }: { address: Address }) {
  const { t } = useTranslation();
  const { type, filters } = address.wanted;
  const categories = useCategories(type);
  const covers = useCovers(
    type,
    categories.map(({ id }) => id),
  );
  if (type === 'music' || type === 'effect') return null;
  return (
    <nav aria-label={t(($) => $.find.browse.categories)}>
      <ul className={classes.tiles}>
        <li>
          <Link
            className={classes.tile}
            to={address.to({ categoryId: undefined })}
            aria-current={filters.categoryId === undefined ? 'page' : undefined}
          >
            <IconLayoutGrid size={22} stroke={1.6} aria-hidden="true" />
            <span>{t(($) => $.find.everything[type])}</span>
          </Link>
        </li>
        {categories.map(({ id, categoryName }, n) => (
          <li key={id}>
            <Link
              className={classes.tile}
              to={address.to({ categoryId: String(id) })}
              aria-current={filters.categoryId === String(id) ? 'page' : undefined}
            >
              <Picture src={covers[n]?.thumbnail ?? ''} alt="" colour={covers[n]?.colour ?? ''} eager />
              <span title={categoryName}>{categoryName}</span>
            </Link>
          </li>
        ))}
        {categories.length === 0 &&
          Array.from({ length: USUAL_COUNT }, (_, n) => <li key={n} className={classes.tile} aria-hidden="true" />)}
      </ul>
    </nav>
  );
}

/** The most popular material of each category. */
function useCovers(type: SearchType, ids: number[]) {
  const found = useQueries({
    queries: ids.map((categoryId) => ({
      queryKey: ['cover', type, categoryId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        calls.search({ type, categoryId, sort: 'popular', pageSize: 1 }, { signal }),
      staleTime: KEPT_MS,
    })),
  });
  return found.map(({ data }) => {
    const item = data?.infos[0];
    return item && 'thumbnail' in item ? item : undefined;
  });
}
