import { IconLink, IconPlus, IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Board } from '#contract/calls/boards.ts';
import { boardsQuery } from '../../lib/bookmarks-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { BoardCovers } from '../../ui/material/board-covers.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './boards-side.module.css';
import { boardPath } from './bookmarks-address.ts';
import { NewBoardDialog } from './name-dialog.tsx';

/** Links to all bookmarks and to the boards. */
export function BoardsSide({ open }: { open: number | null }) {
  const { t } = useTranslation();
  const [naming, setNaming] = useState(false);
  return (
    <nav className={classes.side} aria-label={t(($) => $.bookmarks.boards)}>
      <Link to={paths.bookmarks()} className={classes.entry} aria-current={open === null ? 'page' : undefined}>
        <span className={classes.all}>
          <IconStar size={19} stroke={1.7} aria-hidden="true" />
        </span>
        {t(($) => $.bookmarks.all)}
      </Link>
      <div className={classes.head}>
        <h2>{t(($) => $.bookmarks.boards)}</h2>
        <button
          type="button"
          aria-label={t(($) => $.ownBoard.create)}
          title={t(($) => $.ownBoard.create)}
          onClick={() => setNaming(true)}
        >
          <IconPlus size={18} stroke={1.9} aria-hidden="true" />
        </button>
      </div>
      <Boards open={open} />
      {naming && <NewBoardDialog onClosed={() => setNaming(false)} />}
    </nav>
  );
}

function Boards({ open }: { open: number | null }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(boardsQuery(useLanguage()));
  const list = useRef<HTMLUListElement>(null);
  const shown = data !== undefined;
  useEffect(() => {
    if (shown) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown, open]);
  if (!data && error) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={150} />;
  if (data.length === 0) return <p className={classes.none}>{t(($) => $.bookmarks.noBoards)}</p>;
  return (
    <ul ref={list}>
      {data.map((board) => (
        <li key={board.id}>
          <BoardEntry board={board} current={board.id === open} />
        </li>
      ))}
    </ul>
  );
}

function BoardEntry({ board, current }: { board: Board; current: boolean }) {
  const { t } = useTranslation();
  const shared = t(($) => $.bookmarks.shared);
  return (
    <Link to={boardPath(board.id)} className={classes.entry} aria-current={current ? 'page' : undefined}>
      <BoardCovers covers={board.covers} />
      <span className={classes.name} title={board.name}>
        {board.name}
      </span>
      {board.shareKey && (
        <span title={shared}>
          <IconLink size={15} stroke={1.8} aria-hidden="true" />
          <VisuallyHidden>{shared}</VisuallyHidden>
        </span>
      )}
      <span className={classes.count}>{board.count}</span>
    </Link>
  );
}
