import { useId } from 'react';
import { FACTORS } from '#contract/domain/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { setFactor, type Editing } from './draft.ts';
import classes from './factor-list.module.css';
import { TypedField } from './typed-field.tsx';

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
          <TypedField
            key={factor}
            label={t(($) => $.office.prices.factor[factor])}
            was={String(base.factors[factor] ?? 100)}
            value={String(draft.factors[factor] ?? base.factors[factor] ?? 100)}
            maxLength={5}
            unit="%"
            onTyped={(typed) => {
              const fits = /^\d{1,5}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 10_000;
              if (fits) onDraft(setFactor(base, draft, factor, Number(typed)));
              return fits;
            }}
            wrong={t(($) => $.office.prices.notPercent)}
          />
        ))}
      </ul>
    </section>
  );
}
