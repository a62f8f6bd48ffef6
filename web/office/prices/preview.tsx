import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import type { priceDeskCalls } from '#contract/calls/prices-desk.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { formatFen } from '#contract/domain/money.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { withDraft, type Editing } from './draft.ts';
import classes from './preview.module.css';
import { previewQuery } from './queries.ts';

type Shown = OutputOf<typeof priceDeskCalls.preview>['infos'][number];

const TYPING_MS = 400;

/** Effect of the draft on materials on sale. */
export function Preview({ editing: { kind, base, draft } }: { editing: Editing }) {
  const { t } = useTranslation();
  const [settled] = useDebouncedValue(draft, TYPING_MS);
  const query = useQuery(previewQuery(kind, withDraft(base, settled)));
  return (
    <section className={classes.preview}>
      <header>
        <h2>{t(($) => $.office.prices.preview.title)}</h2>
        <p>{t(($) => $.office.prices.preview.hint)}</p>
      </header>
      {query.data && <Materials kind={kind} materials={query.data} />}
      {!query.data && !query.error && <Skeleton height={320} />}
      {query.error && !query.data && <Retry error={query.error} onRetry={() => void query.refetch()} />}
    </section>
  );
}

function Materials({ kind, materials }: { kind: PriceKind; materials: Shown[] }) {
  const { t } = useTranslation();
  const uses = materials[0]?.uses ?? [];
  if (materials.length === 0)
    return (
      <Nothing title={t(($) => $.office.prices.preview.nothing)} hint={t(($) => $.office.prices.preview.nothingHint)} />
    );
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.office.prices.preview.material)}</th>
          {uses.map(({ terms }) => (
            <th key={Object.values(terms).join(' ')} scope="col">
              <UseName terms={terms} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {materials.map((material) => (
          <tr key={material.materialId}>
            <th scope="row">
              <span className={classes.material} title={material.title}>
                <Thumbnail of={{ kind, thumbnail: material.thumbnail || null }} />
                <span>
                  <b>{material.title}</b>
                  <small>{material.code}</small>
                </span>
              </span>
            </th>
            {material.uses.map(({ terms, nowFen, thenFen }) => (
              <td key={Object.values(terms).join(' ')}>
                <Change nowFen={nowFen} thenFen={thenFen} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function UseName({ terms: { scene, channel, period, area } }: { terms: LicenceTerms }) {
  const { t } = useTranslation();
  return (
    <span className={classes.use}>
      <b>{t(($) => $.trade.scene[scene])}</b>
      <span>{t(($) => $.trade.channel[channel])}</span>
      <span>{t(($) => $.trade.period[period])}</span>
      <span>{t(($) => $.trade.area[area])}</span>
    </span>
  );
}

/** Price now and then, with the difference. */
function Change({ nowFen, thenFen }: { nowFen: number | null; thenFen: number | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = (fen: number | null) => (fen === null ? t(($) => $.office.prices.byQuote) : formatFen(fen));
  const percent = nowFen !== null && thenFen !== null ? ((thenFen - nowFen) / nowFen) * 100 : undefined;
  if (nowFen === thenFen)
    return (
      <span className={classes.change}>
        <span>{money(nowFen)}</span>
        <small>{t(($) => $.office.prices.preview.same)}</small>
      </span>
    );
  return (
    <span className={classes.change} data-changed="true">
      <del>{money(nowFen)}</del>
      <ins>{money(thenFen)}</ins>
      {percent !== undefined && (
        <small>
          {percent > 0 ? '+' : '−'}
          {formatNumber(Math.abs(percent), language, 1)}%
        </small>
      )}
    </span>
  );
}
