import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { InvoiceDeskDetail } from '#contract/calls/invoices-desk.ts';
import { formatFen, VAT_PERCENT } from '#contract/domain/money.ts';
import { openFile } from '../../lib/save-file.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { Decided, Due } from '../blocks/claims.tsx';
import { MaskedNumber } from '../blocks/masked-number.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Facts, Section } from '../blocks/section.tsx';
import { desk, useChange } from './queries.ts';
import { StateLabel } from './state-label.tsx';

/** What the invoice must say; empty fields are left out. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceDeskDetail }) {
  const { t } = useTranslation();
  const text = t(($) => $.invoices.panel);
  const { reason, words, decidedAt, otherLicensees } = invoice;
  const facts: [string, ReactNode][] = [
    [t(($) => $.office.invoices.state), <StateLabel key="state" state={invoice.state} />],
    [
      t(($) => $.office.invoices.reason),
      reason && [t(($) => $.invoices.reasons[reason]), words].filter(Boolean).join(' · '),
    ],
    [text.invoiceNumber, invoice.invoiceNumber],
    [t(($) => $.office.invoices.provider.title), invoice.errand?.state === 'done' && invoice.errand.number],
    [text.type, t(($) => $.invoices.types[invoice.type])],
    [text.title, `${invoice.title} · ${t(($) => $.invoices.kinds[invoice.kind])}`],
    [text.taxNumber, invoice.taxNumber],
    [text.address, invoice.address],
    [text.phone, invoice.phone],
    [text.bank, invoice.bank],
    [text.account, invoice.accountEnd && <Account key="account" invoice={invoice} />],
    [text.content, t(($) => $.invoices.content)],
    [text.net, formatFen(invoice.netFen)],
    [t(($) => $.invoices.panel.vat, { percent: VAT_PERCENT }), formatFen(invoice.vatFen)],
    [text.amount, formatFen(invoice.amountFen)],
    [text.remark, invoice.remark],
    [text.email, invoice.email],
    [text.mobile, invoice.mobile],
    [t(($) => $.office.invoices.buyer), `${invoice.buyer} · ${invoice.account}`],
    [text.applied, <Moment key="applied" at={invoice.appliedAt} />],
    decidedAt
      ? [t(($) => $.office.claims.decidedAt), <Decided key="at" row={invoice} />]
      : [t(($) => $.office.claims.due), <Due key="due" row={invoice} />],
    [text.files, invoice.files.length > 0 && <Files key="files" invoice={invoice} />],
  ];
  return (
    <Section title={t(($) => $.office.invoices.facts)}>
      {otherLicensees.length > 0 && (
        <p>{t(($) => $.office.invoices.differs, { licensee: otherLicensees.join(' / ') })}</p>
      )}
      <Facts facts={facts.filter(([, value]) => Boolean(value))} />
    </Section>
  );
}

function Account({ invoice: { id, accountEnd } }: { invoice: InvoiceDeskDetail }) {
  const { t } = useTranslation();
  const reveal = useChange(desk.account);
  return (
    <MaskedNumber
      end={accountEnd}
      words={t(($) => $.office.invoices.reveal)}
      read={async (reason) => (await reveal.mutateAsync({ id, reason })).number}
    />
  );
}

function Files({ invoice: { id, files } }: { invoice: InvoiceDeskDetail }) {
  const opening = useMutation({
    mutationFn: async (kind: (typeof files)[number]) => openFile((await desk.file({ id, kind })).url),
    onError: (error) => void toast(error.message, 'failed'),
  });
  return files.map((kind) => (
    <Button key={kind} variant="plain" size="small" onClick={() => opening.mutate(kind)}>
      {kind.toUpperCase()}
    </Button>
  ));
}
