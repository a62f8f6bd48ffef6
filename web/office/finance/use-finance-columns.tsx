import { useTranslation } from 'react-i18next';
import type { FinanceRow, FinanceView } from '#contract/calls/finance-desk.ts';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { Moment } from '../blocks/moment.tsx';
import { Money } from '../blocks/money.tsx';
import { OrderStateLabel, PaymentStateLabel } from '../blocks/trade-labels.tsx';
import classes from './finance.module.css';
import { useReasonName } from './use-reason-name.ts';

type Columns = Column<FinanceRow>[];

/** What each list must show for its work: what is the same in all of them comes first. */
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
  const tradeNo: Columns[number] = {
    name: 'tradeNo',
    title: t(($) => $.office.finance.tradeNo),
    width: 208,
    cell: (row) => row.tradeNo ?? '–',
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
    width: 140,
    cell: (row) => <OrderStateLabel state={row.orderState} />,
  };
  const middle: Record<FinanceView, Columns> = {
    transfers: [orderState],
    requests: [way, orderState],
    'refund-due': [way, reason, state],
    ledger: [way, tradeNo, state],
  };
  return [...useWho(), ...middle[view], ...useAmounts(view)];
}

function useWho(): Columns {
  const { t } = useTranslation();
  return [
    { name: 'order', title: t(($) => $.office.finance.order), width: 112, cell: (row) => row.orderNumber },
    { name: 'payer', title: t(($) => $.office.finance.payer), cell: (row) => row.payer || row.buyer },
    { name: 'licensee', title: t(($) => $.office.finance.licensee), cell: (row) => row.licensee },
  ];
}

function useAmounts(view: FinanceView): Columns {
  const { t } = useTranslation();
  const claims = view === 'transfers';
  const amounts: Columns = [
    {
      name: 'at',
      title: t(($) => (claims ? $.office.finance.waiting : $.office.finance.paidAt)),
      width: 156,
      cell: (row) => <Moment at={claims ? row.createdAt : row.paidAt} />,
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
