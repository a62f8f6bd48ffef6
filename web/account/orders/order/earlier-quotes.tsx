import type { OrderDetail, Quote } from '#contract/calls/orders.ts';
import { sameScope } from '#contract/domain/licence-terms.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ScopeWords } from '../../../ui/licence/scope-words.tsx';
import { Label } from '../../../ui/table/label.tsx';
import classes from './earlier-quotes.module.css';
import { PaperButton } from './link-button.tsx';

interface Props {
  order: OrderDetail;
  quotes: readonly Quote[];
}

/** Quotes that are no longer in force, newest first, with the scope of lines that were quoted otherwise then. */
export function EarlierQuotes({ order, quotes }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <details className={classes.earlier}>
      <summary>{t(($) => $.orderQuote.earlier, { count: quotes.length })}</summary>
      <ul>
        {quotes.map((quote) => (
          <li key={quote.quoteId}>
            <span>{t(($) => $.orderQuote.version, { version: quote.version })}</span>
            <Label>{t(($) => $.trade.quoteState[quote.state])}</Label>
            <span className={classes.at}>{formatDateTime(quote.createdAt, language)}</span>
            <span className={classes.total}>{formatFen(quote.totalFen)}</span>
            <PaperButton orderId={order.orderId} quoteId={quote.quoteId} />
            <OtherScopes order={order} quote={quote} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function OtherScopes({ order, quote }: { order: OrderDetail; quote: Quote }) {
  return order.lines.map((line) => {
    const then = quote.lines.find(({ lineId }) => lineId === line.lineId);
    const now = order.quote?.lines.find(({ lineId }) => lineId === line.lineId);
    if (!then || !now || sameScope(then, now)) return null;
    return (
      <div key={line.lineId} className={classes.scope}>
        <span>{line.code}</span>
        <ScopeWords scope={then} ordered={line.terms} />
      </div>
    );
  });
}
