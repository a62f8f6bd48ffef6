import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './link-tabs.module.css';

interface Props {
  label: string;
  links: readonly { to: string; name: ReactNode; current: boolean }[];
}

/** The parts of a page, each at an address of its own. */
export function LinkTabs({ label, links }: Props) {
  return (
    <nav className={classes.links} aria-label={label}>
      {links.map(({ to, name, current }) => (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
