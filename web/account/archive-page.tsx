import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { Mantine } from '../ui/mantine.tsx';
import { MembersOnly } from '../ui/members-only.tsx';
import classes from './archive-page.module.css';

interface Props {
  title: string;
  /** Links to the other parts of a buyer's archive. */
  links: readonly { to: string; label: string }[];
  waiting: ReactNode;
  list: () => ReactNode;
}

/** A page that lists everything of a kind that a member has: orders or licences. */
export function ArchivePage({ title, links, waiting, list }: Props) {
  return (
    <Mantine>
      <div className={classes.page}>
        <div className={classes.head}>
          <h1>{title}</h1>
          <span className={classes.links}>
            {links.map(({ to, label }) => (
              <ButtonLink key={to} variant="default" size="small" to={to}>
                {label}
              </ButtonLink>
            ))}
          </span>
        </div>
        <MembersOnly placeholder={waiting}>{list}</MembersOnly>
      </div>
    </Mantine>
  );
}

export function ArchiveFilters({ children }: { children: ReactNode }) {
  return <div className={classes.filters}>{children}</div>;
}
