import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { readRecent } from '../../ui/search-panel/recent.ts';
import classes from './following.module.css';

/** Searches of this browser, as the search box remembers them. */
export function RecentSearches() {
  const { t } = useTranslation();
  const [recent] = useState(readRecent);
  if (recent.length === 0) return null;
  return (
    <Panel title={t(($) => $.following.recent)} note={t(($) => $.following.recentBody)}>
      <ul className={classes.recent}>
        {recent.map(({ keyword, type }) => (
          <li key={`${keyword} ${type}`}>
            <Link to={paths.searchResult({ keyword, type })}>
              <IconClock size={14} stroke={1.8} aria-hidden="true" />
              <span>{keyword}</span>
              <small>{t(($) => $.find.types[type])}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
