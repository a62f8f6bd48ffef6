import { IconLinkOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bookmarkCalls, type Board } from '#contract/calls/bookmarks.ts';
import { client } from '../../lib/api.ts';
import { reloadBoards } from '../../lib/bookmarks-queries.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './share-dialog.module.css';

const bookmarks = client(bookmarkCalls);

/** Shows, creates or withdraws the board's link. */
export function ShareDialog({ board, onClosed }: { board: Board; onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.ownBoard.shareTitle, { name: board.name })} size={520} onClosed={onClosed}>
      {() => <Sharing board={board} />}
    </Dialog>
  );
}

function Sharing({ board }: { board: Board }) {
  const { t } = useTranslation();
  const [key, setKey] = useState(board.shareKey);
  const share = useMutation({
    mutationFn: (shared: boolean) => bookmarks.shareBoard({ id: board.id, shared }),
    onSuccess: ({ shareKey }) => {
      setKey(shareKey);
      void reloadBoards();
      if (shareKey === null) void toast(t(($) => $.ownBoard.unshared));
    },
  });
  return (
    <div className={classes.sharing}>
      <p>{t(($) => $.ownBoard.shareBody)}</p>
      {key === null ? (
        <Button loading={share.isPending} onClick={() => share.mutate(true)}>
          {t(($) => $.ownBoard.makeLink)}
        </Button>
      ) : (
        <SharedLink shareKey={key} busy={share.isPending} onWithdraw={() => share.mutate(false)} />
      )}
      <Problem>{share.error?.message}</Problem>
    </div>
  );
}

interface SharedLinkProps {
  shareKey: string;
  busy: boolean;
  onWithdraw: () => void;
}

function SharedLink({ shareKey, busy, onWithdraw }: SharedLinkProps) {
  const { t } = useTranslation();
  const address = new URL(paths.board(shareKey), location.href).href;
  return (
    <>
      <TextInput
        label={t(($) => $.ownBoard.link)}
        size="md"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <CopyButton text={address} label={t(($) => $.ownBoard.copyLink)} done={t(($) => $.ownBoard.linkCopied)} />
        <Button
          variant="default"
          size="small"
          loading={busy}
          icon={<IconLinkOff size={15} stroke={1.8} aria-hidden="true" />}
          onClick={onWithdraw}
        >
          {t(($) => $.ownBoard.unshare)}
        </Button>
      </div>
    </>
  );
}
