import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SavedSearch } from '#contract/calls/following.ts';
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

const SHOWN = 6;

/** Saved searches and photographers with something new, or how to get them. */
export function News() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(followingQuery(useLanguage()));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={140} />;
  const all = [
    ...data.searches.map((one) => ({ ...one, key: `search ${one.id}`, to: paths.savedSearch(one.search) })),
    ...data.shops.map((one) => ({ ...one, key: `shop ${one.id}`, to: paths.shop(one.id) })),
  ];
  const fresh = all.filter((one) => one.fresh > 0).slice(0, SHOWN);
  return (
    <Panel
      title={t(($) => $.ownHome.news)}
      note={fresh.length === 0 && t(($) => $.ownHome[all.length > 0 ? 'noNews' : 'nothingFollowed'])}
    >
      {fresh.length > 0 && (
        <ul className={classes.rows}>
          {fresh.map(({ key, to, ...one }) => (
            <New key={key} to={to} {...one} />
          ))}
        </ul>
      )}
      {all.length > 0 ? (
        <Link className={classes.all} to={paths.userCenter('following')}>
          {t(($) => $.ownHome.allNews)}
        </Link>
      ) : (
        <Start>{t(($) => $.following.find)}</Start>
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

function New({ to, name, fresh, covers }: Pick<SavedSearch, 'name' | 'fresh' | 'covers'> & { to: string }) {
  return (
    <li className={classes.row}>
      <Link to={to} className={classes.link}>
        <BoardCovers covers={covers} />
        <span className={classes.words}>
          <strong>{name}</strong>
          <span className={classes.note}>
            <Fresh fresh={fresh} />
          </span>
        </span>
      </Link>
    </li>
  );
}
