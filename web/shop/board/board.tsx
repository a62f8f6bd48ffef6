import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { bookmarkCalls } from '#contract/calls/bookmarks.ts';
import { BOOKMARKS_PAGE_SIZE } from '#contract/domain/discovery.ts';
import { CallError, client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { LastPage, LinkPager } from '../../ui/link-pager.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Items, ItemsLoading } from '../bookmarks/items.tsx';
import classes from './board.module.css';

const bookmarks = client(bookmarkCalls);
const KEY = /^[\w-]{22}$/;

/** The read-only page of a shared board. */
export function Board() {
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  const page = Number(query.get('page') ?? 1) || 1;
  return KEY.test(key) ? <SharedBoard boardKey={key} page={page} /> : <NotShared />;
}

function SharedBoard({ boardKey, page }: { boardKey: string; page: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-board', language, boardKey, page],
    queryFn: ({ signal }) => bookmarks.sharedBoard({ key: boardKey, pageNo: page }, { signal }),
  });
  if (error instanceof CallError && error.problem === 'not-found') return <NotShared />;
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />;
  const to = (wanted: number) => paths.board(boardKey, wanted);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <p>{t(($) => $.sharedBoard.by, { owner: data.owner })}</p>
        <h1>{data.name}</h1>
        <p>{t(($) => $.bookmarks.total, { count: data.total })}</p>
      </header>
      {data.total === 0 && <p className={classes.empty}>{t(($) => $.sharedBoard.empty)}</p>}
      {data.infos.length === 0 && data.total > 0 && (
        <LastPage pageSize={BOOKMARKS_PAGE_SIZE} total={data.total} to={to} />
      )}
      <Items items={data.infos} linkTo={paths.material} />
      <LinkPager pageSize={BOOKMARKS_PAGE_SIZE} page={page} total={data.total} to={to} />
    </div>
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
        <>
          <ButtonLink size="large" to={paths.searchResult({ type: 'video' })}>
            {t(($) => $.sharedBoard.search)}
          </ButtonLink>
          <ButtonLink size="large" variant="default" to={paths.home()}>
            {t(($) => $.common.home)}
          </ButtonLink>
        </>
      }
    >
      <p>{t(($) => $.sharedBoard.goneBody)}</p>
    </MessageScreen>
  );
}
