import { Link, useLocation } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { contestCalls } from '#contract/calls/contests.ts';
import { useTranslation } from '../../lib/translation.ts';
import listClasses from '../../ui/menu-list.module.css';
import { Menu } from '../../ui/menu.tsx';
import { CountBadge } from './counts.tsx';
import classes from './main-nav.module.css';
import { contentEntries, isCurrent, navAfterContent, navBeforeContent } from './nav-entries.ts';
import { client } from '../../lib/api.ts';

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
      {/* The space keeps word and number apart for those who hear them. */}
      {badge && ' '}
      {badge && <CountBadge count={badge.number} on="word" />}
    </Link>
  );
}

const contests = client(contestCalls);
const PAGE_SIZE = 100;
const KEPT_MS = 10 * 60_000;

/** How many contests accept entries now; 0 until known. */
function useOpenContests(): number {
  const { data } = useQuery({
    queryKey: ['open-contests'],
    queryFn: ({ signal }) => contests.gameList({ pageNo: 1, pageSize: PAGE_SIZE }, { signal }),
    staleTime: KEPT_MS,
    retry: false,
  });
  return data?.collectingGameCount ?? 0;
}
