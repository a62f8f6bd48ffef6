import { useSession, useSessionFailure } from '../../lib/session.ts';
import { Retry } from '../../ui/retry.tsx';
import { CartLoading } from './cart-loading.tsx';
import classes from './cart.module.css';
import { MemberCart } from './member-cart.tsx';
import { VisitorCart } from './visitor-cart.tsx';

/** The reader's cart, as a member or a visitor. */
export function Cart() {
  const session = useSession();
  const failure = useSessionFailure();
  return (
    <div className={classes.page}>
      {failure && <Retry error={failure.error} onRetry={failure.retry} />}
      {!failure && session === undefined && <CartLoading />}
      {session === null && <VisitorCart />}
      {session && <MemberCart />}
    </div>
  );
}
