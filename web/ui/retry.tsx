import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../lib/translation.ts';
import { Button } from './button.tsx';
import classes from './retry.module.css';

/** Says why something could not be loaded and offers to try again. */
export function Retry({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classes.retry}>
      <p className={classes.title}>{t(($) => $.common.loadFailed)}</p>
      <p>{error.message}</p>
      <Button
        variant="default"
        size="small"
        icon={<IconRefresh size={15} stroke={1.8} aria-hidden="true" />}
        onClick={onRetry}
      >
        {t(($) => $.common.retry)}
      </Button>
    </div>
  );
}
