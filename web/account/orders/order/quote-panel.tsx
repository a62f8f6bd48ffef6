import type { OrderDetail, OrderLine, Quote } from '#contract/calls/orders.ts';
import { formatFen, VAT_PERCENT } from '#contract/domain/money.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTermsWords } from '../../../lib/terms-words.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ExcerptWords } from '../../../ui/licence/excerpt-words.tsx';
import { ScopeWords } from '../../../ui/licence/scope-words.tsx';
import { Label } from '../../../ui/table/label.tsx';
import { Thumbnail } from '../../../ui/table/thumbnail.tsx';
import { EarlierQuotes } from './earlier-quotes.tsx';
import page from './order-page.module.css';
import { PaperButton } from './link-button.tsx';
import classes from './quote-panel.module.css';

/** The items of an order, and their prices in the quote in force. */
export function QuotePanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const { quote } = order;
  const earlier = order.quotes.filter(({ quoteId }) => quoteId !== quote?.quoteId);
  return (
    <section className={page.panel} aria-labelledby="order-quote">
      <div className={page.panelHead}>
        <h2 id="order-quote">{quote ? t(($) => $.orderQuote.title) : t(($) => $.orderPage.lines)}</h2>
        {quote && <QuoteFacts quote={quote} />}
        {quote && <PaperButton orderId={order.orderId} quoteId={quote.quoteId} />}
      </div>
      <ul className={classes.lines}>
        {order.lines.map((line) => (
          <Line key={line.lineId} line={line} order={order} />
        ))}
      </ul>
      {quote ? (
        <Totals quote={quote} />
      ) : (
        order.state === 'submitted' && <p className={page.note}>{t(($) => $.orderQuote.waiting)}</p>
      )}
      {quote?.note && (
        <div className={classes.note}>
          <h3>{t(($) => $.orderQuote.note)}</h3>
          <p>{quote.note}</p>
        </div>
      )}
      {earlier.length > 0 && <EarlierQuotes order={order} quotes={earlier} />}
    </section>
  );
}

function QuoteFacts({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <Label tone={quote.state === 'live' ? 'accent' : 'quiet'}>
        {t(($) => $.orderQuote.version, { version: quote.version })}
      </Label>
      <span className={classes.fact}>
        {quote.auto ? t(($) => $.orderQuote.auto) : t(($) => $.orderQuote.bySales)}
        {quote.state === 'live' &&
          ` · ${t(($) => $.orderQuote.validUntil, { date: formatDateTime(quote.validUntil, language) })}`}
      </span>
    </>
  );
}

function Line({ line, order }: { line: OrderLine; order: OrderDetail }) {
  const { t } = useTranslation();
  const { quote } = order;
  const words = useTermsWords();
  const quoted = quote?.lines.find(({ lineId }) => lineId === line.lineId);
  return (
    <li className={classes.line}>
      <span className={classes.picture}>
        <Thumbnail of={line} large />
      </span>
      <div className={classes.words}>
        <p className={classes.title} title={line.title}>
          {line.title}
        </p>
        <p className={classes.code}>
          {line.code}
          {!line.online && <Label>{t(($) => $.orderPage.gone)}</Label>}
        </p>
        <div className={classes.terms}>
          {quoted ? <ScopeWords scope={quoted} ordered={line.terms} /> : words(line.terms)}
          <ExcerptWords excerpt={line.excerpt} />
          <OfProject line={line} order={order} />
        </div>
      </div>
      <p className={classes.price}>
        {quoted ? (
          <>
            <strong>{formatFen(quoted.amountFen)}</strong>
            {quoted.discountFen > 0 && <del>{formatFen(quoted.priceFen)}</del>}
          </>
        ) : (
          <strong>{line.listFen === null ? t(($) => $.material.byQuote) : formatFen(line.listFen)}</strong>
        )}
      </p>
    </li>
  );
}

/** In whose name the licence will be, of an order for several projects. */
function OfProject({ line, order }: { line: OrderLine; order: OrderDetail }) {
  const { t } = useTranslation();
  const project = [order.licence, ...order.furtherParts][line.part];
  if (order.partCount === 1 || !project) return null;
  const name = `${project.projectName} · ${project.licensee}`;
  return <p>{t(($) => $.trade.part.named, { number: line.part + 1, name })}</p>;
}

function Totals({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const rows = [
    ...(quote.discountFen > 0
      ? [
          [t(($) => $.trade.money.price), formatFen(quote.totalFen + quote.discountFen)],
          ...(quote.discountFen > quote.vipFen
            ? [[t(($) => $.trade.money.discount), formatFen(quote.vipFen - quote.discountFen)]]
            : []),
          ...(quote.vipFen > 0 ? [[t(($) => $.trade.money.vip), formatFen(-quote.vipFen)]] : []),
        ]
      : []),
    [t(($) => $.trade.money.net), formatFen(quote.netFen)],
    [t(($) => $.trade.money.vat, { percent: VAT_PERCENT }), formatFen(quote.vatFen)],
  ];
  return (
    <dl className={classes.totals}>
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{t(($) => $.trade.money.total)}</dt>
        <dd>{formatFen(quote.totalFen)}</dd>
      </div>
    </dl>
  );
}
