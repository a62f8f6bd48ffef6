import { IconLink, IconPencil, IconShare, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { bookmarkCalls, type Board } from '#contract/calls/bookmarks.ts';
import { BOOKMARKS_PAGE_SIZE } from '#contract/domain/discovery.ts';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem } from '#contract/items.ts';
import { CallError, client } from '../../lib/api.ts';
import { boardQuery, reloadBoards } from '../../lib/bookmarks-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { LastPage, LinkPager } from '../../ui/link-pager.tsx';
import { Retry } from '../../ui/retry.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './bookmarks-view.module.css';
import { boardPath, kindPath } from './bookmarks-address.ts';
import { Empty } from './empty.tsx';
import { Items, ItemsLoading } from './items.tsx';
import { RenameDialog } from './name-dialog.tsx';
import { SelectButton, SelectionBar } from './selection-bar.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useSelection } from './use-selection.ts';

const bookmarks = client(bookmarkCalls);
const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

export function BoardView({ id, page }: { id: number; page: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(
    boardQuery(useLanguage(), { id, pageNo: page, pageSize: BOOKMARKS_PAGE_SIZE }),
  );
  const items = data?.infos ?? [];
  const selection = useSelection(items);
  const takeOff = async (chosen: AnyItem[]) => {
    await bookmarks.takeOffBoard({ id, materialIds: chosen.map(idOf) });
    await reloadBoards();
    void toast(t(($) => $.bookmarkSelection.takenOff));
    return true;
  };
  if (!data && error instanceof CallError && error.problem === 'not-found') return <Gone />;
  if (!data) return error ? <Retry error={error} onRetry={() => void refetch()} /> : <ItemsLoading />;
  return (
    <>
      <Head board={data.board} select={items.length > 0 && <SelectButton selection={selection} />} />
      {items.length > 0 && <Items items={items} selection={selection} />}
      {data.total === 0 && (
        <Empty kind="video" title={t(($) => $.bookmarks.boardEmptyTitle)} body={t(($) => $.bookmarks.boardEmptyBody)} />
      )}
      {items.length === 0 && data.total > 0 && (
        <LastPage pageSize={BOOKMARKS_PAGE_SIZE} total={data.total} to={(last) => boardPath(id, last)} />
      )}
      <LinkPager pageSize={BOOKMARKS_PAGE_SIZE} page={page} total={data.total} to={(wanted) => boardPath(id, wanted)} />
      <SelectionBar selection={selection} removeLabel={t(($) => $.bookmarkSelection.takeOff)} onRemove={takeOff} />
    </>
  );
}

function Gone() {
  const { t } = useTranslation();
  return <Empty kind="video" title={t(($) => $.bookmarks.boardGone)} body={t(($) => $.bookmarks.emptyBody)} />;
}

function Head({ board, select }: { board: Board; select: React.ReactNode }) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'share' | 'rename' | null>(null);
  const remove = useRemove(board);
  const close = () => setDialog(null);
  return (
    <>
      <div className={classes.head}>
        <h1 title={board.name}>{board.name}</h1>
        {select}
        <Button variant="default" size="small" icon={<IconPencil {...icon} />} onClick={() => setDialog('rename')}>
          {t(($) => $.ownBoard.rename)}
        </Button>
        <Button variant="default" size="small" icon={<IconTrash {...icon} />} onClick={() => void remove()}>
          {t(($) => $.ownBoard.remove)}
        </Button>
        <Button size="small" icon={<IconShare {...icon} />} onClick={() => setDialog('share')}>
          {t(($) => $.ownBoard.share)}
        </Button>
      </div>
      <p className={classes.note}>
        {t(($) => $.bookmarks.total, { count: board.count })}
        {board.shareKey && (
          <span className={classes.shared}>
            <IconLink {...icon} />
            {t(($) => $.bookmarks.shared)}
          </span>
        )}
      </p>
      {dialog === 'rename' && <RenameDialog board={board} onClosed={close} />}
      {dialog === 'share' && <ShareDialog board={board} onClosed={close} />}
    </>
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
      await bookmarks.removeBoard({ id: board.id });
    } catch (error) {
      void toast(error instanceof Error ? error.message : String(error), 'failed');
      return;
    }
    await navigate(kindPath('video'), { replace: true });
    await reloadBoards();
    void toast(t(($) => $.ownBoard.removed));
  };
}
