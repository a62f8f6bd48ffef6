import { IconShoppingCart } from '@tabler/icons-react';
import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { UnfoldingLink } from './unfolding-link.tsx';
import { useCounts } from './use-counts.ts';

const CartPanel = lazy(async () => ({ default: (await import('./cart-panel.tsx')).CartPanel }));

/** Leads to the cart, and shows what was put there last. */
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

/** Cards show what is in the cart: whoever has something in it is asked once what that is. */
function useKnownCart(filled: boolean): void {
  const userId = useSession()?.userId;
  useEffect(() => {
    if (userId === undefined || !filled) return;
    // Without it cards only say less.
    import('../../lib/cart-queries.ts').then(({ loadMemberCart }) => loadMemberCart()).catch(() => {});
  }, [userId, filled]);
}
