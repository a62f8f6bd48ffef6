import { useQuery } from '@tanstack/react-query';
import { BY_QUOTE_ONLY, type LicenceTerms } from '#contract/domain/licence-terms.ts';
import { formatFen, VAT_PERCENT } from '#contract/domain/money.ts';
import { pricesQuery } from '../../lib/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../retry.tsx';
import { Skeleton } from '../skeleton.tsx';
import classes from './licence-chooser.module.css';

/** Total price of these materials for a use, and how many of them are on request. */
export function LicencePrice({ materialIds, terms }: { materialIds: readonly number[]; terms: LicenceTerms }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(pricesQuery(materialIds, terms));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  const priced = data?.flatMap(({ priceFen }) => priceFen ?? []) ?? [];
  const quoted = (data?.length ?? 0) - priced.length;
  return (
    <output className={classes.price}>
      <span>
        {materialIds.length > 1
          ? t(($) => $.licenceChooser.priceFor, { count: materialIds.length })
          : t(($) => $.licenceChooser.price)}
      </span>
      {!data && <Skeleton width={96} height={26} />}
      {data && <strong>{priced.length > 0 ? formatFen(sum(priced)) : t(($) => $.material.byQuote)}</strong>}
      {priced.length > 0 && quoted > 0 && <span>{t(($) => $.licenceChooser.more, { number: quoted })}</span>}
      {priced.length > 0 && <small>{t(($) => $.licenceChooser.vat, { percent: VAT_PERCENT })}</small>}
      {data && priced.length === 0 && (
        <small>
          {BY_QUOTE_ONLY.includes(terms.period)
            ? t(($) => $.licenceChooser.quoteNote)
            : t(($) => $.licenceChooser.unpriced)}
        </small>
      )}
    </output>
  );
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, fen) => total + fen, 0);
}
