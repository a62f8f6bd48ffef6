import { useId, useState } from 'react';
import { type Factor, FACTORS } from '#contract/domain/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { setFactor, type Editing } from './draft.ts';
import classes from './factor-list.module.css';

/** Factors, in percent, by which the amounts are multiplied. */
export function FactorList({ editing: { kind, base, draft, onDraft } }: { editing: Editing }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className={classes.factors} aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.office.prices.factors)}</h2>
      <p>{t(($) => $.office.prices.factorsHint)}</p>
      <ul>
        {FACTORS[kind].map((factor) => (
          <FactorField
            key={factor}
            factor={factor}
            was={base.factors[factor] ?? 100}
            percent={draft.factors[factor] ?? base.factors[factor] ?? 100}
            onPercent={(percent) => onDraft(setFactor(base, draft, factor, percent))}
          />
        ))}
      </ul>
    </section>
  );
}

interface FieldProps {
  factor: Factor;
  was: number;
  percent: number;
  onPercent: (percent: number) => void;
}

function FactorField({ factor, was, percent, onPercent }: FieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    const next = typed?.trim() ?? '';
    setTyped(undefined);
    if (typed === undefined || next === String(percent)) return;
    if (/^\d{1,5}$/.test(next) && Number(next) >= 1 && Number(next) <= 10_000) onPercent(Number(next));
    else
      void toast(
        t(($) => $.office.prices.notPercent),
        'failed',
      );
  };
  return (
    <li data-changed={percent !== was}>
      <label>
        <span>{t(($) => $.office.prices.factor[factor])}</span>
        {percent !== was && <small>{t(($) => $.office.prices.was, { price: `${was}%` })}</small>}
        <input
          aria-label={t(($) => $.office.prices.factor[factor])}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed ?? String(percent)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped(undefined);
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <span aria-hidden="true">%</span>
      </label>
    </li>
  );
}
