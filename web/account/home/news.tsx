import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SavedSearch } from '#contract/calls/following.ts';
import { freshText } from '#contract/domain/following.ts';
import { boardNewsQuery } from '../../lib/bookmarks-queries.ts';
import { followingQuery } from '../../lib/following.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BoardCovers } from '../../ui/material/board-covers.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Fresh } from '../following/fresh.tsx';
import classes from './home.module.css';

/** Of boards, and of what the reader follows. */
const SHOWN = 6;

/** Boards, saved searches and photographers with something new, or how to get them. */
export function News() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(followingQuery(language));
  const boards = useQuery(boardNewsQuery(language));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data || boards.isPending) return <Skeleton height={140} />;
  const all = [
    ...data.searches.map((one) => ({ ...one, key: `search ${one.id}`, to: paths.savedSearch(one.search) })),
    ...data.shops.map((one) => ({ ...one, key: `shop ${one.id}`, to: paths.shop(one.id) })),
  ];
  const fresh = all.filter((one) => one.fresh > 0).slice(0, SHOWN);
  // What is followed is shown also while the boards cannot be read.
  const fitted = (boards.data ?? []).slice(0, SHOWN);
  const isAny = fresh.length + fitted.length > 0;
  return (
    <Panel
      title={t(($) => $.ownHome.news)}
      note={!isAny && t(($) => $.ownHome[all.length > 0 ? 'noNews' : 'nothingFollowed'])}
    >
      {isAny && (
        <ul className={classes.rows}>
          {fitted.map((board) => (
            <New key={board.id} to={paths.bookmarks({ board: String(board.id) })} {...board}>
              {t(($) => $.ownHome.fitsBoard, { count: board.fresh, number: freshText(board.fresh) })}
            </New>
          ))}
          {fresh.map(({ key, to, ...one }) => (
            <New key={key} to={to} {...one}>
              <Fresh fresh={one.fresh} />
            </New>
          ))}
        </ul>
      )}
      {all.length > 0 ? (
        <Link className={classes.all} to={paths.userCenter('following')}>
          {t(($) => $.ownHome.allNews)}
        </Link>
      ) : (
        !isAny && <Start>{t(($) => $.following.find)}</Start>
      )}
    </Panel>
  );
}

function Start({ children }: { children: ReactNode }) {
  return (
    <p className={classes.start}>
      <ButtonLink size="small" variant="default" to={paths.searchResult()}>
        {children}
      </ButtonLink>
    </p>
  );
}

interface NewProps extends Pick<SavedSearch, 'name' | 'covers'> {
  to: string;
  children: ReactNode;
}

function New({ to, name, covers, children }: NewProps) {
  return (
    <li className={classes.row}>
      <Link to={to} className={classes.link}>
        <BoardCovers covers={covers} />
        <span className={classes.words}>
          <strong>{name}</strong>
          <span className={classes.note}>{children}</span>
        </span>
      </Link>
    </li>
  );
}
