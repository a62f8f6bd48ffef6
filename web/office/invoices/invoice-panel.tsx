import { IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { InvoiceDeskDetail } from '#contract/calls/invoices-desk.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import list from '../blocks/history-list.module.css';
import { AdminHistory } from '../blocks/history.tsx';
import { Section } from '../blocks/section.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { Issue } from './issue.tsx';
import { invoiceQuery } from './queries.ts';
import { Reds } from './reds.tsx';

/** One request: issuing it first, then what it says. */
export function InvoicePanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery({ ...invoiceQuery(id), refetchInterval: 60_000 });
  const { data, error } = query;
  const title = data ? `${data.invoice.number} · ${data.invoice.title}` : t(($) => $.office.invoices.panel);
  return (
    <SidePanel about={String(id)} title={title} wide onClose={onClose}>
      {data && <Body key={id} invoice={data.invoice} />}
      {data === null && (
        <Nothing
          icon={IconReceiptOff}
          title={t(($) => $.office.invoices.notFound)}
          hint={t(($) => $.office.invoices.notFoundHint)}
        />
      )}
      {data === undefined && error && <Retry error={error} onRetry={() => void query.refetch()} />}
      {data === undefined && !error && <Skeleton height={420} />}
    </SidePanel>
  );
}

function Body({ invoice }: { invoice: InvoiceDeskDetail }) {
  const { t } = useTranslation();
  return (
    <>
      <Issue invoice={invoice} />
      <Reds invoice={invoice} />
      <InvoiceFacts invoice={invoice} />
      <Section title={t(($) => $.office.invoices.orders)}>
        <ul className={list.list}>
          {invoice.lines.map((line) => (
            <li key={line.orderNumber}>
              <span>
                {[line.orderNumber, ...line.licensees].join(' · ')}
                <em>{line.projectName}</em>
              </span>
              <small>{formatFen(line.amountFen)}</small>
            </li>
          ))}
        </ul>
      </Section>
      <AdminHistory subject={`invoice:${invoice.id}`} />
    </>
  );
}
