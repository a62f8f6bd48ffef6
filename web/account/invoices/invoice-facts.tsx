import type { InvoiceDetail } from '#contract/calls/invoices.ts';
import { formatFen, VAT_PERCENT } from '#contract/domain/money.ts';
import { masked } from '#contract/domain/real-name.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './invoices.module.css';

/** What is on the invoice; empty fields are left out. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const text = t(($) => $.invoices.panel);
  const { invoiceNumber, taxNumber, address, phone, bank, accountEnd, email, mobile, remark } = invoice;
  const facts: [string, string][] = [
    [text.invoiceNumber, invoiceNumber ?? ''],
    [text.kind, t(($) => $.invoices.kinds[invoice.kind])],
    [text.type, t(($) => $.invoices.types[invoice.type])],
    [text.title, invoice.title],
    [text.taxNumber, taxNumber],
    [text.address, address],
    [text.phone, phone],
    [text.bank, bank],
    [text.account, accountEnd && masked(accountEnd)],
    [text.content, t(($) => $.invoices.content)],
    [text.net, formatFen(invoice.netFen)],
    [t(($) => $.invoices.panel.vat, { percent: VAT_PERCENT }), formatFen(invoice.vatFen)],
    [text.amount, formatFen(invoice.amountFen)],
    [text.remark, remark],
    [text.email, email],
    [text.mobile, mobile],
    [text.applied, formatDateTime(invoice.appliedAt, language)],
  ];
  return (
    <Panel title={text.facts}>
      <dl className={classes.pairs}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
