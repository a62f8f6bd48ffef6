import { useQuery } from '@tanstack/react-query';
import type { BannerDay } from '#contract/calls/content-desk.ts';
import type { Language } from '#contract/domain/language.ts';
import { formatDay, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Facts, Section } from '../blocks/section.tsx';
import { countsQuery } from './queries.ts';

/** How often visitors saw a banner and clicked it. */
export function BannerCounts({ id }: { id: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(countsQuery(id));
  const words = t(($) => $.office.content.banner);
  return (
    <Section title={words.counts} level={2}>
      {data ? (
        <>
          <Facts
            facts={[
              [words.shown, formatNumber(data.total.shown, language)],
              [words.clicked, formatNumber(data.total.clicked, language)],
              [words.rate, rateOf(data.total, language)],
            ]}
          />
          <Days days={data.days} />
        </>
      ) : error ? (
        <Retry error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={180} />
      )}
    </Section>
  );
}

/** Often less than one per cent, so with a decimal. */
function rateOf({ shown, clicked }: Omit<BannerDay, 'day'>, language: Language): string {
  return shown === 0 ? '–' : `${formatNumber((100 * clicked) / shown, language, 1)}%`;
}

function Days({ days }: { days: BannerDay[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const when = (day: string | undefined) => (day === undefined ? '' : formatDay(day, language));
  return (
    <BarChart
      label={t(($) => $.office.content.banner.daysLabel)}
      beside
      columns={days.map(({ day, shown, clicked }) => ({
        key: day,
        title: t(($) => $.office.content.banner.onDay, { when: when(day), shown, clicked }),
        parts: [
          { tone: 'quiet', value: shown },
          { tone: 'accent', value: clicked },
        ],
      }))}
      from={when(days[0]?.day)}
      to={when(days.at(-1)?.day)}
    />
  );
}
