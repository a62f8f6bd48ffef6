import { useState } from 'react';
import type { InvoiceDeskDetail } from '#contract/calls/invoices-desk.ts';
import { DESK_REASONS, INVOICE_TEXT, type RejectReason } from '#contract/domain/invoice.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { confirm } from '../../ui/overlays.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { ClaimedDecision } from '../blocks/claims.tsx';
import { RejectDialog } from '../blocks/reject-dialog.tsx';
import { Comparison } from './comparison.tsx';
import classes from './invoices.module.css';
import { desk, useChange } from './queries.ts';
import { Uploads } from './uploads.tsx';

/** Claims a request that waits, then issues the invoice by hand or rejects it. */
export function Issue({ invoice }: { invoice: InvoiceDeskDetail }) {
  const claiming = useChange(desk.claim);
  const releasing = useChange(desk.release);
  if (invoice.state !== 'applied' && invoice.state !== 'issuing') return null;
  return (
    <ClaimedDecision row={invoice} claiming={claiming} releasing={releasing}>
      <Steps invoice={invoice} />
    </ClaimedDecision>
  );
}

function Steps({ invoice }: { invoice: InvoiceDeskDetail }) {
  const { t } = useTranslation();
  const { id, title } = invoice;
  const [rejecting, setRejecting] = useState(false);
  const reject = useChange(
    desk.reject,
    t(($) => $.office.invoices.reject.done),
  );
  return (
    <div className={classes.steps}>
      <p>{t(($) => $.office.invoices.issue.body)}</p>
      <Uploads invoice={invoice} />
      {invoice.comparison.length > 0 && <Comparison rows={invoice.comparison} />}
      <NumberForm invoice={invoice} />
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

/** The number that the XML names, to be checked against the paper. */
function NumberForm({ invoice: { id, title, email, comparison } }: { invoice: InvoiceDeskDetail }) {
  const { t } = useTranslation();
  const issue = useChange(
    desk.issue,
    t(($) => $.office.invoices.issue.done),
  );
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { number: '' },
    send: async ({ number }) => {
      const sure = await confirm({
        title: t(($) => $.office.invoices.issue.confirmTitle, { title }),
        body: t(($) => $.office.invoices.issue.confirmBody, { email }),
        confirm: t(($) => $.office.invoices.issue.button),
      });
      if (sure) await issue.mutateAsync({ id, number });
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        size="xs"
        label={t(($) => $.office.invoices.issue.number)}
        autoComplete="off"
        inputMode="numeric"
        maxLength={20}
        {...form.getInputProps('number')}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" loading={pending} disabled={comparison.length === 0}>
        {t(($) => $.office.invoices.issue.button)}
      </Button>
    </form>
  );
}
