import { useState } from 'react';
import { formatFen, yuanOf } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { type Price, typedPrice } from './draft.ts';
import classes from './price-cell.module.css';

interface Props {
  label: string;
  price: Price;
  /** The price before the draft. */
  was: Price;
  onPrice: (price: Price) => void;
}

/** An amount as typed, without decimals for whole yuan. */
function amountText(fen: number): string {
  return fen % 100 === 0 ? (fen / 100).toLocaleString('en-US') : yuanOf(fen);
}

/** A cell for one amount; it takes effect when the cell is left. */
export function PriceCell({ label, price, was, onPrice, mayBeQuoted }: Props & { mayBeQuoted: boolean }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const isQuoted = price === 'by-quote';
  const shown = typeof price === 'number' ? amountText(price) : isQuoted ? t(($) => $.office.prices.byQuote) : '';
  const leave = () => {
    if (typed === undefined || typed === shown) return setTyped(undefined);
    const next = typedPrice(typed, mayBeQuoted);
    if (next === undefined)
      void toast(
        t(($) => $.office.prices.notAmount, { typed }),
        'failed',
      );
    else onPrice(next);
    return setTyped(undefined);
  };
  return (
    <span className={classes.cell} data-changed={price !== was}>
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        data-quoted={isQuoted && typed === undefined}
        placeholder={t(($) => $.office.prices.notSold)}
        value={typed ?? shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined);
        }}
      />
      <Was price={price} was={was} />
    </span>
  );
}

/** Toggles a term that only sales can price between on request and not sold. */
export function ByQuoteCell({ label, price, was, onPrice }: Props) {
  const { t } = useTranslation();
  const sold = price !== 'not-sold';
  const words = t(($) => (sold ? $.office.prices.byQuote : $.office.prices.notSold));
  return (
    <span className={classes.cell} data-changed={price !== was}>
      <button
        type="button"
        aria-pressed={sold}
        aria-label={`${label} · ${t(($) => $.office.prices.byQuote)}`}
        onClick={() => onPrice(sold ? 'not-sold' : 'by-quote')}
      >
        {words}
      </button>
      <Was price={price} was={was} />
    </span>
  );
}

function Was({ price, was }: Pick<Props, 'price' | 'was'>) {
  const { t } = useTranslation();
  if (price === was) return null;
  const words =
    typeof was === 'number'
      ? formatFen(was)
      : t(($) => (was === 'by-quote' ? $.office.prices.byQuote : $.office.prices.notSold));
  return <small>{t(($) => $.office.prices.was, { price: words })}</small>;
}
