import { Link, useSearchParams } from 'react-router';
import type { CartKind } from '../../lib/cart-queries.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import classes from './filters.module.css';

export type CartFilter = 'all' | CartKind;
export type KindCounts = Record<CartKind, number>;

const TARGET_TYPES = { all: undefined, video: '0', photo: '1' } as const;

/** Address of the cart with only what a filter lets through. */
export const cartPath = (filter: CartFilter) => paths.cart({ targetType: TARGET_TYPES[filter] });

/** The filter in the address. */
export function useCartFilter(): CartFilter {
  const [query] = useSearchParams();
  const asked = query.get('targetType');
  return asked === '0' ? 'video' : asked === '1' ? 'photo' : 'all';
}

export const passes = (filter: CartFilter, kind: CartKind) => filter === 'all' || filter === kind;

/** Heading of the page, and what of the cart is shown. */
export function Filters({ current, counts }: { current: CartFilter; counts: KindCounts | undefined }) {
  const { t } = useTranslation();
  const shown = counts && { ...counts, all: counts.video + counts.photo };
  return (
    <>
      <h1>{t(($) => $.cart.title)}</h1>
      <nav className={classes.filters} aria-label={t(($) => $.cart.kindsLabel)}>
        {(['all', 'video', 'photo'] as const).map((filter) => (
          <Link key={filter} to={cartPath(filter)} aria-current={filter === current ? 'page' : undefined}>
            {t(($) => $.cart.kinds[filter])}
            <span>{shown?.[filter]}</span>
          </Link>
        ))}
      </nav>
    </>
  );
}
