import type { Invoiceable } from '#contract/calls/invoices.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './invoices.module.css';
import type { Application } from './use-application.ts';

interface Props {
  form: Application;
  orders: readonly Invoiceable[];
  more: boolean;
}

/** The paid orders and VIP orders without an invoice, of which any may be chosen. */
export function ChooseOrders({ form, orders, more }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.orders}>
      <legend>{t(($) => $.invoices.form.orders)}</legend>
      {orders.map((order) => (
        <label key={order.orderNumber} className={classes.order}>
          <input
            type="checkbox"
            checked={form.picked.includes(order)}
            onChange={({ currentTarget }) => form.choose(order.orderNumber, currentTarget.checked)}
          />
          <span className={classes.words}>
            {order.orderNumber}
            <small>{[order.projectName, ...order.licensees].join(' · ')}</small>
          </span>
          <span className={classes.amount}>{formatFen(order.amountFen)}</span>
        </label>
      ))}
      {more && <p className={classes.quiet}>{t(($) => $.invoices.form.more, { count: orders.length })}</p>}
      {form.problems.orders && (
        <p className={classes.problem} role="alert">
          {form.problems.orders}
        </p>
      )}
    </fieldset>
  );
}
