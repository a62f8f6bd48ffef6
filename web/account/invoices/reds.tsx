import { IconDownload } from '@tabler/icons-react';
import type { InvoiceDetail, RedFlush } from '#contract/calls/invoices.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { Label } from '../../ui/table/label.tsx';
import { LinkButton } from '../orders/order/link-button.tsx';
import classes from './invoices.module.css';
import { invoices } from './queries.ts';

/** What is taken back of an invoice, and what the buyer must do for it. */
export function Reds({ invoice: { id, reds } }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation();
  if (reds.length === 0) return null;
  return (
    <Panel title={t(($) => $.invoices.red.title)}>
      <ul className={classes.list}>
        {reds.map((red) => (
          <Red key={red.id} invoiceId={id} red={red} />
        ))}
      </ul>
    </Panel>
  );
}

function Red({ invoiceId, red }: { invoiceId: number; red: RedFlush }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, reason, confirmBy, billNumber: bill, redNumber } = red;
  const waits = state === 'confirming' && confirmBy !== null;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p>
          {t(($) => $.invoices.red.part, {
            amount: formatFen(-red.amountFen),
            reason: t(($) => $.invoices.redReasons[reason]),
          })}
        </p>
        <p className={classes.facts}>
          <span>{red.number}</span>
          {redNumber && <span>{t(($) => $.invoices.red.number, { number: redNumber })}</span>}
          <time dateTime={red.askedAt}>{formatDateTime(red.askedAt, language)}</time>
        </p>
        {waits && (
          <p className={classes.note}>
            {t(($) => $.invoices.red.confirm, { until: formatDateTime(confirmBy, language), bill })}
          </p>
        )}
        {red.files.length > 0 && (
          <div className={classes.files}>
            {red.files.map((kind) => (
              <LinkButton
                key={kind}
                icon={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
                fetchLink={() => invoices.file({ id: invoiceId, kind, redFlushId: red.id })}
              >
                {t(($) => $.invoices.panel.download, { kind: kind.toUpperCase() })}
              </LinkButton>
            ))}
          </div>
        )}
      </div>
      <Label tone={state === 'flushed' ? 'good' : 'accent'}>{t(($) => $.invoices.redStates[state])}</Label>
    </li>
  );
}
