import type { OrderDetail, Quote } from '#contract/calls/orders.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Money } from '../blocks/money.tsx';
import { Section } from '../blocks/section.tsx';
import { QuoteChanges } from './quote-changes.tsx';
import { changesBetween, offerOf } from './changes-between.ts';
import classes from './versions.module.css';

const TONES: Record<Quote['state'], Tone> = { live: 'good', accepted: 'good', superseded: 'quiet', ended: 'quiet' };

/** All quotes, newest first, with the changes between them. */
export function Versions({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  return (
    <Section level={2} title={t(($) => $.office.sales.versions.title)}>
      {order.quotes.length === 0 && <p className={classes.empty}>{t(($) => $.office.sales.versions.empty)}</p>}
      <ol className={classes.versions}>
        {order.quotes.map((quote, index) => (
          <Version key={quote.quoteId} order={order} quote={quote} before={order.quotes[index + 1]} />
        ))}
      </ol>
    </Section>
  );
}

function Version({ order, quote, before }: { order: OrderDetail; quote: Quote; before: Quote | undefined }) {
  const { t } = useTranslation();
  return (
    <li className={classes.version}>
      <p className={classes.head}>
        <strong>{t(($) => $.office.sales.versions.version, { version: quote.version })}</strong>
        <Label tone={TONES[quote.state]}>{t(($) => $.trade.quoteState[quote.state])}</Label>
        <span className={classes.quiet}>
          {t(($) => (quote.auto ? $.office.sales.versions.auto : $.office.sales.versions.staff))} ·{' '}
          <Moment at={quote.createdAt} /> · {t(($) => $.office.sales.versions.until)}{' '}
          <Moment at={quote.validUntil} form="day" />
        </span>
        <span className={classes.total}>
          {quote.discountFen > 0 && (
            <span className={classes.quiet}>
              {t(($) => $.office.sales.versions.off, { amount: formatFen(quote.discountFen) })}
            </span>
          )}
          <Money fen={quote.totalFen} />
        </span>
      </p>
      {quote.note && <p className={classes.note}>{quote.note}</p>}
      {before && <QuoteChanges order={order} changes={changesBetween(offerOf(before), offerOf(quote))} />}
    </li>
  );
}
