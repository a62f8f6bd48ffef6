import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { dayInChina } from '#contract/domain/china-time.ts';
import { addDays, addMonths, type Day, daysOfMonth, weekdayOf } from '../../lib/days.ts';
import { formatDay, formatMonth, weekdayLetters } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './calendar.module.css';

interface Props {
  value: string;
  min: Day | undefined;
  max: Day | undefined;
  onChoose: (day: Day) => void;
}

const STEPS: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Keeps a dialog around the calendar open when Escape closes the calendar. */
const ESCAPE_STAYS = { 'data-mantine-stop-propagation': true };

/** One month. Tab reaches one day, the arrow keys the others. */
export function Calendar({ value, min = '1826-01-01', max = '2199-12-31', onChoose }: Props) {
  const title = useId();
  const language = useLanguage();
  const [today] = useState(() => dayInChina(Date.now()));
  const { box, reached, move, leaf } = useReached(value || today, min, max);
  const [year = 0, month = 1] = reached.split('-').map(Number);
  return (
    <div className={classes.calendar}>
      <Head id={title} title={formatMonth(reached, language)} onLeaf={leaf} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- it hears the keys of the days inside */}
      <div ref={box} className={classes.days} role="group" aria-labelledby={title} onKeyDown={move}>
        {weekdayLetters(language).map((letter, place) => (
          <span key={place} className={classes.weekday} aria-hidden="true">
            {letter}
          </span>
        ))}
        {daysOfMonth(year, month - 1).map((day, place) => (
          <button
            key={day}
            type="button"
            {...ESCAPE_STAYS}
            data-day={day}
            data-autofocus={day === reached || undefined}
            style={place === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}
            tabIndex={day === reached ? 0 : -1}
            disabled={day < min || day > max}
            aria-label={formatDay(day, language)}
            aria-pressed={day === value}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onChoose(day)}
          >
            {place + 1}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The day that Tab reaches, which decides the month; keys take the focus along. */
function useReached(start: Day, min: Day, max: Day) {
  const box = useRef<HTMLDivElement>(null);
  const within = (day: Day) => (day < min ? min : day > max ? max : day);
  const [reached, setReached] = useState(within(start));
  const byKeys = useRef(false);
  useLayoutEffect(() => {
    if (byKeys.current) box.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus();
  }, [reached]);
  const move = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(reached);
    if (!next) return;
    event.preventDefault();
    byKeys.current = true;
    setReached(within(next));
  };
  const leaf = (months: number) => {
    byKeys.current = false;
    setReached(within(addMonths(reached, months)));
  };
  return { box, reached, move, leaf };
}

const LEAVES = [
  ['earlierYear', -12, IconChevronsLeft],
  ['earlierMonth', -1, IconChevronLeft],
  ['laterMonth', 1, IconChevronRight],
  ['laterYear', 12, IconChevronsRight],
] as const;

function Head({ id, title, onLeaf }: { id: string; title: string; onLeaf: (months: number) => void }) {
  const { t } = useTranslation();
  const [back, on] = [LEAVES.slice(0, 2), LEAVES.slice(2)].map((leaves) =>
    leaves.map(([name, months, Icon]) => {
      const label = t(($) => $.common.date[name]);
      return (
        <button
          key={name}
          type="button"
          {...ESCAPE_STAYS}
          aria-label={label}
          title={label}
          onClick={() => onLeaf(months)}
        >
          <Icon size={16} stroke={1.8} aria-hidden="true" />
        </button>
      );
    }),
  );
  return (
    <div className={classes.head}>
      {back}
      <strong id={id} aria-live="polite">
        {title}
      </strong>
      {on}
    </div>
  );
}
