import { IconShoppingCart } from '@tabler/icons-react';
import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { UnfoldingLink } from './unfolding-link.tsx';
import { useCounts } from './use-counts.ts';

const CartPanel = lazy(async () => ({ default: (await import('./cart-panel.tsx')).CartPanel }));

/** Links to the cart and previews its newest items. */
export function CartLink() {
  const { t } = useTranslation();
  const { shopping } = useCounts();
  useKnownCart(shopping > 0);
  return (
    <UnfoldingLink
      to={paths.cart()}
      icon={IconShoppingCart}
      label={t(($) => $.header.cart)}
      count={shopping}
      openLabel={t(($) => $.cartPanel.open)}
    >
      {(leave) => <CartPanel onLeave={leave} />}
    </UnfoldingLink>
  );
}

/** Loads the materials in the member's cart once, because cards mark them. */
function useKnownCart(filled: boolean): void {
  const userId = useSession()?.userId;
  useEffect(() => {
    if (userId === undefined || !filled) return;
    // On failure, cards only lack the mark.
    import('../../lib/cart-queries.ts').then(({ loadMemberCart }) => loadMemberCart()).catch(() => {});
  }, [userId, filled]);
}
