import type { FinanceRow, FinanceView } from '#contract/calls/finance-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { TwoLines } from '../../ui/table/cells.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Money } from '../blocks/money.tsx';
import { OrderStateLabel, PaymentStateLabel } from '../blocks/trade-labels.tsx';
import classes from './finance.module.css';
import { PaidAt, useReasonName } from './payment-words.tsx';

type Columns = Column<FinanceRow>[];

/** Columns of each list; those that all lists share come first. */
export function useFinanceColumns(view: FinanceView): Columns {
  const { t } = useTranslation();
  const reasonName = useReasonName();
  const way: Columns[number] = {
    name: 'way',
    title: t(($) => $.office.finance.way),
    width: 116,
    cell: (row) => t(($) => $.trade.way[row.way]),
  };
  const reason: Columns[number] = {
    name: 'reason',
    title: t(($) => $.office.finance.reason),
    cell: (row) => reasonName(row.reason),
  };
  const trade: Columns[number] = {
    name: 'trade',
    title: t(($) => $.office.finance.wayAndTradeNo),
    width: 212,
    cell: (row) => <TwoLines first={t(($) => $.trade.way[row.way])} second={row.tradeNo ?? undefined} />,
  };
  const state: Columns[number] = {
    name: 'state',
    title: t(($) => $.office.finance.state),
    width: 168,
    cell: (row) => <State row={row} />,
  };
  const orderState: Columns[number] = {
    name: 'orderState',
    title: t(($) => $.office.finance.orderState),
    width: 160,
    cell: (row) => <OrderStateLabel state={row.orderState} />,
  };
  const middle: Record<FinanceView, Columns> = {
    transfers: [orderState],
    requests: [way, orderState],
    'refund-due': [way, reason, state],
    ledger: [trade, state],
  };
  return [...useWho(), ...middle[view], ...useAmounts(view)];
}

function useWho(): Columns {
  const { t } = useTranslation();
  return [
    { name: 'order', title: t(($) => $.office.finance.order), width: 112, cell: (row) => row.orderNumber },
    { name: 'payer', title: t(($) => $.office.finance.payerAndLicensee), cell: (row) => <Payer row={row} /> },
  ];
}

/** The payer is mostly the licensee too, and then needs no second line. */
function Payer({ row: { payer, buyer, licensee } }: { row: FinanceRow }) {
  const first = payer || buyer;
  return <TwoLines first={first} second={licensee === first ? undefined : licensee} />;
}

function useAmounts(view: FinanceView): Columns {
  const { t } = useTranslation();
  const claims = view === 'transfers';
  const amounts: Columns = [
    {
      name: 'at',
      title: t(($) => (claims ? $.office.finance.waiting : $.office.finance.paidAt)),
      width: 148,
      cell: (row) => (claims ? <Moment at={row.createdAt} /> : <PaidAt payment={row} />),
    },
    {
      name: 'amount',
      title: t(($) => (claims ? $.office.finance.claimed : $.office.finance.amount)),
      width: 132,
      align: 'end',
      cell: (row) => <Money fen={row.state === 'refunded' ? -row.amountFen : row.amountFen} />,
    },
  ];
  const cost: Columns[number] = {
    name: 'cost',
    title: t(($) => $.office.finance.cost),
    width: 132,
    align: 'end',
    cell: (row) => <Money fen={row.totalFen} />,
  };
  return claims ? [...amounts, cost] : amounts;
}

function State({ row }: { row: FinanceRow }) {
  const { t } = useTranslation();
  const { refund } = row;
  return (
    <span className={classes.state}>
      <PaymentStateLabel state={row.state} />
      {refund && refund.state !== 'done' && (
        <Label tone={refund.state === 'failed' ? 'bad' : 'accent'}>{t(($) => $.trade.refunding[refund.state])}</Label>
      )}
    </span>
  );
}
