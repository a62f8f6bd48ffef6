import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import listClasses from '../../ui/menu-list.module.css';
import { Menu } from '../../ui/menu.tsx';
import { CountBadge } from './count-badge.tsx';
import classes from './main-nav.module.css';
import { contentEntries, isCurrent, navAfterContent, navBeforeContent } from './nav-entries.ts';
import { useOpenContests } from './use-open-contests.ts';

export function MainNav() {
  const { t } = useTranslation();
  return (
    <nav className={classes.nav} aria-label={t(($) => $.nav.label)}>
      {navBeforeContent.map((entry) => (
        <NavEntry key={entry.name} to={entry.to} label={t(($) => $.nav[entry.name])} />
      ))}
      <Menu trigger={t(($) => $.nav.content)}>
        {(close) => (
          <ul className={listClasses.list}>
            {contentEntries.map((entry) => (
              <li key={entry.name}>
                <Link to={entry.to} onClick={close}>
                  {t(($) => $.nav[entry.name])}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Menu>
      {navAfterContent.map((entry) =>
        entry.name === 'contests' ? (
          <ContestsEntry key={entry.name} to={entry.to} />
        ) : (
          <NavEntry key={entry.name} to={entry.to} label={t(($) => $.nav[entry.name])} />
        ),
      )}
    </nav>
  );
}

function ContestsEntry({ to }: { to: string }) {
  const { t } = useTranslation();
  const number = useOpenContests();
  const badge = number > 0 ? { words: t(($) => $.nav.contestsOpen, { count: number }), number } : undefined;
  return <NavEntry to={to} label={t(($) => $.nav.contests)} badge={badge} />;
}

interface EntryProps {
  to: string;
  label: string;
  badge?: { words: string; number: number } | undefined;
}

function NavEntry({ to, label, badge }: EntryProps) {
  const current = isCurrent(to, useLocation());
  return (
    <Link to={to} className={classes.entry} aria-current={current ? 'page' : undefined} aria-label={badge?.words}>
      {label}
      {badge && <CountBadge count={badge.number} on="word" />}
    </Link>
  );
}
