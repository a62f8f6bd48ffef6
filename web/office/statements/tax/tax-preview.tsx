import { useState } from 'react';
import { fenOf } from '#contract/domain/money.ts';
import { type TaxRules, WITHHELD } from '#contract/domain/tax.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { TextInput } from '../../../ui/fields.ts';
import { TaxStepList } from '../../../ui/statement/statement-sums.tsx';
import classes from './tax.module.css';

const START = { amount: '5000', earlier: '0', earlierTax: '0', month: '4' };
const FIELDS = ['amount', 'earlier', 'earlierTax', 'month'] as const;

/** What a payment of any height would be taxed by these rules, step by step for each category. */
export function TaxPreview({ rules }: { rules: TaxRules }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(START);
  const basis = {
    amountFen: fenOf(typed.amount) ?? 0,
    earlierFen: fenOf(typed.earlier) ?? 0,
    earlierTaxFen: fenOf(typed.earlierTax) ?? 0,
    month: Math.min(12, Math.max(1, Math.trunc(Number(typed.month)) || 1)),
  };
  return (
    <section className={classes.preview} aria-label={t(($) => $.office.statements.tax.preview)}>
      <div className={classes.fields}>
        {FIELDS.map((name) => (
          <TextInput
            key={name}
            size="xs"
            label={t(($) => $.office.statements.tax[name])}
            inputMode="decimal"
            maxLength={12}
            value={typed[name]}
            onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      <div className={classes.categories}>
        {WITHHELD.map((category) => (
          <div key={category}>
            <h4>
              {t(($) => $.statements.categories[category])} ·{' '}
              {t(($) => $.office.statements.tax.methods[rules[category].method])}
            </h4>
            <TaxStepList rule={rules[category]} basis={basis} />
          </div>
        ))}
      </div>
    </section>
  );
}
