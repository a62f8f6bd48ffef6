import { useTranslation } from 'react-i18next';
import { Mantine } from '../../ui/mantine.tsx';
import { MembersOnly } from '../../ui/members-only.tsx';
import { BoardView } from './board-view.tsx';
import { BoardsSide } from './boards-side.tsx';
import { BookmarksView } from './bookmarks-view.tsx';
import { usePlace } from './bookmarks-address.ts';
import classes from './bookmarks.module.css';
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
                {place.board === null ? (
                  <BookmarksView key={`${place.kind} ${place.page}`} kind={place.kind} page={place.page} />
                ) : (
                  <BoardView key={`${place.board} ${place.page}`} id={place.board} page={place.page} />
                )}
              </section>
            </>
          )}
        </MembersOnly>
      </div>
    </Mantine>
  );
}

function Waiting() {
  return (
    <>
      <div />
      <ItemsLoading />
    </>
  );
}
