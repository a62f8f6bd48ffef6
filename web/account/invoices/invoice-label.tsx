import type { InvoiceRow } from '#contract/calls/invoices.ts';
import type { InvoiceState } from '#contract/domain/invoice.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';
import classes from './invoices.module.css';

const TONES: Record<InvoiceState, Tone> = {
  awaiting: 'accent',
  applied: 'accent',
  issuing: 'accent',
  issued: 'good',
  rejected: 'bad',
  'red-requested': 'accent',
  'red-flushed': 'quiet',
};

export function InvoiceLabel({ state }: Pick<InvoiceRow, 'state'>) {
  const { t } = useTranslation();
  return <Label tone={TONES[state]}>{t(($) => $.invoices.states[state])}</Label>;
}

/** By when it is issued, while it is not; red once that is over. */
export function InvoiceDue({ invoice: { state, dueAt, overdue } }: { invoice: InvoiceRow }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (state !== 'applied' && state !== 'issuing') return null;
  return (
    <span className={classes.due} data-overdue={overdue || undefined}>
      {t(($) => $.invoices.dueBy)} <time dateTime={dueAt}>{formatDateTime(dueAt, language)}</time>
      {overdue && ` · ${t(($) => $.invoices.overdue)}`}
    </span>
  );
}
