import { Link, useSearchParams } from 'react-router';
import type { CartKind } from '../../lib/cart-queries.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import classes from '../bookmarks/bookmarks-view.module.css';

export type KindCounts = Record<CartKind, number>;

/** The kind in the address; by default, the one with items in it. */
export function useCartKind(counts: KindCounts | undefined): CartKind {
  const [query] = useSearchParams();
  const asked = query.get('targetType');
  if (asked === '1') return 'photo';
  return asked !== '0' && counts?.video === 0 && counts.photo > 0 ? 'photo' : 'video';
}

/** Heading of the page, with a tab for each kind: clips and photos are ordered separately. */
export function Kinds({ current, counts }: { current: CartKind; counts: KindCounts | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t(($) => $.cart.title)}</h1>
      <nav className={classes.kinds} aria-label={t(($) => $.cart.kindsLabel)}>
        {(['video', 'photo'] as const).map((kind) => (
          <Link
            key={kind}
            to={paths.cart({ targetType: kind === 'photo' ? '1' : '0' })}
            aria-current={kind === current ? 'page' : undefined}
          >
            {t(($) => $.cart.kinds[kind])}
            <span>{counts?.[kind]}</span>
          </Link>
        ))}
      </nav>
    </>
  );
}
