import { Fragment } from 'react';
import type { InvoiceDeskDetail } from '#contract/calls/invoices-desk.ts';
import { INVOICE_TEXT } from '#contract/domain/invoice.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { Label } from '../../ui/table/label.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { ClaimedDecision } from '../blocks/claims.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Facts, Section } from '../blocks/section.tsx';
import { AtProvider, isAtProvider } from './at-provider.tsx';
import { Comparison } from './comparison.tsx';
import classes from './invoices.module.css';
import { NumberForm } from './number-form.tsx';
import { desk, useChange } from './queries.ts';
import { Uploads } from './uploads.tsx';

type Red = InvoiceDeskDetail['reds'][number];

/** What is taken back of an invoice; whoever has claimed it goes on with what is open. */
export function Reds({ invoice }: { invoice: InvoiceDeskDetail }) {
  const claiming = useChange(desk.claim);
  const releasing = useChange(desk.release);
  const open = invoice.reds.filter(({ state }) => ['requested', 'confirming', 'confirmed'].includes(state));
  const byHand = open.filter(({ errand }) => !isAtProvider(errand));
  return (
    <>
      {open.map(
        ({ id, number, errand, comparison }) =>
          errand &&
          isAtProvider(errand) && (
            <Fragment key={id}>
              <AtProvider invoice={invoice} errand={errand} about={number} />
              {errand.fault === 'differs' && <Comparison rows={comparison} />}
            </Fragment>
          ),
      )}
      {invoice.state === 'red-requested' && byHand.length > 0 && (
        <ClaimedDecision row={invoice} claiming={claiming} releasing={releasing}>
          {byHand.map((red) => (
            <Steps key={red.id} invoice={invoice} red={red} />
          ))}
        </ClaimedDecision>
      )}
      {invoice.reds.map((red) => (
        <RedFacts key={red.id} red={red} />
      ))}
    </>
  );
}

function RedFacts({ red }: { red: Red }) {
  const { t } = useTranslation();
  const { state, reason, confirmBy, redNumber } = red;
  return (
    <Section
      title={`${t(($) => $.office.invoices.red.title)} ${red.number}`}
      aside={<Label tone={state === 'flushed' ? 'good' : 'accent'}>{t(($) => $.invoices.redStates[state])}</Label>}
    >
      <Facts
        facts={[
          [t(($) => $.office.invoices.reason), `${reason} ${t(($) => $.invoices.redReasons[reason])}`],
          [t(($) => $.office.invoices.amount), formatFen(-red.amountFen)],
          [t(($) => $.office.invoices.red.asked), <Moment key="asked" at={red.askedAt} />],
          ...(confirmBy
            ? [[t(($) => $.office.invoices.red.confirmBy), <Moment key="by" at={confirmBy} />] as const]
            : []),
          ...(redNumber ? [[t(($) => $.office.invoices.red.number), redNumber] as const] : []),
        ]}
      />
    </Section>
  );
}

function Steps({ invoice, red }: { invoice: InvoiceDeskDetail; red: Red }) {
  const { t } = useTranslation();
  const { id, state, files, comparison } = red;
  const issue = useChange(
    desk.redIssue,
    t(($) => $.office.invoices.red.done),
  );
  return (
    <div className={classes.steps}>
      <p>
        <strong>{`${red.number} · ${formatFen(-red.amountFen)}`}</strong>
      </p>
      {state !== 'confirmed' && <Confirmation red={red} />}
      {state === 'confirmed' && (
        <>
          <Uploads files={files} send={(kind, file) => desk.redUpload({ id, kind, file })} />
          {comparison.length > 0 && <Comparison rows={comparison} />}
          <NumberForm
            label={t(($) => $.office.invoices.red.number)}
            button={t(($) => $.office.invoices.red.button)}
            invoice={invoice}
            ready={comparison.length > 0}
            send={(number) => issue.mutateAsync({ id, number })}
          />
        </>
      )}
    </div>
  );
}

/** Whether the buyer must confirm, as the tax authority says. */
function Confirmation({ red: { id, state } }: { red: Red }) {
  const { t } = useTranslation();
  const confirming = useChange(
    desk.redConfirming,
    t(($) => $.office.invoices.red.confirming),
  );
  const confirmed = useChange(
    desk.redConfirmed,
    t(($) => $.office.invoices.red.confirmed),
  );
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { billNumber: '' },
    send: ({ billNumber }) => confirming.mutateAsync({ id, billNumber }),
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t(($) => $.office.invoices.red.body)}</p>
      {state === 'requested' && (
        <TextInput
          size="xs"
          label={t(($) => $.office.invoices.red.billNumber)}
          autoComplete="off"
          maxLength={INVOICE_TEXT.account}
          {...form.getInputProps('billNumber')}
        />
      )}
      <Problem>{problem ?? confirmed.error?.message}</Problem>
      <div className={classes.buttons}>
        {state === 'requested' && (
          <Button type="submit" variant="default" loading={pending}>
            {t(($) => $.office.invoices.red.needs)}
          </Button>
        )}
        <Button loading={confirmed.isPending} onClick={() => confirmed.mutate({ id })}>
          {t(($) => $.office.invoices.red.none)}
        </Button>
      </div>
    </form>
  );
}
