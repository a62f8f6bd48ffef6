import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './row-head.module.css';
import section from './section-head.module.css';

interface Props {
  id: string;
  title: string;
  /** Link to the full list. */
  all: string;
  to: string;
}

export function RowHead({ id, title, all, to }: Props) {
  return (
    <div className={classes.head}>
      <h2 id={id}>{title}</h2>
      <Link to={to}>
        {all}
        <IconArrowRight size={15} stroke={1.8} aria-hidden="true" />
      </Link>
    </div>
  );
}

export function SectionHead({ id, title, children }: { id: string; title: string; children: string }) {
  return (
    <div className={section.head}>
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
