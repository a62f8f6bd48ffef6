import { Link } from 'react-router';
import type { BillRow } from '#contract/calls/payments.ts';
import { formatFen } from '#contract/domain/money.ts';
import { PAYMENT_STATES, type PaymentState } from '#contract/domain/payment.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { pathOf } from '../invoices/invoiced.ts';
import { paidAtWords } from '../orders/pay/paid-at.ts';
import classes from './bill.module.css';

const TONES: Record<BillRow['state'], Tone> = {
  claimed: 'accent',
  rejected: 'bad',
  settled: 'good',
  refund_due: 'accent',
  refunded: 'quiet',
  sending: 'accent',
  done: 'good',
  failed: 'bad',
};

function isPaymentState(state: BillRow['state']): state is PaymentState {
  return (PAYMENT_STATES as readonly string[]).includes(state);
}

export function useBillColumns(): Column<BillRow>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const state = (row: BillRow) =>
    isPaymentState(row.state)
      ? t(($) => $.trade.paymentState[row.state as PaymentState])
      : t(($) => $.trade.refunding[row.state as Exclude<BillRow['state'], PaymentState>]);
  const at = (row: BillRow) =>
    row.kind === 'payment' ? paidAtWords(row.way, row.at, language) : formatDateTime(row.at, language);
  return [
    { name: 'at', title: t(($) => $.bill.columns.at), width: 168, cell: at },
    { name: 'kind', title: t(($) => $.bill.columns.kind), width: 84, cell: (row) => t(($) => $.bill.kinds[row.kind]) },
    {
      name: 'order',
      title: t(($) => $.bill.columns.order),
      width: 116,
      cell: (row) => (
        <Link className={classes.order} to={pathOf(row)}>
          {row.orderNumber}
        </Link>
      ),
    },
    { name: 'project', title: t(($) => $.bill.columns.project), cell: (row) => row.projectName },
    { name: 'way', title: t(($) => $.bill.columns.way), width: 112, cell: (row) => t(($) => $.trade.way[row.way]) },
    { name: 'tradeNo', title: t(($) => $.bill.columns.tradeNo), width: '24%', cell: (row) => row.tradeNo ?? '' },
    {
      name: 'state',
      title: t(($) => $.bill.columns.state),
      width: 124,
      cell: (row) => <Label tone={TONES[row.state]}>{state(row)}</Label>,
    },
    {
      name: 'amount',
      title: t(($) => $.bill.columns.amount),
      width: 120,
      align: 'end',
      cell: (row) => formatFen(row.amountFen),
    },
  ];
}
