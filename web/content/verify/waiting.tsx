import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './verify.module.css';

export function Waiting() {
  return (
    <div className={classes.card} aria-hidden="true">
      <Skeleton height={92} />
      <Skeleton height={220} />
    </div>
  );
}
