import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './desk-loading.module.css';

/** Stands where a desk will be, in its rough shape. */
export function DeskLoading() {
  const { t } = useTranslation();
  return (
    <div className={classes.loading}>
      <output>
        <VisuallyHidden>{t(($) => $.common.loading)}</VisuallyHidden>
      </output>
      <Skeleton height={22} width={140} />
      <Skeleton height={12} width={320} />
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} height={12} />
      ))}
    </div>
  );
}
