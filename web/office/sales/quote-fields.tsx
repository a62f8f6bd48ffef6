import { MOST_DISCOUNT_PERCENT } from '#contract/domain/money.ts';
import { ORDER_LIMITS } from '#contract/domain/order.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { daysTyped, discountTyped } from './quote-draft.ts';
import classes from './quote-editor.module.css';
import type { QuoteWork } from './use-quote.ts';

export function QuoteFields({ work: { draft, vip, change } }: { work: QuoteWork }) {
  const { t } = useTranslation();
  const most = { discount: MOST_DISCOUNT_PERCENT, days: ORDER_LIMITS.quoteDaysMax };
  return (
    <div className={classes.fields}>
      {vip && (
        <p className={`${classes.note} ${classes.whole}`}>
          {t(($) => $.office.sales.quote.vip, { percent: vip.percent })}
        </p>
      )}
      <TextInput
        size="xs"
        label={t(($) => $.office.sales.quote.discount)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={draft.discount}
        error={
          discountTyped(draft.discount) === undefined &&
          t(($) => $.office.sales.quote.badDiscount, { most: most.discount })
        }
        onChange={({ currentTarget }) => change({ discount: currentTarget.value })}
      />
      <TextInput
        size="xs"
        label={t(($) => $.office.sales.quote.validDays)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={draft.validDays}
        error={daysTyped(draft.validDays) === undefined && t(($) => $.office.sales.quote.badDays, { most: most.days })}
        onChange={({ currentTarget }) => change({ validDays: currentTarget.value })}
      />
      <Textarea
        className={classes.whole}
        label={t(($) => $.office.sales.quote.note)}
        description={t(($) => $.office.sales.quote.noteHint)}
        rows={3}
        maxLength={ORDER_LIMITS.message}
        value={draft.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </div>
  );
}
