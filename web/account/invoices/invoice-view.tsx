import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { InvoiceDetail } from '#contract/calls/invoices.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Label } from '../../ui/table/label.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { toast } from '../../ui/toast.ts';
import { isGone } from '../orders/order-gone.tsx';
import { LinkButton } from '../orders/order/link-button.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceDue, InvoiceLabel } from './invoice-label.tsx';
import { pathOf } from './invoiced.ts';
import classes from './invoices.module.css';
import { invoiceQuery, invoices, refreshInvoices } from './queries.ts';
import { Reds } from './reds.tsx';

/** One invoice: how it stands, its files, and what it says. */
export function InvoiceView({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(invoiceQuery(id));
  return (
    <>
      <Link className={classes.back} to={data && !data.mine ? paths.company('invoices') : paths.userCenter('invoices')}>
        {t(($) => $.invoices.panel.back)}
      </Link>
      {data && <Shown invoice={data} />}
      {!data && isGone(error) && (
        <Nothing title={t(($) => $.invoices.panel.gone)} hint={t(($) => $.invoices.panel.goneHint)} />
      )}
      {!data && error && !isGone(error) && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={420} />}
    </>
  );
}

function Shown({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation();
  const { state, reason, words, otherLicensees, mine } = invoice;
  return (
    <>
      <Panel title={`${invoice.number} · ${invoice.title}`}>
        <p className={classes.status}>
          <InvoiceLabel state={state} />
          <InvoiceDue invoice={invoice} />
        </p>
        {reason && (
          <p className={classes.note}>
            {t(($) => $.invoices.panel.rejected, { reason: t(($) => $.invoices.reasons[reason]) })}
            {words && ` · ${words}`}
          </p>
        )}
        {otherLicensees.length > 0 && (
          <p className={classes.note}>{t(($) => $.invoices.differs, { licensee: otherLicensees.join(' / ') })}</p>
        )}
        {invoice.files.length > 0 && <Files invoice={invoice} />}
        {mine && state === 'applied' && <Withdraw id={invoice.id} />}
        {mine && state === 'issued' && <Correct invoice={invoice} />}
      </Panel>
      <Reds invoice={invoice} />
      <InvoiceFacts invoice={invoice} />
      <Orders invoice={invoice} />
    </>
  );
}

function Files({ invoice: { id, files, issuedAt } }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={classes.files}>
      {issuedAt && (
        <span>
          {t(($) => $.invoices.panel.issued)} <time dateTime={issuedAt}>{formatDateTime(issuedAt, language)}</time>
        </span>
      )}
      {files.map((kind) => (
        <LinkButton
          key={kind}
          icon={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
          fetchLink={() => invoices.file({ id, kind })}
        >
          {t(($) => $.invoices.panel.download, { kind: kind.toUpperCase() })}
        </LinkButton>
      ))}
    </div>
  );
}

function Withdraw({ id }: { id: number }) {
  const { t } = useTranslation();
  const withdrawing = useMutation({
    mutationFn: async () => {
      const { title, body, button } = t(($) => $.invoices.withdraw);
      if (!(await confirm({ title, body, confirm: button }))) return;
      await invoices.withdraw({ id });
      void toast(t(($) => $.invoices.withdraw.done));
    },
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: () => void refreshInvoices(),
  });
  return (
    <div className={classes.files}>
      <Button variant="default" size="small" loading={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
        {t(($) => $.invoices.withdraw.button)}
      </Button>
    </div>
  );
}

function Correct({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.files}>
      <Button variant="default" size="small" onClick={() => setOpen(true)}>
        {t(($) => $.invoices.correct.button)}
      </Button>
      {open && <CorrectDialog invoice={invoice} onClosed={() => setOpen(false)} />}
    </div>
  );
}

function Orders({ invoice: { lines, invoiceNumber } }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation();
  return (
    <Panel title={t(($) => $.invoices.panel.orders)}>
      <ul className={classes.list}>
        {lines.map((line) => (
          <li key={line.orderNumber} className={classes.row}>
            <div className={classes.words}>
              <Link className={classes.name} to={pathOf(line)}>
                {line.orderNumber}
              </Link>
              <p className={classes.facts}>
                <span>{line.projectName}</span>
                {line.licensees.length > 0 && <span>{line.licensees.join(' · ')}</span>}
              </p>
            </div>
            <div className={classes.standing}>
              <strong>{formatFen(line.amountFen)}</strong>
              {!line.live && invoiceNumber && <Label>{t(($) => $.invoices.panel.tookBack)}</Label>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
