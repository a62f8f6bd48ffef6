import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { idAt, PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { InvoiceListed } from './invoice-listed.tsx';
import { InvoiceView } from './invoice-view.tsx';
import classes from './invoices.module.css';
import { invoiceListQuery } from './queries.ts';

/** The account's invoices, or the one that the address names. */
export function InvoicesTab() {
  const open = idAt(useAddress(), 'invoice');
  return open === undefined ? <InvoiceList /> : <InvoiceView id={open} />;
}

function InvoiceList() {
  const { t } = useTranslation();
  const { page, paging } = useAddress();
  const [applying, setApplying] = useState(false);
  const { data, error, refetch } = useQuery(invoiceListQuery({ pageNo: page, pageSize: PAGE_SIZE }));
  return (
    <Panel title={t(($) => $.userCenter.invoices)} note={t(($) => $.invoices.about)}>
      <div className={classes.bar}>
        <Button onClick={() => setApplying(true)}>{t(($) => $.invoices.apply)}</Button>
      </div>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} />}
      {data?.infos.length === 0 && <Nothing title={t(($) => $.invoices.empty)} hint={t(($) => $.invoices.emptyHint)} />}
      {data && data.infos.length > 0 && (
        <>
          <ul className={classes.list}>
            {data.infos.map((invoice) => (
              <InvoiceListed key={invoice.id} invoice={invoice} />
            ))}
          </ul>
          <Pager {...paging} total={data.total} />
        </>
      )}
      {applying && <ApplyDialog onClosed={() => setApplying(false)} />}
    </Panel>
  );
}
