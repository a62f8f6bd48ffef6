import { lazy, Suspense } from 'react';
import { loadScreen } from '../../lib/load-screen.ts';
import { useSession, useSessionFailure } from '../../lib/session.ts';
import { Retry } from '../../ui/retry.tsx';
import { CartLoading } from './cart-loading.tsx';
import classes from './cart.module.css';
import { VisitorCart } from './visitor-cart.tsx';

/** What only members need of it is most of its code. */
const MemberCart = lazy(async () => ({
  default: (await loadScreen(() => import('./member-cart.tsx'))).MemberCart,
}));

/** The reader's cart, as a member or a visitor. */
export function Cart() {
  const session = useSession();
  const failure = useSessionFailure();
  return (
    <div className={classes.page}>
      {failure && <Retry error={failure.error} onRetry={failure.retry} />}
      {!failure && session === undefined && <CartLoading />}
      {session === null && <VisitorCart />}
      {session && (
        <Suspense fallback={<CartLoading />}>
          <MemberCart />
        </Suspense>
      )}
    </div>
  );
}
