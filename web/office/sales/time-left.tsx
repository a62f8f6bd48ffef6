import { useEffect, useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './time-left.module.css';

const MINUTE_MS = 60_000;

function splitTime(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor(ms / MINUTE_MS);
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

const TICK_MS = 15_000;
const SOON_MS = 4 * 3_600_000;

/** Time until a deadline, or since it passed; updates by itself. */
export function TimeLeft({ at }: { at: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const left = Date.parse(at) - useNow();
  const { days, hours, minutes } = splitTime(Math.abs(left));
  const unit = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes';
  const time = t(($) => $.office.sales[unit], { days, hours, minutes });
  return (
    <time
      dateTime={at}
      title={formatMoment(at, 'minute', language)}
      className={classes.left}
      data-urgency={left < 0 ? 'late' : left < SOON_MS ? 'soon' : undefined}
    >
      {t(($) => (left < 0 ? $.office.sales.late : $.office.sales.left), { time })}
    </time>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
