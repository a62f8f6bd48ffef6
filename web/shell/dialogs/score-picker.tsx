import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './score-picker.module.css';

export type Score = 1 | 2 | 3 | 4 | 5;
const SCORES: Score[] = [1, 2, 3, 4, 5];

/** Five answers from very poor to excellent. */
export function ScorePicker({ value, onChange }: { value: Score | null; onChange: (score: Score) => void }) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={classes.scores}>
      <legend>{t(($) => $.feedback.score)}</legend>
      {SCORES.map((score) => (
        <label key={score} className={classes.score} data-chosen={value === score}>
          <input type="radio" name={name} checked={value === score} onChange={() => onChange(score)} />
          <span className={classes.number}>{score}</span>
          <span className={classes.word}>{t(($) => $.feedback.scores[score])}</span>
        </label>
      ))}
    </fieldset>
  );
}
