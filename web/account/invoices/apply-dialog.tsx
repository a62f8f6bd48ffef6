import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { INVOICE_TEXT, INVOICE_TYPES } from '#contract/domain/invoice.ts';
import type { Invoiceable, InvoiceTitle } from '#contract/calls/invoices.ts';
import { Choices } from '../orders/choices.tsx';
import { ApplySums } from './apply-sums.tsx';
import { ChooseOrders } from './choose-orders.tsx';
import { ChooseTitle } from './choose-title.tsx';
import type { Invoiced } from './invoiced.ts';
import classes from './invoices.module.css';
import { invoiceableQuery, refreshInvoices, titlesQuery } from './queries.ts';
import { useApplication } from './use-application.ts';

interface Props {
  /** What is chosen at first. */
  chosen?: Invoiced;
  onClosed: () => void;
}

/** Asks for one invoice for several orders and VIP orders. */
export function ApplyDialog({ chosen, onClosed }: Props) {
  const { t } = useTranslation();
  const orders = useQuery(invoiceableQuery);
  const titles = useQuery(titlesQuery);
  const error = orders.error ?? titles.error;
  // Not before: without orders left, the form would give way to another screen while it closes.
  const closed = () => {
    void refreshInvoices();
    onClosed();
  };
  return (
    <Dialog title={t(($) => $.invoices.form.title)} size={620} onClosed={closed}>
      {(close) => {
        if (orders.data?.total === 0)
          return <Nothing title={t(($) => $.invoices.form.noOrders)} hint={t(($) => $.invoices.form.noOrdersHint)} />;
        if (orders.data && titles.data)
          return (
            <ApplyForm
              orders={orders.data.infos}
              more={orders.data.total > orders.data.infos.length}
              titles={titles.data}
              chosen={chosen}
              close={close}
            />
          );
        if (!error) return <Skeleton height={420} />;
        return <Retry error={error} onRetry={() => void Promise.all([orders.refetch(), titles.refetch()])} />;
      }}
    </Dialog>
  );
}

interface FormProps {
  orders: readonly Invoiceable[];
  /** There are more orders than the form offers. */
  more: boolean;
  titles: readonly InvoiceTitle[];
  chosen: Invoiced | undefined;
  close: () => void;
}

function ApplyForm({ orders, more, titles, chosen, close }: FormProps) {
  const { t } = useTranslation();
  const form = useApplication({ orders, titles, chosen, close });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <p className={classes.quiet}>{t(($) => $.invoices.form.body)}</p>
      <ChooseOrders form={form} orders={orders} more={more} />
      <ChooseTitle form={form} titles={titles} />
      <div>
        <Choices
          label={t(($) => $.invoices.form.type)}
          options={INVOICE_TYPES.map((value) => ({ value, label: t(($) => $.invoices.types[value]) }))}
          value={form.type}
          onChange={form.setType}
        />
        {form.problems.type && (
          <p className={classes.problem} role="alert">
            {form.problems.type}
          </p>
        )}
      </div>
      <Textarea
        label={t(($) => $.invoices.form.remark)}
        description={t(($) => $.invoices.form.remarkHint)}
        rows={2}
        maxLength={INVOICE_TEXT.remark}
        value={form.remark}
        onChange={({ currentTarget }) => form.setRemark(currentTarget.value)}
      />
      <ApplySums form={form} />
      <Problem>{form.problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={form.pending}>
          {t(($) => $.invoices.form.submit)}
        </Button>
      </div>
    </form>
  );
}
