import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { boardsQuery } from '../../lib/bookmarks-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { BoardCovers } from '../../ui/material/board-covers.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './home.module.css';

const SHOWN = 4;

/** The reader's newest boards; nothing while there are none. */
export function Boards() {
  const { t } = useTranslation();
  const { data } = useQuery(boardsQuery(useLanguage()));
  if (!data || data.length === 0) return null;
  return (
    <Panel title={t(($) => $.ownHome.boards)}>
      <ul className={classes.rows}>
        {data.slice(0, SHOWN).map(({ id, name, count, covers }) => (
          <li key={id} className={classes.row}>
            <Link to={paths.bookmarks({ board: String(id) })} className={classes.link}>
              <BoardCovers covers={covers} />
              <span className={classes.words}>
                <strong>{name}</strong>
                <span className={classes.note}>{t(($) => $.ownHome.items, { count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className={classes.all} to={paths.bookmarks()}>
        {t(($) => $.ownHome.allBoards)}
      </Link>
    </Panel>
  );
}
