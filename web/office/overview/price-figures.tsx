import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { countDays, today } from '../holidays/calendar.ts';
import { holidaysQuery } from '../holidays/queries.ts';
import { priceSummaryQuery } from '../prices/queries.ts';
import { FigureRow } from './figure-row.tsx';

export function PriceFigures() {
  const { t } = useTranslation();
  const query = useQuery(priceSummaryQuery);
  const planned = query.data?.reduce((sum, kind) => sum + kind.planned, 0);
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.overview.inEffect), value: query.data?.filter(({ current }) => current).length },
        { name: t(($) => $.office.overview.planned), value: planned },
      ]}
    />
  );
}

export function HolidayFigures() {
  const { t } = useTranslation();
  const year = Number(today().slice(0, 4));
  const query = useQuery(holidaysQuery(year));
  const days = query.data && countDays(year, query.data);
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.overview.holidays), value: days?.rest },
        { name: t(($) => $.office.overview.workedWeekends), value: days?.worked },
      ]}
    />
  );
}
