import { Link } from 'react-router';
import type { InvoiceRow } from '#contract/calls/invoices.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { InvoiceDue, InvoiceLabel } from './invoice-label.tsx';
import classes from './invoices.module.css';

interface Props {
  invoice: InvoiceRow;
  /** Who asked for it, in words, where others than the reader do. */
  by?: string;
}

/** One invoice in a list. */
export function InvoiceListed({ invoice, by }: Props) {
  const { t } = useTranslation();
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link className={classes.name} to={paths.invoice(invoice.id)}>
          {invoice.title}
        </Link>
        <p className={classes.facts}>
          <span>{invoice.number}</span>
          <span>{t(($) => $.invoices.shortTypes[invoice.type])}</span>
          <span>{invoice.orderNumbers.join(' · ')}</span>
          {by && <span>{by}</span>}
        </p>
      </div>
      <div className={classes.standing}>
        <strong>{formatFen(invoice.amountFen)}</strong>
        <InvoiceLabel state={invoice.state} />
        <InvoiceDue invoice={invoice} />
      </div>
    </li>
  );
}
