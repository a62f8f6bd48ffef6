import { type ReactNode, useId } from 'react';
import classes from './section.module.css';
import list from './facts.module.css';

interface Props {
  title: string;
  /** Level of the heading: 3 below a panel's heading, 2 right below the page's. */
  level?: 2 | 3;
  /** Content at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One subject of a panel or a screen. */
export function Section({ title, level = 3, aside, children }: Props) {
  const heading = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <div className={classes.head}>
        <Heading id={heading}>{title}</Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Names and values of one thing. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={list.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
