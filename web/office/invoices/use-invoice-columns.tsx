import type { InvoiceDeskRow, InvoiceView } from '#contract/calls/invoices-desk.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { useClaimColumns, useDecidedColumns } from '../blocks/claims.tsx';
import classes from './invoices.module.css';
import { StateLabel } from './state-label.tsx';

export function useInvoiceColumns(view: InvoiceView): Column<InvoiceDeskRow>[] {
  const { t } = useTranslation();
  const claims = useClaimColumns<InvoiceDeskRow>();
  const decided = useDecidedColumns<InvoiceDeskRow>();
  return [
    { name: 'number', title: t(($) => $.office.invoices.number), width: 116, cell: ({ number }) => number },
    { name: 'title', title: t(($) => $.office.invoices.title), cell: ({ title }) => title },
    {
      name: 'type',
      title: t(($) => $.office.invoices.type),
      width: 104,
      cell: ({ type }) => t(($) => $.invoices.shortTypes[type]),
    },
    { name: 'buyer', title: t(($) => $.office.invoices.buyer), width: '14%', cell: ({ buyer }) => buyer },
    {
      name: 'amount',
      title: t(($) => $.office.invoices.amount),
      width: 124,
      align: 'end',
      cell: ({ amountFen }) => formatFen(amountFen),
    },
    {
      name: 'state',
      title: t(($) => $.office.invoices.state),
      width: 156,
      cell: (row) => <Standing row={row} />,
    },
    ...(view === 'issued' || view === 'rejected' ? decided : claims),
  ];
}

/** How an invoice stands, and what is wrong at the provider. */
function Standing({ row: { state, fault } }: { row: InvoiceDeskRow }) {
  const { t } = useTranslation();
  return (
    <span className={classes.state}>
      <StateLabel state={state} />
      {fault && <Label tone="bad">{t(($) => $.office.invoices.provider.faults[fault])}</Label>}
    </span>
  );
}
