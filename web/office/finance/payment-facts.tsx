import type { OutputOf } from '#contract/call.ts';
import type { financeDeskCalls } from '#contract/calls/finance-desk.ts';
import { REFERENCES } from '#contract/domain/references.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import { Facts, Section } from '../blocks/section.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Money } from '../blocks/money.tsx';
import { PaidOrder } from '../blocks/paid-order.tsx';
import { OrderStateLabel, PaymentStateLabel } from '../blocks/trade-labels.tsx';
import { PaidAt, useReasonName } from './payment-words.tsx';
import classes from './payment-facts.module.css';

export type PaymentDetail = OutputOf<(typeof financeDeskCalls)['detail']>;

interface Props {
  detail: PaymentDetail;
}

export function PaymentFacts({ detail: { payment, references } }: Props) {
  const { t } = useTranslation();
  const reasonName = useReasonName();
  const { refund } = payment;
  const order = (
    <span key="order" className={classes.order}>
      <PaidOrder paid={payment} />
      <OrderStateLabel state={payment.orderState} />
      {payment.refundState !== 'none' && <Label>{t(($) => $.trade.refund[payment.refundState])}</Label>}
    </span>
  );
  return (
    <Section title={t(($) => $.office.finance.panel.facts)}>
      <Facts
        facts={[
          [t(($) => $.office.finance.state), <PaymentStateLabel key="state" state={payment.state} />],
          [t(($) => $.office.finance.amount), <Money key="amount" fen={payment.amountFen} />],
          [t(($) => $.office.finance.way), t(($) => $.trade.way[payment.way])],
          [t(($) => $.office.finance.tradeNo), payment.tradeNo ?? '–'],
          [t(($) => $.office.finance.payer), payment.payer || '–'],
          [t(($) => $.office.finance.paidAt), <PaidAt key="paid" payment={payment} />],
          ...(payment.reason ? [[t(($) => $.office.finance.reason), reasonName(payment.reason)] as const] : []),
          [t(($) => $.office.finance.order), order],
          [t(($) => $.office.finance.cost), <Money key="cost" fen={payment.totalFen} />],
          [t(($) => $.office.finance.buyer), payment.buyer],
          ...REFERENCES.filter((name) => references[name] !== '').map(
            (name) => [t(($) => $.trade.reference[name]), references[name]] as const,
          ),
          ...(refund
            ? [
                [
                  t(($) => $.office.finance.panel.refund),
                  <span key="refund" className={classes.order}>
                    <Money fen={-refund.amountFen} /> <Label>{t(($) => $.trade.refunding[refund.state])}</Label>
                  </span>,
                ] as const,
                [t(($) => $.office.finance.panel.refundTradeNo), refund.tradeNo ?? '–'] as const,
              ]
            : []),
        ]}
      />
    </Section>
  );
}

export function OtherPayments({ detail: { others } }: Props) {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.office.finance.panel.others)}>
      {others.length === 0 && <p className={classes.quiet}>{t(($) => $.office.finance.panel.noOthers)}</p>}
      <ul className={classes.list}>
        {others.map((payment) => (
          <li key={payment.paymentId}>
            <PaymentStateLabel state={payment.state} />
            <span>{t(($) => $.trade.way[payment.way])}</span>
            <span className={classes.quiet}>
              <PaidAt payment={payment} />
            </span>
            <span className={classes.amount}>
              <Money fen={payment.amountFen} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Notices from gateways about the payment, for disputes between buyer and ledger. */
export function Notices({ detail: { notices } }: Props) {
  const { t } = useTranslation();
  if (notices.length === 0) return null;
  return (
    <Section title={t(($) => $.office.finance.panel.notices)}>
      <ul className={classes.list}>
        {notices.map(({ at, outcome, tradeNo }) => (
          <li key={`${at} ${outcome}`}>
            <span className={classes.quiet}>
              <Moment at={at} form="second" />
            </span>
            <span>{outcome}</span>
            <span className={classes.amount}>{tradeNo}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
