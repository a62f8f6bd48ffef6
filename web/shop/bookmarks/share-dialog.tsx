import { IconLinkOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { boardCalls, type Board } from '#contract/calls/boards.ts';
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
import { Colleagues } from './colleagues.tsx';
import classes from './share-dialog.module.css';

const boards = client(boardCalls);

/** Shares a board with colleagues, and with clients by its link. */
export function ShareDialog({ board, onClosed }: { board: Board; onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.ownBoard.shareTitle, { name: board.name })} size={560} onClosed={onClosed}>
      {() => (
        <div className={classes.sharing}>
          <Colleagues boardId={board.id} />
          <Clients board={board} />
        </div>
      )}
    </Dialog>
  );
}

function Clients({ board }: { board: Board }) {
  const { t } = useTranslation();
  const [key, setKey] = useState(board.shareKey);
  const [answer, setAnswer] = useState(board.clientsAnswer);
  const share = useMutation({
    mutationFn: (wish: { shared: boolean; clientsAnswer: boolean }) => boards.share({ id: board.id, ...wish }),
    onSuccess: ({ shareKey }, { clientsAnswer }) => {
      setKey(shareKey);
      setAnswer(clientsAnswer);
      void reloadBoards();
      if (shareKey === null) void toast(t(($) => $.ownBoard.unshared));
    },
  });
  return (
    <section>
      <h3>{t(($) => $.boardTeam.clients)}</h3>
      <p>{t(($) => $.boardTeam.clientsHint)}</p>
      <label className={classes.answer}>
        <input
          type="checkbox"
          checked={answer}
          disabled={share.isPending}
          onChange={({ currentTarget: { checked } }) =>
            key === null ? setAnswer(checked) : share.mutate({ shared: true, clientsAnswer: checked })
          }
        />
        {t(($) => $.boardTeam.clientsAnswer)}
      </label>
      {key === null ? (
        <Button loading={share.isPending} onClick={() => share.mutate({ shared: true, clientsAnswer: answer })}>
          {t(($) => $.ownBoard.makeLink)}
        </Button>
      ) : (
        <SharedLink
          shareKey={key}
          busy={share.isPending}
          onWithdraw={() => share.mutate({ shared: false, clientsAnswer: answer })}
        />
      )}
      <Problem>{share.error?.message}</Problem>
    </section>
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
