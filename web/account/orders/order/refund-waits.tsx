import { Link } from 'react-router';
import type { AwaitedRed } from '#contract/calls/payments.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import page from './order-page.module.css';

/** A refund waits until its invoice is taken back. */
export function RefundWaits({ redFlush }: { redFlush: AwaitedRed }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <p className={page.note}>
      <Link className={page.link} to={paths.invoice(redFlush.invoiceId)}>
        {t(($) => $.invoices.refundWaits, { state: t(($) => $.invoices.redStates[redFlush.state]) })}
      </Link>
      {redFlush.confirmBy && ` · ${formatDateTime(redFlush.confirmBy, language)}`}
    </p>
  );
}
