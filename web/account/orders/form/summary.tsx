import { formatFen, splitVat, VAT_PERCENT } from '#contract/domain/money.ts';
import { ORDER_LIMITS } from '#contract/domain/order.ts';
import { CallError } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Agreement } from '../../../ui/licence/agreement.tsx';
import panel from './put-order.module.css';
import classes from './summary.module.css';
import type { OrderFormState } from './use-order-form.ts';

/** The total, the next steps, and the submit button. */
export function Summary({ form }: { form: OrderFormState }) {
  const { t } = useTranslation();
  const { toPay, paysAtOnce } = sumsOf(form);
  return (
    <aside className={panel.side} aria-labelledby="order-summary">
      <div className={panel.panel}>
        <h2 id="order-summary">{t(($) => $.orderForm.summary)}</h2>
        {form.prices.error ? <Retry error={form.prices.error} onRetry={form.prices.retry} /> : <Sums form={form} />}
        <Agreement
          agreed={form.draft.agreement}
          missed={form.asked && form.draft.agreement === null}
          onChange={(agreement) => form.change({ agreement })}
        />
        <div className={classes.failure}>
          <Failure form={form} />
        </div>
        <Button type="submit" size="large" wide loading={form.pending}>
          {paysAtOnce ? t(($) => $.orderForm.submitAndPay, { amount: formatFen(toPay) }) : t(($) => $.orderForm.submit)}
        </Button>
      </div>
    </aside>
  );
}

function sumsOf({ ordered, prices, draft, vip }: OrderFormState) {
  const known = ordered.flatMap(({ materialId }) => prices.of.get(materialId) ?? []);
  const byQuote = ordered.filter(({ materialId }) => prices.of.get(materialId) === null).length;
  const waits = byQuote > 0 || draft.specialRequest.trim() !== '';
  return {
    known,
    byQuote,
    /** Less what the reader's membership takes off. */
    toPay: known.reduce((total, fen) => total + fen, 0) - (vip?.vipFen ?? 0),
    unchosen: ordered.filter(({ terms }) => terms === null).length,
    /** Sales must quote first. */
    waits,
    paysAtOnce: !waits && known.length > 0 && known.length === ordered.length,
  };
}

function Sums({ form }: { form: OrderFormState }) {
  const { t } = useTranslation();
  const { known, byQuote, toPay, unchosen, waits } = sumsOf(form);
  const { vip } = form;
  return (
    <>
      <dl className={classes.sums}>
        <div>
          <dt>{t(($) => $.orderForm.sum)}</dt>
          <dd>{t(($) => $.orderForm.lineCount, { count: form.ordered.length })}</dd>
        </div>
        {unchosen > 0 && (
          <div>
            <dt>{t(($) => $.orderForm.unchosen)}</dt>
            <dd>{t(($) => $.orderForm.lineCount, { count: unchosen })}</dd>
          </div>
        )}
        {byQuote > 0 && (
          <div>
            <dt>{t(($) => $.material.byQuote)}</dt>
            <dd>{t(($) => $.orderForm.byQuoteLines, { count: byQuote })}</dd>
          </div>
        )}
        {vip && vip.vipFen > 0 && (
          <div>
            <dt>
              {t(($) => $.trade.money.vip)} {vip.percent}%
            </dt>
            <dd>{formatFen(-vip.vipFen)}</dd>
          </div>
        )}
        <div className={classes.total}>
          <dt>{t(($) => $.trade.money.total)}</dt>
          <dd>{byQuote > 0 ? t(($) => $.orderForm.afterQuote) : known.length > 0 ? formatFen(toPay) : '–'}</dd>
        </div>
      </dl>
      {byQuote === 0 && known.length > 0 && (
        <p className={classes.vat}>
          {t(($) => $.trade.money.vatInside, { percent: VAT_PERCENT, amount: formatFen(splitVat(toPay).vatFen) })}
        </p>
      )}
      <div className={classes.next}>
        <h3>{t(($) => $.orderForm.next)}</h3>
        <p>
          {unchosen > 0 && t(($) => $.orderForm.chooseFirst)}
          {unchosen === 0 && waits && t(($) => $.orderForm.nextSales)}
          {unchosen === 0 && !waits && t(($) => $.orderForm.nextQuoted, { days: ORDER_LIMITS.quoteDays })}
        </p>
      </div>
    </>
  );
}

/** The reason why the order cannot be submitted, with advice. */
function Failure({ form }: { form: OrderFormState }) {
  const { t } = useTranslation();
  const problem = form.failure instanceof CallError ? form.failure.problem : undefined;
  if (form.asked && form.missingCount > 0)
    return <Problem>{t(($) => $.orderForm.pleaseCheck, { count: form.missingCount })}</Problem>;
  if (problem === 'price-changed') return <Problem>{t(($) => $.orderForm.priceChanged)}</Problem>;
  if (problem !== 'request-differs') return <Problem>{form.failure?.message}</Problem>;
  return (
    <>
      <Problem>{t(($) => $.orderForm.sentBefore)}</Problem>
      <div className={classes.sentBefore}>
        <ButtonLink variant="default" size="small" to={paths.orderList()}>
          {t(($) => $.orderPage.back)}
        </ButtonLink>
        <Button variant="plain" size="small" onClick={form.submitAnew}>
          {t(($) => $.orderForm.submitAnew)}
        </Button>
      </div>
    </>
  );
}
