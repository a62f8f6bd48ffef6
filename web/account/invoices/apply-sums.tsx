import { INVOICE_DAYS } from '#contract/domain/invoice.ts';
import { formatFen, VAT_PERCENT } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './invoices.module.css';
import type { Application } from './use-application.ts';

/** What the invoice will come to, as the server split it, by when, and what the reader should look at twice. */
export function ApplySums({ form: { picked, otherLicensees } }: { form: Application }) {
  const { t } = useTranslation();
  const sum = (part: 'amountFen' | 'netFen' | 'vatFen') =>
    formatFen(picked.reduce((total, order) => total + order[part], 0));
  const days = INVOICE_DAYS[picked.some(({ way }) => way === 'transfer') ? 'transfer' : 'gateway'];
  if (picked.length === 0) return null;
  return (
    <div className={classes.sums}>
      <dl>
        <div>
          <dt>{t(($) => $.invoices.panel.net)}</dt>
          <dd>{sum('netFen')}</dd>
        </div>
        <div>
          <dt>{t(($) => $.invoices.panel.vat, { percent: VAT_PERCENT })}</dt>
          <dd>{sum('vatFen')}</dd>
        </div>
        <div className={classes.total}>
          <dt>{t(($) => $.invoices.form.total)}</dt>
          <dd>{sum('amountFen')}</dd>
        </div>
      </dl>
      <p className={classes.quiet}>{t(($) => $.invoices.form.days, { count: days })}</p>
      {otherLicensees.length > 0 && (
        <output className={classes.note}>
          {t(($) => $.invoices.differs, { licensee: otherLicensees.join(' / ') })}
        </output>
      )}
    </div>
  );
}
