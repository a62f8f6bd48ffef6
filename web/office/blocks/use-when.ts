import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';

/** Names the columns of a chart: a day, or the week that begins with it. */
export function useWhen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = (date: string | undefined) => (date ? formatMoment(`${date}T12:00:00+08:00`, 'day', language) : '');
  return {
    day,
    column: (date: string, weekly: boolean) => (weekly ? t(($) => $.office.chart.week, { day: day(date) }) : day(date)),
  };
}
