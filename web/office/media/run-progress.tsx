import { useTranslation } from 'react-i18next';
import type { MediaRun } from '#contract/calls/media.ts';
import { Progress } from '../blocks/progress.tsx';
import { useMediaWords } from './media-words.ts';
import classes from './run-progress.module.css';

/** What is being done to a file at this moment, and how far it is in all. */
export function RunProgress({ run: { step, percent } }: { run: MediaRun }) {
  const { t } = useTranslation();
  const words = useMediaWords();
  const waiting = t(($) => $.office.media.transcoding);
  return (
    <span className={classes.progress} title={waiting}>
      <span className={classes.words}>
        <span>{step === null ? waiting : words.step(step)}</span>
        <span className={classes.percent}>{percent}%</span>
      </span>
      <Progress label={waiting} value={percent} max={100} />
    </span>
  );
}
