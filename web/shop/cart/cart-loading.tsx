import { useTranslation } from '../../lib/translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './cart.module.css';
import { Filters, useCartFilter } from './filters.tsx';

const LINES = 4;

export function CartLoading() {
  return (
    <>
      <Filters current={useCartFilter()} counts={undefined} />
      <LinesLoading />
    </>
  );
}

export function LinesLoading() {
  const { t } = useTranslation();
  return (
    <output className={classes.columns} aria-label={t(($) => $.common.loading)}>
      <div className={classes.lines}>
        <Skeleton height={38} />
        {Array.from({ length: LINES }, (_, place) => (
          <Skeleton key={place} height={134} />
        ))}
      </div>
      <Skeleton height={300} />
    </output>
  );
}
