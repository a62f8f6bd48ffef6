import { useRef, useState, type KeyboardEvent } from 'react';
import type { Holiday } from '#contract/calls/holidays.ts';
import { addDays, type Day, daysOfMonth, type Range, weekdayOf } from '../../lib/days.ts';
import { useTranslation } from '../../lib/translation.ts';
import { kindOf, today } from './calendar.ts';
import { useDayWords } from './day-words.ts';
import classes from './year-calendar.module.css';

interface Props {
  year: number;
  holidays: Holiday[];
  range: Range | undefined;
  onPick: (day: Day, extend: boolean) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Twelve months at once. Tab reaches one day, the arrow keys the others. */
export function YearCalendar({ year, holidays, range, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isThisYear = today().startsWith(String(year));
  const [reached, setReached] = useState<Day>(isThisYear ? today() : `${year}-01-01`);
  const known = new Map(holidays.map((one) => [one.day, one]));
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = step && addDays(reached, step);
    if (!next || !next.startsWith(String(year))) return;
    event.preventDefault();
    setReached(next);
    box.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const pick = (day: Day, extend: boolean) => {
    setReached(day);
    onPick(day, extend);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the days inside
    <div ref={box} className={classes.year} onKeyDown={move}>
      {Array.from({ length: 12 }, (_, month) => (
        <Month
          key={month}
          days={daysOfMonth(year, month)}
          known={known}
          range={range}
          reached={reached}
          onPick={pick}
        />
      ))}
    </div>
  );
}

interface MonthProps extends Pick<Props, 'range' | 'onPick'> {
  days: Day[];
  known: Map<Day, Holiday>;
  reached: Day;
}

function Month({ days, known, range, reached, onPick }: MonthProps) {
  const { t } = useTranslation();
  const words = useDayWords();
  const first = days[0] ?? '';
  return (
    <section className={classes.month}>
      <h2>{words.month(first)}</h2>
      <div className={classes.days}>
        {Array.from(t(($) => $.office.holidays.weekdays)).map((letter, place) => (
          <span key={place} className={classes.weekday} aria-hidden="true">
            {letter}
          </span>
        ))}
        {days.map((day) => (
          <DayButton
            key={day}
            day={day}
            holiday={known.get(day)}
            chosen={range !== undefined && range.first <= day && day <= range.last}
            reached={day === reached}
            {...(day === first ? { column: weekdayOf(day) + 1 } : {})}
            onPick={onPick}
          />
        ))}
      </div>
    </section>
  );
}

interface DayProps extends Pick<Props, 'onPick'> {
  day: Day;
  holiday: Holiday | undefined;
  chosen: boolean;
  reached: boolean;
  /** Grid column of the first day of a month. */
  column?: number;
}

function DayButton({ day, holiday, chosen, reached, column, onPick }: DayProps) {
  const { t } = useTranslation();
  const words = useDayWords();
  const kind = kindOf(day, holiday);
  const name = holiday
    ? `${words.name(holiday)} · ${t(($) => $.office.holidays[holiday.working ? 'worked' : 'rest'])}`
    : undefined;
  const isToday = day === today();
  return (
    <button
      type="button"
      className={classes.day}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      data-day={day}
      data-kind={kind}
      data-today={isToday}
      aria-pressed={chosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={name ? `${words.long(day)} · ${name}` : words.long(day)}
      title={name}
      tabIndex={reached ? 0 : -1}
      onClick={(event) => onPick(day, event.shiftKey)}
    >
      {Number(day.slice(8))}
    </button>
  );
}
