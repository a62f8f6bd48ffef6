import type { DeskJudge } from '#contract/calls/judging-desk.ts';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './judging.module.css';

interface Props {
  judges: readonly DeskJudge[];
  /** Judges who stay out. */
  left: ReadonlySet<number>;
  onChange: (left: ReadonlySet<number>) => void;
}

/** Who sits in a round: everybody, less those who are left out. */
export function JudgeChecks({ judges, left, onChange }: Props) {
  const { t } = useTranslation();
  const set = (judgeId: number, sits: boolean) => {
    const next = new Set(left);
    if (sits) next.delete(judgeId);
    else next.add(judgeId);
    onChange(next);
  };
  return (
    <fieldset className={classes.checks}>
      <legend>{t(($) => $.office.judging.plan.judges)}</legend>
      {judges.length === 0 && <p className={classes.hint}>{t(($) => $.office.judging.plan.noJudges)}</p>}
      {judges.map(({ judgeId, name }) => (
        <label key={judgeId} className={classes.check}>
          <input
            type="checkbox"
            checked={!left.has(judgeId)}
            onChange={({ currentTarget }) => set(judgeId, currentTarget.checked)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
