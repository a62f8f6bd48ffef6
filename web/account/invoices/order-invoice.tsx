import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import page from '../orders/order/order-page.module.css';
import { ApplyDialog } from './apply-dialog.tsx';
import type { Invoiced } from './invoiced.ts';
import { InvoiceListed } from './invoice-listed.tsx';
import classes from './invoices.module.css';
import { orderInvoicesQuery } from './queries.ts';

/** The invoices of an order or a VIP order, and the way to ask for one. */
export function OrderInvoice({ of }: { of: Invoiced }) {
  const { t } = useTranslation();
  const [applying, setApplying] = useState(false);
  const { data } = useQuery(orderInvoicesQuery(of));
  if (!data || (!data.may && data.invoices.length === 0)) return null;
  return (
    <section className={page.panel} aria-labelledby="order-invoice">
      <div className={page.panelHead}>
        <h2 id="order-invoice">{t(($) => $.invoices.order.title)}</h2>
        {data.may ? (
          <Button variant="default" size="small" onClick={() => setApplying(true)}>
            {t(($) => $.invoices.apply)}
          </Button>
        ) : (
          <ButtonLink variant="default" size="small" to={paths.userCenter('invoices')}>
            {t(($) => $.invoices.order.all)}
          </ButtonLink>
        )}
      </div>
      {data.invoices.length === 0 && <p className={page.note}>{t(($) => $.invoices.order.may)}</p>}
      <ul className={classes.list}>
        {data.invoices.map((invoice) => (
          <InvoiceListed key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {applying && <ApplyDialog chosen={of} onClosed={() => setApplying(false)} />}
    </section>
  );
}
