import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { InvoiceListed } from '../invoices/invoice-listed.tsx';
import { CompanyList, PAGE_SIZE } from './company-list.tsx';
import { invoicesQuery } from './queries.ts';

/** Invoices for orders of the company, whoever asked for them. */
export function CompanyInvoices() {
  const { t } = useTranslation();
  const address = useAddress();
  const query = useQuery(invoicesQuery({ pageNo: address.page, pageSize: PAGE_SIZE }));
  return (
    <Panel title={t(($) => $.company.invoices.title)} note={t(($) => $.company.invoices.note)}>
      <CompanyList
        query={query}
        address={address}
        empty={<Nothing title={t(($) => $.company.invoices.empty)} hint={t(($) => $.company.invoices.emptyHint)} />}
        row={(invoice) => (
          <InvoiceListed
            key={invoice.id}
            invoice={invoice}
            by={t(($) => $.company.invoices.by, { name: invoice.by })}
          />
        )}
      />
    </Panel>
  );
}
