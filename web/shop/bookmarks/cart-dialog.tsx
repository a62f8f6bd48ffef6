import { useMutation } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import type { Board } from '#contract/calls/boards.ts';
import { cartCalls } from '#contract/calls/cart.ts';
import { client } from '../../lib/api.ts';
import { reloadCart } from '../../lib/cart-queries.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './cart-dialog.module.css';

const cart = client(cartCalls);

/** Puts a board into the cart, all of it or what has been decided on, and says what was left out. */
export function CartDialog({ board, onClosed }: { board: Board; onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.boardCart.title)} size={520} onClosed={onClosed}>
      {() => <Adding boardId={board.id} />}
    </Dialog>
  );
}

function Adding({ boardId }: { boardId: number }) {
  const { t } = useTranslation();
  const add = useMutation({
    mutationFn: (decidedOnly: boolean) => cart.addBoard({ boardId, decidedOnly }),
    onSuccess: () => reloadCart(),
  });
  if (add.data) return <Outcome outcome={add.data} />;
  return (
    <div className={classes.adding}>
      <p>{t(($) => $.boardCart.body)}</p>
      <Problem>{add.error?.message}</Problem>
      <div className={classes.buttons}>
        <Button loading={add.isPending && add.variables === false} onClick={() => add.mutate(false)}>
          {t(($) => $.boardCart.all)}
        </Button>
        <Button variant="default" loading={add.isPending && add.variables === true} onClick={() => add.mutate(true)}>
          {t(($) => $.boardCart.decided)}
        </Button>
      </div>
    </div>
  );
}

function Outcome({ outcome: { added, had, skipped } }: { outcome: OutputOf<typeof cartCalls.addBoard> }) {
  const { t } = useTranslation();
  return (
    <div className={classes.adding}>
      <output className={classes.added}>{t(($) => $.boardCart.added, { count: added })}</output>
      {had > 0 && <p>{t(($) => $.boardCart.had, { count: had })}</p>}
      {skipped.length > 0 && (
        <div>
          <p>{t(($) => $.boardCart.skipped, { count: skipped.length })}</p>
          <ul className={classes.skipped}>
            {skipped.map(({ materialId, code, title, reason }) => (
              <li key={materialId}>
                <span title={title}>{title || code}</span>
                <span>{t(($) => $.boardCart.reasons[reason])}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ButtonLink to={paths.cart()}>{t(($) => $.boardCart.toCart)}</ButtonLink>
    </div>
  );
}
