import { IconGauge } from '@tabler/icons-react';
import { type UseQueryResult } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import { type SearchMeasurement, searchQualityCalls } from '#contract/calls/search-quality.ts';
import { client } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { NoFigures } from '../../../ui/chart/no-figures.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from '../../blocks/figure-strip.module.css';
import { useDeskChange } from '../../blocks/use-desk-change.ts';
import { KEYS } from '../../keys.ts';
import own from './quality.module.css';
import { MissesChart, NdcgChart } from './quality-charts.tsx';

type Figures = OutputOf<typeof searchQualityCalls.figures>;
type Engine = SearchMeasurement['engine'];

const desk = client(searchQualityCalls);

/** How search did over the last weeks with one engine, and the button to look again. */
export function QualityFigures({ query, engine }: { query: UseQueryResult<Figures>; engine: Engine | undefined }) {
  const { t } = useTranslation();
  const { data, error, refetch } = query;
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  const rows = data?.infos.filter((row) => row.engine === engine);
  const words = t(($) => $.office.search.quality);
  return (
    <section className={classes.strip} aria-label={words.title} aria-busy={!data}>
      <div className={own.latest}>
        <Measure isMeasuring={data?.isMeasuring ?? false} />
        {rows && <Latest rows={rows} />}
      </div>
      {rows?.length === 0 ? (
        <NoFigures title={words.never} hint={words.neverHint} />
      ) : (
        [NdcgChart, MissesChart].map((Chart) => (
          <figure key={Chart.name} className={classes.chart}>
            {rows ? <Chart rows={rows} /> : <Skeleton height={144} />}
          </figure>
        ))
      )}
    </section>
  );
}

function Measure({ isMeasuring }: { isMeasuring: boolean }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.search.quality);
  const measure = useDeskChange(KEYS.search, desk.measure, words.asked);
  return (
    <Button
      variant="default"
      size="small"
      icon={<IconGauge size={15} stroke={2} aria-hidden="true" />}
      disabled={isMeasuring}
      loading={measure.isPending}
      onClick={() => measure.mutate({}, { onError: (error) => void toast(error.message, 'failed') })}
    >
      {isMeasuring ? words.measuring : words.measure}
    </Button>
  );
}

/** When it was measured last, of which release, and over how many queries. */
function Latest({ rows }: { rows: readonly SearchMeasurement[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const last = rows.at(-1);
  if (!last) return null;
  const counted = (name: string) => rows.findLast((row) => row.language === name)?.counted ?? 0;
  const when = formatMoment(last.measuredAt, 'minute', language);
  return (
    <p>
      <span>{t(($) => $.office.search.quality.measured, { when })}</span>
      <span>{t(($) => $.office.search.quality.counted, { zh: counted('zh'), en: counted('en') })}</span>
      {last.release !== '' && <span>{t(($) => $.office.search.quality.ofRelease, { release: last.release })}</span>}
    </p>
  );
}
