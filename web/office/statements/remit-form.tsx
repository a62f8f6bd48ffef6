import { useQuery } from '@tanstack/react-query';
import type { DeskStatement } from '#contract/calls/statements-desk.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { Section } from '../blocks/section.tsx';
import { desk as payouts, holdsQuery, useChange } from '../payouts/queries.ts';
import classes from './statements.module.css';

/** Records that a confirmed statement was paid, or says what is missing for it. */
export function RemitForm({ statement }: { statement: DeskStatement }) {
  const { t } = useTranslation();
  const { netFen, invoice, userId } = statement;
  return (
    <Section title={t(($) => $.office.statements.remit.title)}>
      {netFen === null && <NoCategory userId={userId} />}
      {netFen !== null && invoice === 'wanted' && (
        <p className={classes.note}>{t(($) => $.office.statements.remit.lacksInvoice)}</p>
      )}
      {netFen !== null && invoice !== 'wanted' && <PayableForm id={statement.id} netFen={netFen} />}
    </Section>
  );
}

function NoCategory({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <div className={classes.form}>
      <p className={classes.note}>{t(($) => $.office.statements.remit.lacksCategory)}</p>
      <div className={classes.buttons}>
        <Button
          onClick={() => address.filter({ view: 'photographers', statement: undefined, photographer: String(userId) })}
        >
          {t(($) => $.office.statements.remit.setCategory)}
        </Button>
      </div>
    </div>
  );
}

/** The form, once nothing about the photographer's name or account is in the way. */
function PayableForm({ id, netFen }: { id: number; netFen: number }) {
  const { t } = useTranslation();
  const { data: holds, error, refetch } = useQuery(holdsQuery(id));
  if (error) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!holds) return <Skeleton height={96} />;
  if (holds.length === 0) return <Form id={id} netFen={netFen} />;
  return (
    <p className={classes.note}>
      {t(($) => $.office.statements.remit.held, {
        holds: holds.map((hold) => t(($) => $.office.payouts.holds[hold])).join(' · '),
      })}
    </p>
  );
}

function Form({ id, netFen }: { id: number; netFen: number }) {
  const { t } = useTranslation();
  const remit = useChange(
    payouts.remit,
    t(($) => $.office.statements.remit.done),
  );
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { reference: '' },
    send: ({ reference }) => remit.mutateAsync({ id, netFen, reference }),
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.note}>{t(($) => $.office.statements.remit.body, { amount: formatFen(netFen) })}</p>
      <TextInput
        size="xs"
        label={t(($) => $.office.statements.remit.reference)}
        autoComplete="off"
        maxLength={64}
        {...form.getInputProps('reference')}
      />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.statements.remit.send)}
        </Button>
      </div>
    </form>
  );
}
