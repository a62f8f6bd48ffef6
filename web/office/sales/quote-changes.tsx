import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { formatFen } from '#contract/domain/money.ts';
import classes from './quote-changes.module.css';
import type { QuoteChange } from './quote-draft.ts';

interface Props {
  order: Pick<OrderDetail, 'lines'>;
  changes: readonly QuoteChange[];
}

/** Differences between two quotes, with values before and after. */
export function QuoteChanges({ order, changes }: Props) {
  const { t } = useTranslation();
  const nameOf = (of: QuoteChange['of']) => {
    if (of === 'discount') return t(($) => $.office.sales.quote.changeDiscount);
    if (of === 'total') return t(($) => $.office.sales.quote.changeTotal);
    return order.lines.find(({ lineId }) => lineId === of)?.code ?? '';
  };
  const show = (of: QuoteChange['of'], value: number) => (of === 'discount' ? `${value}%` : formatFen(value));
  return (
    <dl className={classes.changes}>
      {changes.map(({ of, before, after }) => (
        <div key={of}>
          <dt>{nameOf(of)}</dt>
          <dd>
            <del>{show(of, before)}</del> → <ins>{show(of, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
