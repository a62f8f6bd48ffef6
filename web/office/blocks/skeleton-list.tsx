import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './skeleton-list.module.css';

/** Placeholder of an ordered list while it loads. */
export function SkeletonList({ rows }: { rows: number }) {
  return (
    <div className={classes.list} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={20} />
      ))}
    </div>
  );
}
