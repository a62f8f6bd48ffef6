import type { ContentTurn } from '#contract/calls/content-desk.ts';
import { clockInChina, dayInChina } from '#contract/domain/china-time.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { addDays, type Day, daysOfMonth, weekdayOf } from '../../../lib/days.ts';
import { formatDay, weekdayLetters } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './schedule.module.css';

interface Props {
  /** 2026-01 */
  month: string;
  today: Day;
  turns: readonly ContentTurn[];
  onOpen: (id: number) => void;
}

/** Weeks of a month from Monday, with days of its neighbours at both ends. */
function weeksOf(month: string): Day[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = daysOfMonth(year, number - 1);
  const monday = addDays(days[0]!, -weekdayOf(days[0]!));
  const count = Math.ceil((weekdayOf(days[0]!) + days.length) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, place) => addDays(monday, week * 7 + place)),
  );
}

export function MonthTable({ month, today, turns, onOpen }: Props) {
  const language = useLanguage();
  const byDay = Map.groupBy(turns, ({ at }) => dayInChina(Date.parse(at)));
  return (
    <table className={classes.month}>
      <thead>
        <tr>
          {weekdayLetters(language).map((letter, place) => (
            <th key={place} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              day.startsWith(month) ? (
                <td key={day} aria-current={day === today ? 'date' : undefined}>
                  <time dateTime={day} aria-label={formatDay(day, language)}>
                    {Number(day.slice(8))}
                  </time>
                  <Turns turns={byDay.get(day) ?? []} onOpen={onOpen} />
                </td>
              ) : (
                <td key={day} className={classes.other} aria-label={formatDay(day, language)} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Turns({ turns, onOpen }: Pick<Props, 'turns' | 'onOpen'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (turns.length === 0) return null;
  return (
    <ul>
      {turns.map(({ id, type, begins, at, titleZh, titleEn }) => (
        <li key={`${id} ${begins}`}>
          <button type="button" data-begins={begins} onClick={() => onOpen(id)}>
            <span>
              {clockInChina(Date.parse(at)).slice(11, 16)}{' '}
              {t(($) => $.office.content.calendar[begins ? 'begins' : 'ends'])} ·{' '}
              {t(($) => $.office.content.types[type])}
            </span>
            {inLanguage(language, titleZh, titleEn) || titleZh || titleEn}
          </button>
        </li>
      ))}
    </ul>
  );
}
