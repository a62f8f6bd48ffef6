import { useId } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Nothing } from '../../ui/table/nothing.tsx';
import type { Day } from '../../lib/days.ts';
import type { Group } from './calendar.ts';
import { useDayWords } from './day-words.ts';
import classes from './year-list.module.css';

interface Props {
  year: number;
  groups: Group[];
  /** First day of the group being changed. */
  chosen: Day | undefined;
  onChoose: (group: Group) => void;
}

/** All groups of a year, in order. */
export function YearList({ year, groups, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const words = useDayWords();
  const heading = useId();
  if (groups.length === 0)
    return <Nothing title={t(($) => $.office.holidays.none, { year })} hint={t(($) => $.office.holidays.noneHint)} />;
  return (
    <section className={classes.list} aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.office.holidays.list)}</h2>
      {!groups.some(({ working }) => working) && (
        <p className={classes.note}>{t(($) => $.office.holidays.unannounced)}</p>
      )}
      <ul>
        {groups.map((group) => (
          <li key={group.first}>
            <button
              type="button"
              aria-current={group.first === chosen ? 'true' : undefined}
              data-working={group.working}
              onClick={() => onChoose(group)}
            >
              <span className={classes.name}>{words.name(group)}</span>
              <span className={classes.count}>{t(($) => $.office.holidays.days, { count: group.days.length })}</span>
              <span className={classes.days}>{words.range(group)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
