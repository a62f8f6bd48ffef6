import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import { boardCalls } from '#contract/calls/boards.ts';
import { DECISION_FILTERS, type DecisionFilter as Filter } from '#contract/domain/board.ts';
import { BOOKMARKS_PAGE_SIZE } from '#contract/domain/discovery.ts';
import { CallError, client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import { LastPage, LinkPager } from '../../ui/link-pager.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ItemsLoading } from '../bookmarks/items.tsx';
import classes from './board.module.css';
import { DecisionFilter } from './decision-filter.tsx';
import { GuestDialog } from './guest-dialog.tsx';
import { SharedWorks } from './shared-works.tsx';
import { BoardActionsProvider } from './board-actions.ts';
import { useClientActions } from './use-client-actions.ts';

const boards = client(boardCalls);
const KEY = /^[\w-]{22}$/;

interface Place {
  boardKey: string;
  page: number;
  decision: Filter | undefined;
}

/** A board as clients see it who have its link: no prices, and nothing of an account. */
export function Board() {
  const [query] = useSearchParams();
  const boardKey = query.get('key') ?? '';
  const page = Number(query.get('page') ?? 1) || 1;
  const decision = DECISION_FILTERS.find((one) => one === query.get('decision'));
  return KEY.test(boardKey) ? <SharedBoard boardKey={boardKey} page={page} decision={decision} /> : <NotShared />;
}

function SharedBoard({ boardKey, page, decision }: Place) {
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-board', language, boardKey, page, decision],
    queryFn: ({ signal }) => boards.shared({ key: boardKey, pageNo: page, decision }, { signal }),
  });
  if (error instanceof CallError && error.problem === 'not-found') return <NotShared />;
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />;
  return <Shown data={data} boardKey={boardKey} page={page} decision={decision} />;
}

function Shown({ data, boardKey, page, decision }: Place & { data: OutputOf<typeof boardCalls.shared> }) {
  const { t } = useTranslation();
  const { actions, question } = useClientActions(boardKey, data.clientsAnswer);
  const to = (wanted: number) => paths.board(boardKey, wanted, decision);
  return (
    <Mantine>
      <BoardActionsProvider value={actions}>
        <div className={classes.page}>
          <header className={classes.head}>
            <p>{t(($) => $.sharedBoard.by, { owner: data.owner })}</p>
            <h1>{data.name}</h1>
            <p>{t(($) => $.bookmarks.total, { count: data.count })}</p>
          </header>
          {data.count === 0 && <p className={classes.empty}>{t(($) => $.sharedBoard.empty)}</p>}
          {data.count > 0 && <DecisionFilter current={decision} to={(wanted) => paths.board(boardKey, 1, wanted)} />}
          {data.count > 0 && data.total === 0 && <p className={classes.empty}>{t(($) => $.boardWork.noneFound)}</p>}
          {data.infos.length === 0 && data.total > 0 && (
            <LastPage pageSize={BOOKMARKS_PAGE_SIZE} total={data.total} to={to} />
          )}
          <SharedWorks works={data.infos} />
          <LinkPager pageSize={BOOKMARKS_PAGE_SIZE} page={page} total={data.total} to={to} />
        </div>
        {question && <GuestDialog {...question} />}
      </BoardActionsProvider>
    </Mantine>
  );
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <VisuallyHidden>{t(($) => $.common.loading)}</VisuallyHidden>
      <div className={classes.head}>
        <Skeleton width={160} height={22} />
        <Skeleton width={320} height={44} />
        <Skeleton width={80} height={22} />
      </div>
      {error ? <Retry error={error} onRetry={onRetry} /> : <ItemsLoading />}
    </div>
  );
}

function NotShared() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<FramedScene palette="night" seed={33} />}
      title={t(($) => $.sharedBoard.goneTitle)}
      actions={
        <ButtonLink size="large" variant="default" to={paths.home()}>
          {t(($) => $.common.home)}
        </ButtonLink>
      }
    >
      <p>{t(($) => $.sharedBoard.goneBody)}</p>
    </MessageScreen>
  );
}
