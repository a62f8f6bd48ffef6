import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BILL_KINDS, paymentCalls } from '#contract/calls/payments.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Mantine } from '../../ui/mantine.tsx';
import { MembersOnly } from '../../ui/members-only.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { client } from '../../lib/api.ts';
import { PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { ApplyDialog } from '../invoices/apply-dialog.tsx';
import classes from './bill.module.css';
import { useBillColumns } from './use-bill-columns.tsx';

/** The account's payments and refunds. */
export function Bill() {
  const { t } = useTranslation();
  return (
    <Mantine>
      <div className={classes.page}>
        <h1 className={classes.title}>{t(($) => $.bill.title)}</h1>
        <p className={classes.about}>{t(($) => $.bill.about)}</p>
        <MembersOnly placeholder={<Skeleton height={420} />}>{() => <BillList />}</MembersOnly>
      </div>
    </Mantine>
  );
}

const billCalls = client({ bill: paymentCalls.bill, exportBill: paymentCalls.exportBill });

/** Payments and refunds, filtered by the address. */
function useBill() {
  const address = useAddress();
  const kind = address.oneOf('kind', BILL_KINDS);
  const from = dayIn(address.get('from'));
  const to = dayIn(address.get('to'));
  const wrongRange = from !== undefined && to !== undefined && to < from;
  const filter = { ...(kind && { kind }), ...(from && { from }), ...(to && { to }) };
  const query = useQuery({
    queryKey: ['bill', filter, address.page],
    queryFn: ({ signal }) => billCalls.bill({ ...filter, pageNo: address.page, pageSize: PAGE_SIZE }, { signal }),
    placeholderData: keepPreviousData,
    enabled: !wrongRange,
  });
  const clear = () => address.filter({ kind: undefined, from: undefined, to: undefined });
  return { address, kind, from, to, filter, wrongRange, query, clear, filtered: Object.keys(filter).length > 0 };
}

/** A valid day, or undefined: people type addresses too. */
function dayIn(text: string): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

function BillList() {
  const { t } = useTranslation();
  const bill = useBill();
  const columns = useBillColumns();
  return (
    <>
      <Sums paidFen={bill.query.data?.paidFen} refundedFen={bill.query.data?.refundedFen} />
      <BillFilters bill={bill} />
      <DataTable
        label={t(($) => $.bill.title)}
        columns={columns}
        query={bill.query}
        rowKey={(row) => `${row.kind} ${row.orderNumber} ${row.at} ${row.tradeNo ?? ''} ${row.amountFen}`}
        empty={
          <EmptyList
            filtered={bill.filtered}
            onClear={bill.clear}
            title={t(($) => $.bill.emptyTitle)}
            hint={t(($) => $.bill.emptyBody)}
          />
        }
        paging={bill.address.paging}
        stacked
      />
    </>
  );
}

/** Shows refunds without their sign. */
function Sums({ paidFen, refundedFen }: { paidFen: number | undefined; refundedFen: number | undefined }) {
  const { t } = useTranslation();
  const known = paidFen !== undefined && refundedFen !== undefined;
  const rows = [
    [t(($) => $.bill.paid), known && formatFen(paidFen)],
    [t(($) => $.bill.refunded), known && formatFen(Math.abs(refundedFen))],
    [t(($) => $.bill.net), known && formatFen(paidFen - Math.abs(refundedFen))],
  ] as const;
  return (
    <dl className={classes.sums}>
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount || <Skeleton width={140} height={30} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function BillFilters({ bill }: { bill: ReturnType<typeof useBill> }) {
  const { t } = useTranslation();
  const day = (name: 'from' | 'to') => (
    <span className={classes.day}>
      <span aria-hidden="true">{t(($) => $.bill[name])}</span>
      <DateField
        size="xs"
        aria-label={t(($) => $.bill[name])}
        value={bill[name] ?? ''}
        onChange={(chosen) => bill.address.filter({ [name]: chosen })}
      />
    </span>
  );
  return (
    <Filters active={bill.filtered} onClear={bill.clear}>
      <Choice
        label={t(($) => $.bill.kind)}
        any={t(($) => $.bill.anyKind)}
        options={BILL_KINDS.map((value) => ({ value, label: t(($) => $.bill.kinds[value]) }))}
        value={bill.kind}
        onChange={(kind) => bill.address.filter({ kind })}
      />
      {day('from')}
      {day('to')}
      {bill.wrongRange && (
        <span className={classes.wrong} role="alert">
          {t(($) => $.bill.wrongRange)}
        </span>
      )}
      <span className={classes.end}>
        <InvoiceButton />
        <ExportButton
          label={t(($) => $.bill.export)}
          fileName={[t(($) => $.bill.fileName), bill.filter.from, bill.filter.to].filter(Boolean).join('-')}
          done={t(($) => $.bill.exported)}
          load={() => billCalls.exportBill(bill.filter)}
          disabled={bill.wrongRange}
        />
      </span>
    </Filters>
  );
}

/** Asks for an invoice for any of the paid orders. */
function InvoiceButton() {
  const { t } = useTranslation();
  const [applying, setApplying] = useState(false);
  return (
    <>
      <Button variant="default" size="small" onClick={() => setApplying(true)}>
        {t(($) => $.invoices.apply)}
      </Button>
      {applying && <ApplyDialog onClosed={() => setApplying(false)} />}
    </>
  );
}
