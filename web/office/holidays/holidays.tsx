import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Holiday } from '#contract/calls/holidays.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { IconButton } from '../blocks/icon-button.tsx';
import type { Day, Range } from '../../lib/days.ts';
import { countDays, type Group, groupsOf, inOrder, today } from './calendar.ts';
import { DayForm } from './day-form.tsx';
import { holidaysQuery } from './queries.ts';
import classes from './holidays.module.css';
import { YearCalendar } from './year-calendar.tsx';
import { YearList } from './year-list.tsx';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** Days off and working days in China. */
export function Holidays() {
  const { t } = useTranslation();
  const address = useAddress();
  const typed = /^\d{4}$/.test(address.get('year')) ? Number(address.get('year')) : Number(today().slice(0, 4));
  const year = Math.min(Math.max(typed, FIRST_YEAR), LAST_YEAR);
  const query = useQuery(holidaysQuery(year));
  const go = (next: number) => address.set({ year: String(next) });
  return (
    <Desk
      title={t(($) => $.office.desks.holidays)}
      about={t(($) => $.office.about.holidays)}
      aside={
        <>
          <IconButton
            icon={IconChevronLeft}
            label={t(($) => $.office.holidays.previous)}
            idle={year === FIRST_YEAR}
            onClick={() => go(year - 1)}
          />
          <strong className={classes.year} aria-live="polite">
            {t(($) => $.office.holidays.year, { year })}
          </strong>
          <IconButton
            icon={IconChevronRight}
            label={t(($) => $.office.holidays.next)}
            idle={year === LAST_YEAR}
            onClick={() => go(year + 1)}
          />
        </>
      }
    >
      {query.data && <Year key={year} year={year} holidays={query.data} />}
      {!query.data && !query.error && <Skeleton height={640} />}
      {query.error && !query.data && <Retry error={query.error} onRetry={() => void query.refetch()} />}
    </Desk>
  );
}

function Year({ year, holidays }: { year: number; holidays: Holiday[] }) {
  const { t } = useTranslation();
  const [range, setRange] = useState<Range>();
  const [editing, setEditing] = useState<Group>();
  // Counts sent forms, so that each one starts empty.
  const [sent, setSent] = useState(0);
  const groups = groupsOf(holidays);
  const edit = (group: Group | undefined) => {
    setEditing(group);
    setRange(group && { first: group.first, last: group.last });
  };
  const pick = (day: Day, extend: boolean) => {
    if (extend && range) return setRange(inOrder(range.first, day));
    const group = groups.find(({ days }) => days.includes(day));
    setEditing(group);
    return setRange(group ? { first: group.first, last: group.last } : { first: day, last: day });
  };
  return (
    <div className={classes.columns}>
      <div>
        <Legend year={year} holidays={holidays} />
        <YearCalendar year={year} holidays={holidays} range={range} onPick={pick} />
        <p className={classes.pick}>{t(($) => $.office.holidays.pick)}</p>
      </div>
      <aside className={classes.side}>
        <DayForm
          key={`${editing?.first ?? 'new'} ${sent}`}
          editing={editing}
          range={range}
          onRange={setRange}
          onDone={() => {
            edit(undefined);
            setSent(sent + 1);
          }}
        />
        <YearList year={year} groups={groups} chosen={editing?.first} onChoose={edit} />
      </aside>
    </div>
  );
}

function Legend({ year, holidays }: { year: number; holidays: Holiday[] }) {
  const { t } = useTranslation();
  const days = countDays(year, holidays);
  const counted = (kind: 'rest' | 'worked' | 'working') =>
    t(($) => $.office.holidays.counts[kind], { count: days[kind] });
  return (
    <div className={classes.legend}>
      {(['rest', 'worked', 'weekend'] as const).map((kind) => (
        <span key={kind} data-kind={kind}>
          {t(($) => $.office.holidays.legend[kind])}
        </span>
      ))}
      <p>{[counted('rest'), counted('worked'), counted('working')].join(' · ')}</p>
    </div>
  );
}
