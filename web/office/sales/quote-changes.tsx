import type { OrderDetail } from '#contract/calls/orders.ts';
import type { Scope } from '#contract/domain/licence-terms.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { QuoteChange } from './changes-between.ts';
import classes from './quote-changes.module.css';

interface Props {
  order: Pick<OrderDetail, 'lines'>;
  changes: readonly QuoteChange[];
}

/** Differences between two quotes, with values before and after. */
export function QuoteChanges({ order, changes }: Props) {
  const name = useName(order);
  const show = useValue();
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <div key={name(change)} data-wide={change.of === 'scope' || undefined}>
          <dt>{name(change)}</dt>
          <dd>
            <del>{show(change.of, change.before)}</del> → <ins>{show(change.of, change.after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useName({ lines }: Props['order']): (change: QuoteChange) => string {
  const { t } = useTranslation();
  return (change) => {
    if (!('lineId' in change))
      return t(($) => $.office.sales.quote[change.of === 'discount' ? 'changeDiscount' : 'changeTotal']);
    const code = lines.find(({ lineId }) => lineId === change.lineId)?.code ?? '';
    return change.of === 'price' ? code : t(($) => $.office.sales.quote.changeScope, { code });
  };
}

function useValue(): (of: QuoteChange['of'], value: number | Scope) => string {
  const { t } = useTranslation();
  const words = useTermsWords();
  const language = useLanguage();
  return (of, value) => {
    if (typeof value === 'number') return of === 'discount' ? `${value}%` : formatFen(value);
    const special = value.special[language];
    return special === ''
      ? words(value.terms)
      : `${words(value.terms)} · ${t(($) => $.trade.specialTerms, { terms: special })}`;
  };
}
