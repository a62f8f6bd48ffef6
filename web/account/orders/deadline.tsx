import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './deadline.module.css';
import { type TimeLeft, useTimeLeft } from './time-left.ts';

interface Props {
  label: string;
  at: string;
  /** Text once it has passed. */
  over: string;
}

/** A deadline, and the time left until then. */
export function Deadline({ label, at, over }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const left = useTimeLeft(at);
  const words = useLeftWords();
  return (
    <p className={classes.deadline}>
      <span className={classes.label}>{label}</span>
      <time dateTime={at}>{formatDateTime(at, language)}</time>
      <span className={classes.left} data-over={left === null || undefined}>
        {left ? t(($) => $.timeLeft.left, { time: words(left) }) : over}
      </span>
    </p>
  );
}

export function useLeftWords(): (left: TimeLeft) => string {
  const { t } = useTranslation();
  return (left) => {
    if (left.unit === 'clock') return left.clock;
    return left.unit === 'days' ? t(($) => $.timeLeft.days, left) : t(($) => $.timeLeft.hours, left);
  };
}
