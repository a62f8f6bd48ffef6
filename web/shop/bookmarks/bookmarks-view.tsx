import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BOOKMARKS_PAGE_SIZE } from '#contract/domain/discovery.ts';
import { MEDIA_KINDS, type MediaKind } from '#contract/domain/media.ts';
import type { AnyItem } from '#contract/items.ts';
import { bookmarksQuery, countOf, countsQuery, reloadBookmarks } from '../../lib/bookmarks-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { t, useTranslation } from '../../lib/translation.ts';
import { LastPage, LinkPager } from '../../ui/link-pager.tsx';
import { Retry } from '../../ui/retry.tsx';
import classes from './bookmarks-view.module.css';
import { kindPath } from './bookmarks-address.ts';
import { Empty } from './empty.tsx';
import { Items, ItemsLoading } from './items.tsx';
import { SelectButton, SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';
import { setBookmark } from '../../lib/bookmarks.ts';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';

export function BookmarksView({ kind, page }: { kind: MediaKind; page: number }) {
  const { t } = useTranslation();
  const query = useQuery(bookmarksQuery(useLanguage(), { kind, pageNo: page, pageSize: BOOKMARKS_PAGE_SIZE }));
  const items: AnyItem[] = query.data?.infos ?? [];
  const selection = useSelection(items);
  return (
    <>
      <div className={classes.head}>
        <h1>{t(($) => $.bookmarks.title)}</h1>
        {items.length > 0 && <SelectButton selection={selection} />}
      </div>
      <Kinds current={kind} />
      <Found query={query} kind={kind} page={page} selection={selection} />
      <SelectionBar
        selection={selection}
        removeLabel={t(($) => $.bookmarkSelection.remove)}
        onRemove={removeBookmarks}
      />
    </>
  );
}

function Kinds({ current }: { current: MediaKind }) {
  const { t } = useTranslation();
  const { data } = useQuery(countsQuery);
  return (
    <nav className={classes.kinds} aria-label={t(($) => $.bookmarks.kindsLabel)}>
      {MEDIA_KINDS.map((kind) => (
        <Link key={kind} to={kindPath(kind)} aria-current={kind === current ? 'page' : undefined}>
          {t(($) => $.bookmarks.kinds[kind])}
          <span>{data ? countOf(data, kind) : ''}</span>
        </Link>
      ))}
    </nav>
  );
}

interface FoundProps {
  query: {
    data: { infos: AnyItem[]; total: number; gone: number } | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  kind: MediaKind;
  page: number;
  selection: ReturnType<typeof useSelection>;
}

function Found({ query: { data, error, refetch }, kind, page, selection }: FoundProps) {
  const { t } = useTranslation();
  if (!data) return error ? <Retry error={error} onRetry={() => void refetch()} /> : <ItemsLoading kind={kind} />;
  const to = (wanted: number) => kindPath(kind, wanted);
  if (data.infos.length === 0 && data.total > 0)
    return <LastPage pageSize={BOOKMARKS_PAGE_SIZE} total={data.total} to={to} />;
  return (
    <>
      {data.infos.length > 0 ? (
        <Items items={data.infos} selection={selection} />
      ) : (
        <Empty kind={kind} title={t(($) => $.bookmarks.emptyTitle)} body={t(($) => $.bookmarks.emptyBody)} />
      )}
      {data.gone > 0 && <p className={classes.gone}>{t(($) => $.bookmarks.gone, { count: data.gone })}</p>}
      <LinkPager pageSize={BOOKMARKS_PAGE_SIZE} page={page} total={data.total} to={to} />
    </>
  );
}

const AT_ONCE = 4;

/** Asks first, then removes all of these bookmarks; false when nothing changed. */
async function removeBookmarks(items: AnyItem[]): Promise<boolean> {
  const sure = await confirm({
    title: t(($) => $.bookmarkSelection.removeTitle, { count: items.length }),
    body: t(($) => $.bookmarkSelection.removeBody),
    confirm: t(($) => $.bookmarkSelection.remove),
  });
  if (!sure) return false;
  try {
    for (let done = 0; done < items.length; done += AT_ONCE)
      await Promise.all(items.slice(done, done + AT_ONCE).map((item) => setBookmark(item, false)));
    void toast(t(($) => $.bookmarkSelection.removed));
  } finally {
    await reloadBookmarks();
  }
  return true;
}
