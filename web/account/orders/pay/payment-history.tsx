import { IconPhoto } from '@tabler/icons-react';
import type { Payment } from '#contract/calls/payments.ts';
import { formatFen } from '#contract/domain/money.ts';
import { type PaymentState, REFUND_DUE_REASONS } from '#contract/domain/payment.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Label, type Tone } from '../../../ui/table/label.tsx';
import { LinkButton } from '../order/link-button.tsx';
import page from '../order/order-page.module.css';
import { payments as calls } from '../queries.ts';
import { paidAtWords } from './paid-at.ts';
import classes from './payment-history.module.css';

const TONES: Record<PaymentState, Tone> = {
  claimed: 'accent',
  rejected: 'bad',
  settled: 'good',
  refund_due: 'accent',
  refunded: 'quiet',
};

/** All payments for an order, with their outcomes. */
export function PaymentHistory({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation();
  return (
    <section className={page.panel} aria-labelledby="order-payments">
      <h2 id="order-payments">{t(($) => $.orderPayments.title)}</h2>
      <ul className={classes.payments}>
        {payments.map((payment) => (
          <Entry key={payment.paymentId} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { way, state, tradeNo, payer, refund } = payment;
  return (
    <li className={classes.payment}>
      <p className={classes.line}>
        <span>{t(($) => $.trade.way[way])}</span>
        <Label tone={TONES[state]}>{t(($) => $.trade.paymentState[state])}</Label>
        <strong>{formatFen(payment.amountFen)}</strong>
      </p>
      <p className={classes.fact}>{paidAtWords(way, payment.paidAt, language)}</p>
      {tradeNo && <p className={classes.fact}>{t(($) => $.orderPayments.tradeNo, { number: tradeNo })}</p>}
      {payer && <p className={classes.fact}>{t(($) => $.orderPayments.payer, { payer })}</p>}
      <Why payment={payment} />
      {refund && (
        <p className={classes.fact}>
          {t(($) => $.orderPayments.refund, { amount: formatFen(refund.amountFen) })} ·{' '}
          {t(($) => $.trade.refunding[refund.state])}
          {refund.doneAt && ` · ${formatDateTime(refund.doneAt, language)}`}
        </p>
      )}
      {way === 'transfer' && (
        <LinkButton
          variant="plain"
          icon={<IconPhoto size={16} stroke={1.7} aria-hidden="true" />}
          fetchLink={() => calls.voucherPicture({ paymentId: payment.paymentId })}
        >
          {t(($) => $.orderPayments.voucher)}
        </LinkButton>
      )}
    </li>
  );
}

/** The reason why finance rejected a payment, or why it is refunded. */
function Why({ payment: { state, reason } }: { payment: Payment }) {
  const { t } = useTranslation();
  if (reason === '') return null;
  if (state === 'rejected') return <p className={classes.why}>{t(($) => $.orderPayments.rejected, { reason })}</p>;
  const known = REFUND_DUE_REASONS.find((name) => name === reason);
  return <p className={classes.fact}>{known ? t(($) => $.trade.refundDueReason[known]) : reason}</p>;
}
