import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './link-tabs.module.css';

interface Props {
  label: string;
  links: readonly { to: string; name: ReactNode; current: boolean }[];
}

/** The parts of a page, each at an address of its own. */
export function LinkTabs({ label, links }: Props) {
  const row = useRef<HTMLElement>(null);
  const current = links.findIndex((link) => link.current);
  useLayoutEffect(() => {
    if (row.current) showLink(row.current, current);
  }, [current]);
  return (
    <nav ref={row} className={classes.links} aria-label={label}>
      {links.map(({ to, name, current }) => (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Moves a row that is wider than the window, and nothing else, until the link stands in its middle. */
function showLink(row: HTMLElement, at: number): void {
  const link = row.children[at]?.getBoundingClientRect();
  if (!link) return;
  row.scrollLeft += link.left - row.getBoundingClientRect().left - (row.clientWidth - link.width) / 2;
}
