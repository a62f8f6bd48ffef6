import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import { boardCalls } from '#contract/calls/boards.ts';
import { boardAllows, type DecisionFilter as Filter } from '#contract/domain/board.ts';
import { BOOKMARKS_PAGE_SIZE } from '#contract/domain/discovery.ts';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem } from '#contract/items.ts';
import { CallError, client } from '../../lib/api.ts';
import { boardQuery, reloadBoards } from '../../lib/bookmarks-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { LastPage, LinkPager } from '../../ui/link-pager.tsx';
import { Retry } from '../../ui/retry.tsx';
import { toast } from '../../ui/toast.ts';
import { DecisionFilter } from '../board/decision-filter.tsx';
import { BoardActionsProvider } from '../board/board-actions.ts';
import { WorkDialog } from '../board/work-dialog.tsx';
import { WorkStrip } from '../board/work-strip.tsx';
import { workOf } from '../board/work.ts';
import { BoardHead } from './board-head.tsx';
import { boardPath } from './bookmarks-address.ts';
import classes from './bookmarks-view.module.css';
import { Empty } from './empty.tsx';
import { Items, ItemsLoading } from './items.tsx';
import { Matches } from './matches.tsx';
import { memberActions } from './member-actions.ts';
import { SelectButton, SelectionBar } from './selection-bar.tsx';
import { useKeptOffline } from './use-kept-offline.ts';
import { type Selection, useSelection } from './use-selection.ts';

const boards = client(boardCalls);

interface Props {
  id: number;
  page: number;
  decision: Filter | undefined;
}

export function BoardView({ id, page, decision }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(
    boardQuery(useLanguage(), { id, decision, pageNo: page, pageSize: BOOKMARKS_PAGE_SIZE }),
  );
  const gone = error instanceof CallError && error.problem === 'not-found';
  useKeptOffline({ id, shown: decision === undefined ? data : undefined, gone });
  const selection = useSelection(data?.infos ?? []);
  const takeOff = async (chosen: AnyItem[]) => {
    await boards.take({ id, materialIds: chosen.map(idOf) });
    await reloadBoards();
    void toast(t(($) => $.bookmarkSelection.takenOff));
    return true;
  };
  if (gone) return <Gone />;
  if (!data) return error ? <Retry error={error} onRetry={() => void refetch()} /> : <ItemsLoading />;
  const to = (wanted: number) => boardPath(id, wanted, decision);
  const mayEdit = boardAllows(data.board.role, 'edit');
  return (
    <BoardActionsProvider value={memberActions(data.board)}>
      <BoardHead
        board={data.board}
        select={mayEdit && data.infos.length > 0 && <SelectButton selection={selection} />}
      />
      {page === 1 && decision === undefined && <Matches board={data.board} />}
      {data.board.count > 0 && <DecisionFilter current={decision} to={(wanted) => boardPath(id, 1, wanted)} />}
      <Works data={data} selection={selection} />
      {data.infos.length === 0 && data.total > 0 && (
        <LastPage pageSize={BOOKMARKS_PAGE_SIZE} total={data.total} to={to} />
      )}
      <LinkPager pageSize={BOOKMARKS_PAGE_SIZE} page={page} total={data.total} to={to} />
      <SelectionBar selection={selection} removeLabel={t(($) => $.bookmarkSelection.takeOff)} onRemove={takeOff} />
    </BoardActionsProvider>
  );
}

function Works({ data, selection }: { data: OutputOf<typeof boardCalls.items>; selection: Selection }) {
  const { t } = useTranslation();
  const [discussed, setDiscussed] = useState<number | null>(null);
  const notes = new Map(data.notes.map((note) => [note.materialId, note]));
  const item = data.infos.find((one) => idOf(one) === discussed);
  if (data.board.count === 0)
    return (
      <Empty kind="video" title={t(($) => $.bookmarks.boardEmptyTitle)} body={t(($) => $.bookmarks.boardEmptyBody)} />
    );
  if (data.total === 0) return <p className={classes.gone}>{t(($) => $.boardWork.noneFound)}</p>;
  return (
    <>
      <Items
        items={data.infos}
        selection={selection}
        below={(one) => (
          <WorkStrip work={workOf(one, notes.get(idOf(one)))} onDiscuss={() => setDiscussed(idOf(one))} />
        )}
      />
      {item && <WorkDialog work={workOf(item, notes.get(idOf(item)))} onClosed={() => setDiscussed(null)} />}
    </>
  );
}

function Gone() {
  const { t } = useTranslation();
  return <Empty kind="video" title={t(($) => $.bookmarks.boardGone)} body={t(($) => $.bookmarks.emptyBody)} />;
}
