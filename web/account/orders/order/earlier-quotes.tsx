import { useTranslation } from 'react-i18next';
import type { Quote } from '#contract/calls/orders.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Label } from '../../../ui/table/label.tsx';
import classes from './earlier-quotes.module.css';
import { PaperButton } from './link-button.tsx';

/** Quotes that are no longer in force, newest first. */
export function EarlierQuotes({ orderId, quotes }: { orderId: number; quotes: readonly Quote[] }) {
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
            <PaperButton orderId={orderId} quoteId={quote.quoteId} />
          </li>
        ))}
      </ul>
    </details>
  );
}
