import { IconChartBar } from '@tabler/icons-react';
import classes from './no-figures.module.css';

/** Stands in place of charts that would all be empty. */
export function NoFigures({ title, hint }: { title: string; hint: string }) {
  return (
    <div className={classes.none}>
      <IconChartBar size={28} stroke={1.4} aria-hidden="true" />
      <p>
        <strong>{title}</strong>
        {hint}
      </p>
    </div>
  );
}
