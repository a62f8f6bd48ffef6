import {
  IconFileTypePdf,
  IconLink,
  IconPencil,
  IconShare,
  IconShoppingCartPlus,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { boardCalls, type Board } from '#contract/calls/boards.ts';
import { client } from '../../lib/api.ts';
import { reloadBoards } from '../../lib/bookmarks-queries.ts';
import { openFile } from '../../lib/save-file.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import { kindPath } from './bookmarks-address.ts';
import classes from './bookmarks-view.module.css';
import { CartDialog } from './cart-dialog.tsx';
import { RenameDialog } from './name-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

const boards = client(boardCalls);
const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

type Open = 'cart' | 'share' | 'rename' | null;

/** The name of a board, whose it is, and what the reader may do with all of it. */
export function BoardHead({ board, select }: { board: Board; select: ReactNode }) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<Open>(null);
  const close = () => setDialog(null);
  return (
    <>
      <div className={classes.head}>
        <h1 title={board.name}>{board.name}</h1>
        <div className={classes.actions}>
          {select}
          <PaperButton board={board} />
          {board.role === 'manage' && <Managing board={board} onOpen={setDialog} />}
          <Button
            size="small"
            disabled={board.count === 0}
            icon={<IconShoppingCartPlus {...icon} />}
            onClick={() => setDialog('cart')}
          >
            {t(($) => $.boardCart.open)}
          </Button>
        </div>
      </div>
      <Note board={board} />
      {dialog === 'cart' && <CartDialog board={board} onClosed={close} />}
      {dialog === 'rename' && <RenameDialog board={board} onClosed={close} />}
      {dialog === 'share' && <ShareDialog board={board} onClosed={close} />}
    </>
  );
}

/** Downloads the board as PDF. */
function PaperButton({ board }: { board: Board }) {
  const { t } = useTranslation();
  const making = useMutation({
    mutationFn: () => boards.paper({ id: board.id }),
    onSuccess: ({ url }) => openFile(url),
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <Button
      variant="default"
      size="small"
      disabled={board.count === 0}
      loading={making.isPending}
      icon={<IconFileTypePdf {...icon} />}
      onClick={() => making.mutate()}
    >
      {t(($) => $.boardTeam.paper)}
    </Button>
  );
}

function Managing({ board, onOpen }: { board: Board; onOpen: (dialog: Open) => void }) {
  const { t } = useTranslation();
  const remove = useRemove(board);
  return (
    <>
      <Button variant="default" size="small" icon={<IconPencil {...icon} />} onClick={() => onOpen('rename')}>
        {t(($) => $.ownBoard.rename)}
      </Button>
      <Button variant="default" size="small" icon={<IconTrash {...icon} />} onClick={() => void remove()}>
        {t(($) => $.ownBoard.remove)}
      </Button>
      <Button variant="default" size="small" icon={<IconShare {...icon} />} onClick={() => onOpen('share')}>
        {t(($) => $.ownBoard.share)}
      </Button>
    </>
  );
}

function Note({ board: { count, owner, colleagues, shareKey } }: { board: Board }) {
  const { t } = useTranslation();
  return (
    <p className={classes.note}>
      {t(($) => $.bookmarks.total, { count })}
      {owner !== null && <span>{t(($) => $.boardTeam.of, { name: owner })}</span>}
      {colleagues > 0 && (
        <span className={classes.shared}>
          <IconUsers {...icon} />
          {t(($) => $.boardTeam.with, { count: colleagues })}
        </span>
      )}
      {shareKey && (
        <span className={classes.shared}>
          <IconLink {...icon} />
          {t(($) => $.bookmarks.shared)}
        </span>
      )}
    </p>
  );
}

function useRemove(board: Board): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return async () => {
    const sure = await confirm({
      title: t(($) => $.ownBoard.removeTitle, { name: board.name }),
      body: t(($) => $.ownBoard.removeBody),
      confirm: t(($) => $.ownBoard.remove),
    });
    if (!sure) return;
    try {
      await boards.remove({ id: board.id });
    } catch (error) {
      void toast(error instanceof Error ? error.message : String(error), 'failed');
      return;
    }
    await navigate(kindPath('video'), { replace: true });
    await reloadBoards();
    void toast(t(($) => $.ownBoard.removed));
  };
}
