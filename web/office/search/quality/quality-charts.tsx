import { useState } from 'react';
import { type SearchMeasurement, MEASURED_DAYS } from '#contract/calls/search-quality.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import { LANGUAGES } from '#contract/domain/language.ts';
import { addDays, daysBetween } from '../../../lib/days.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { BarChart, Legend } from '../../../ui/chart/bar-chart.tsx';
import { useWhen } from '../../blocks/weeks.ts';

const TONES = { zh: 'accent', en: 'quiet' } as const;

interface Props {
  /** Of one engine, the oldest first. */
  rows: readonly SearchMeasurement[];
}

export function NdcgChart({ rows }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { ndcg, ndcgHint } = t(($) => $.office.search.quality);
  const write = (value: number | null | undefined) =>
    typeof value === 'number' ? formatNumber(value, language, 2) : '–';
  return (
    <DayChart
      rows={rows}
      name={ndcg}
      hint={ndcgHint}
      label={(values) => t(($) => $.office.search.quality.ndcgChart, values)}
      // Bars are drawn of whole numbers.
      valueOf={(row) => Math.round((row.ndcg ?? 0) * 100)}
      write={(row) => write(row?.ndcg)}
      format={(percent) => formatNumber(percent / 100, language, 1)}
    />
  );
}

export function MissesChart({ rows }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { misses, missesHint } = t(($) => $.office.search.quality);
  return (
    <DayChart
      rows={rows}
      name={misses}
      hint={missesHint}
      label={(values) => t(($) => $.office.search.quality.missesChart, values)}
      valueOf={(row) => row.misses}
      write={(row) => (row ? formatNumber(row.misses, language) : '–')}
    />
  );
}

interface DayChartProps extends Props {
  name: string;
  hint: string;
  label: (values: Record<'zh' | 'en', string>) => string;
  valueOf: (row: SearchMeasurement) => number;
  write: (row: SearchMeasurement | undefined) => string;
  format?: (value: number) => string;
}

/** A column for each of the last days, the last measurement of a day in both languages side by side. */
function DayChart({ rows, name, hint, label, valueOf, write, format }: DayChartProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const languages = t(($) => $.office.search.quality.languages);
  const [last] = useState(() => dayInChina(Date.now()));
  const days = daysBetween({ first: addDays(last, 1 - MEASURED_DAYS), last });
  const of = (some: readonly SearchMeasurement[]) => ({
    zh: some.findLast((row) => row.language === 'zh'),
    en: some.findLast((row) => row.language === 'en'),
  });
  const written = (both: ReturnType<typeof of>) => ({ zh: write(both.zh), en: write(both.en) });
  const latest = written(of(rows));
  const columns = days.map((day) => {
    const both = of(rows.filter((row) => row.day === day));
    const title = t(($) => $.office.search.quality.on, { when: when.day(day), ...written(both) });
    const parts = LANGUAGES.map((one) => ({ tone: TONES[one], value: both[one] ? valueOf(both[one]) : 0 }));
    return { key: day, title, parts };
  });
  return (
    <>
      <figcaption title={hint}>
        <span>{name}</span>
        <Legend entries={LANGUAGES.map((one) => ({ tone: TONES[one], name: `${languages[one]} ${latest[one]}` }))} />
      </figcaption>
      <BarChart
        label={label(latest)}
        beside
        columns={columns}
        from={when.day(days[0])}
        to={when.day(last)}
        {...(format && { format })}
      />
    </>
  );
}
