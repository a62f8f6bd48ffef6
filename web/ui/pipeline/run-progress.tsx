import { useTranslation } from '../../lib/translation.ts';
import { Progress } from '../table/progress.tsx';
import { usePipelineWords } from './pipeline-words.ts';
import classes from './run-progress.module.css';

/** The current step of a file, and its overall progress. */
export function RunProgress({ run: { step, percent } }: { run: { step: string | null; percent: number } }) {
  const { t } = useTranslation();
  const words = usePipelineWords();
  const waiting = t(($) => $.pipeline.transcoding);
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
