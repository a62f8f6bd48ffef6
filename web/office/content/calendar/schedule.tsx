import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInChina } from '#contract/domain/china-time.ts';
import { addMonths } from '../../../lib/days.ts';
import { formatMonth } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Address } from '../../../ui/table/use-address.ts';
import { IconButton } from '../../blocks/icon-button.tsx';
import { calendarQuery } from '../queries.ts';
import { MonthTable } from './month-table.tsx';
import classes from './schedule.module.css';

interface Props {
  address: Address;
  onOpen: (id: number) => void;
}

/** A month of what begins and what ends, in China's time. */
export function Schedule({ address, onOpen }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [today] = useState(() => dayInChina(Date.now()));
  const thisMonth = today.slice(0, 7);
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(address.get('month')) ? address.get('month') : thisMonth;
  const go = (to: string) => address.set({ month: to === thisMonth ? undefined : to });
  const leaf = (months: number) => go(addMonths(`${month}-01`, months).slice(0, 7));
  const { data, error, refetch } = useQuery(calendarQuery(month));
  const words = t(($) => $.office.content.calendar);
  return (
    <section className={classes.schedule} aria-label={t(($) => $.office.content.views.calendar)}>
      <header>
        <IconButton icon={IconChevronLeft} label={words.before} onClick={() => leaf(-1)} />
        <h2 aria-live="polite">{formatMonth(`${month}-01`, language)}</h2>
        <IconButton icon={IconChevronRight} label={words.after} onClick={() => leaf(1)} />
        {month !== thisMonth && (
          <Button variant="plain" size="small" onClick={() => go(thisMonth)}>
            {words.today}
          </Button>
        )}
        <p>{words.chinaTime}</p>
      </header>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={560} />}
      {data?.length === 0 && <p className={classes.none}>{words.none}</p>}
      {data && <MonthTable month={month} today={today} turns={data} onOpen={onOpen} />}
    </section>
  );
}
