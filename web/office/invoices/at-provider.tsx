import { type ReactNode, useState } from 'react';
import type { InvoiceDeskDetail, InvoiceErrand } from '#contract/calls/invoices-desk.ts';
import { mayTakeOver } from '#contract/domain/invoice.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Label } from '../../ui/table/label.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Facts, Section } from '../blocks/section.tsx';
import classes from './invoices.module.css';
import { desk, useChange } from './queries.ts';
import { TakeOverDialog } from './take-over-dialog.tsx';

/** Whether the provider has it, so that nobody issues it by hand. */
export function isAtProvider(errand: InvoiceErrand | null): boolean {
  return errand !== null && ['waiting', 'sent', 'stuck'].includes(errand.state);
}

interface Props {
  invoice: InvoiceDeskDetail;
  errand: InvoiceErrand;
  /** What it is about, when there are several. */
  about?: string;
}

/** How the provider gets on, what went wrong there, and what can be done about it. */
export function AtProvider({ invoice, errand, about }: Props) {
  const { t } = useTranslation();
  const text = t(($) => $.office.invoices.provider);
  const { state, fault, words, number, sentAt, nextAt } = errand;
  const facts: [string, ReactNode][] = [
    [text.number, number !== invoice.number && number !== about && number],
    [text.said, words],
    [text.sent, sentAt && <Moment key="sent" at={sentAt} />],
    [text.next, fault && nextAt && <Moment key="next" at={nextAt} />],
  ];
  return (
    <Section
      title={[text.title, about].filter(Boolean).join(' · ')}
      aside={<Label tone={fault ? 'bad' : state === 'done' ? 'good' : 'accent'}>{text.states[state]}</Label>}
    >
      {fault && (
        <p>
          <strong>{text.faults[fault]}</strong> · {text.explains[fault]}
        </p>
      )}
      <Facts facts={facts.filter(([, value]) => Boolean(value))} />
      {invoice.own ? <p>{t(($) => $.office.claims.own)}</p> : <Choices invoice={invoice} errand={errand} />}
    </Section>
  );
}

/** What was given back by hand can go to the provider after all. */
const isGivenBack = ({ state }: InvoiceErrand, invoice: InvoiceDeskDetail) =>
  state === 'by-hand' && invoice.state === 'applied';

function Choices({ invoice, errand }: Omit<Props, 'about'>) {
  const { t } = useTranslation();
  const text = t(($) => $.office.invoices.provider);
  const [taking, setTaking] = useState(false);
  const retry = useChange(desk.retry, text.retried);
  const settle = useChange(desk.settled, text.settledDone);
  const { id, fault, state } = errand;
  const given = isGivenBack(errand, invoice);
  const failed = fault !== null && state !== 'by-hand';
  return (
    <>
      <Problem>{retry.error?.message ?? settle.error?.message}</Problem>
      <div className={classes.buttons}>
        {(failed || given) && (
          <Button loading={retry.isPending} onClick={() => retry.mutate({ id })}>
            {given ? text.send : text.retry}
          </Button>
        )}
        {fault === 'issued-too' && (
          <Button loading={settle.isPending} onClick={() => settle.mutate({ id })}>
            {text.settled}
          </Button>
        )}
        {mayTakeOver(errand) && (
          <Button variant="default" onClick={() => setTaking(true)}>
            {text.takeOver}
          </Button>
        )}
      </div>
      {taking && <TakeOverDialog errand={errand} onClosed={() => setTaking(false)} />}
    </>
  );
}
