import { useState } from 'react';
import type { InvoiceDeskDetail } from '#contract/calls/invoices-desk.ts';
import { DESK_REASONS, INVOICE_TEXT, type RejectReason } from '#contract/domain/invoice.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { ClaimedDecision } from '../blocks/claims.tsx';
import { RejectDialog } from '../blocks/reject-dialog.tsx';
import { AtProvider, isAtProvider } from './at-provider.tsx';
import { Comparison } from './comparison.tsx';
import classes from './invoices.module.css';
import { NumberForm } from './number-form.tsx';
import { desk, useChange } from './queries.ts';
import { Uploads } from './uploads.tsx';

/** How the provider gets on; without one, claims a request that waits, then issues it by hand or rejects it. */
export function Issue({ invoice }: { invoice: InvoiceDeskDetail }) {
  const claiming = useChange(desk.claim);
  const releasing = useChange(desk.release);
  const { state, errand, comparison } = invoice;
  const open = state === 'applied' || state === 'issuing';
  const atProvider = isAtProvider(errand);
  // What finance took over still matters when the provider issues it too, or when it was given back.
  const shown = errand && (atProvider || errand.fault !== null || (open && errand.state === 'by-hand'));
  return (
    <>
      {shown && <AtProvider invoice={invoice} errand={errand} />}
      {atProvider && comparison.length > 0 && <Comparison rows={comparison} />}
      {open && !atProvider && (
        <ClaimedDecision row={invoice} claiming={claiming} releasing={releasing}>
          <Steps invoice={invoice} />
        </ClaimedDecision>
      )}
    </>
  );
}

function Steps({ invoice }: { invoice: InvoiceDeskDetail }) {
  const { t } = useTranslation();
  const { id, title } = invoice;
  const [rejecting, setRejecting] = useState(false);
  const issue = useChange(
    desk.issue,
    t(($) => $.office.invoices.issue.done),
  );
  const reject = useChange(
    desk.reject,
    t(($) => $.office.invoices.reject.done),
  );
  return (
    <div className={classes.steps}>
      <p>{t(($) => $.office.invoices.issue.body)}</p>
      <Uploads files={invoice.files} send={(kind, file) => desk.upload({ id, kind, file })} />
      {invoice.comparison.length > 0 && <Comparison rows={invoice.comparison} />}
      <NumberForm
        label={t(($) => $.office.invoices.issue.number)}
        button={t(($) => $.office.invoices.issue.button)}
        invoice={invoice}
        ready={invoice.comparison.length > 0}
        send={(number) => issue.mutateAsync({ id, number })}
      />
      <Button variant="default" onClick={() => setRejecting(true)}>
        {t(($) => $.office.claims.reject)}
      </Button>
      {rejecting && (
        <RejectDialog<(typeof DESK_REASONS)[number]>
          title={t(($) => $.office.invoices.reject.title, { title })}
          body={t(($) => $.office.invoices.reject.body)}
          reasons={DESK_REASONS}
          reasonName={(one: RejectReason) => t(($) => $.invoices.reasons[one])}
          max={INVOICE_TEXT.words}
          onReject={(reason, words) => reject.mutateAsync({ id, reason, words })}
          onClosed={() => setRejecting(false)}
        />
      )}
    </div>
  );
}
