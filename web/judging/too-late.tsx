import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../lib/translation.ts';
import { Button } from '../ui/button.tsx';
import { seeLate, useQueue } from './queue.ts';
import classes from './score.module.css';

/** Says how many scores a closed round did not take, until the judge has seen it. */
export function TooLate() {
  const { t } = useTranslation();
  const count = useQueue(({ late }) => Object.keys(late).length);
  if (count === 0) return null;
  return (
    <div role="alert" className={classes.late}>
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
      <p>{t(($) => $.judging.late, { count })}</p>
      <Button variant="default" size="small" onClick={seeLate}>
        {t(($) => $.judging.lateSeen)}
      </Button>
    </div>
  );
}
