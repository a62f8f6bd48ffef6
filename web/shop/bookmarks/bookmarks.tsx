import { useQuery } from '@tanstack/react-query';
import { MEDIA_KINDS } from '#contract/domain/media.ts';
import { countOf, countsQuery } from '../../lib/bookmarks-queries.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Mantine } from '../../ui/mantine.tsx';
import { MembersOnly } from '../../ui/members-only.tsx';
import { BoardView } from './board-view.tsx';
import { BoardsSide } from './boards-side.tsx';
import { BookmarksView } from './bookmarks-view.tsx';
import { type Place, usePlace } from './bookmarks-address.ts';
import classes from './bookmarks.module.css';
import { Hint } from '../../ui/hint/hint.tsx';
import { ItemsLoading } from './items.tsx';

/** The reader's bookmarks, and the boards on which they arrange them. */
export function Bookmarks() {
  const { t } = useTranslation();
  const place = usePlace();
  return (
    <Mantine>
      <div className={classes.page}>
        <MembersOnly placeholder={<Waiting />}>
          {() => (
            <>
              <BoardsSide open={place.board} />
              <section className={classes.main} aria-label={t(($) => $.bookmarks.title)}>
                <Hint name="boards" />
                <Open {...place} />
              </section>
            </>
          )}
        </MembersOnly>
      </div>
    </Mantine>
  );
}

function Open({ kind, board, page, decision }: Place) {
  if (board !== null)
    return <BoardView key={`${board} ${page} ${decision}`} id={board} page={page} decision={decision} />;
  return kind === null ? <FirstKind /> : <BookmarksView key={`${kind} ${page}`} kind={kind} page={page} />;
}

/** The first kind of which something was kept, for an address that names no kind. */
function FirstKind() {
  const { data, isPending } = useQuery(countsQuery);
  if (isPending) return <ItemsLoading />;
  const kind = data && MEDIA_KINDS.find((one) => countOf(data, one) > 0);
  return <BookmarksView kind={kind ?? 'video'} page={1} />;
}

function Waiting() {
  return (
    <>
      <div />
      <ItemsLoading />
    </>
  );
}
