import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { FinanceRow } from '#contract/calls/finance-desk.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { confirm } from '../../ui/overlays.ts';
import { Problem } from '../../ui/problem.tsx';
import { Label } from '../../ui/table/label.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { Section } from '../blocks/section.tsx';
import { useChangeTrade, useRequestKey } from '../blocks/trade.ts';
import { finance } from './queries.ts';
import classes from './refund-request.module.css';
import type { PaymentDetail } from './payment-facts.tsx';
import { useReasonName } from './payment-words.tsx';

/** A refund that is due: through the gateway, or by a bank transfer already made. */
export function SendBack({ payment, redFlush }: Pick<PaymentDetail, 'payment' | 'redFlush'>) {
  const { t } = useTranslation();
  const reasonName = useReasonName();
  return (
    <Section
      title={t(($) => $.office.finance.due.title)}
      aside={payment.reason && <Label tone="bad">{reasonName(payment.reason)}</Label>}
    >
      {payment.refund?.state === 'failed' && <Problem>{t(($) => $.office.finance.due.failed)}</Problem>}
      {redFlush ? (
        <p className={classes.body}>
          <Link to={`/office/invoices?view=red&invoice=${redFlush.invoiceId}`}>
            {t(($) => $.invoices.refundWaits, { state: t(($) => $.invoices.redStates[redFlush.state]) })}
          </Link>
        </p>
      ) : payment.refund?.state === 'sending' ? (
        <p className={classes.body}>{t(($) => $.office.finance.due.sending)}</p>
      ) : payment.way === 'transfer' ? (
        <TransferForm payment={payment} />
      ) : (
        <GatewayButton payment={payment} />
      )}
    </Section>
  );
}

function useSendBack(done: 'sent' | 'recorded') {
  const { t } = useTranslation();
  const keyFor = useRequestKey();
  const send = useChangeTrade({ send: finance.sendBack, done: () => t(($) => $.office.finance.due[done]) });
  return (input: { paymentId: number; tradeNo?: string }) => send.mutateAsync({ ...input, key: keyFor(input) });
}

function GatewayButton({ payment }: { payment: FinanceRow }) {
  const { t } = useTranslation();
  const send = useSendBack('sent');
  const amount = formatFen(payment.amountFen);
  const words = { amount, way: t(($) => $.trade.way[payment.way]) };
  const question = {
    title: t(($) => $.office.finance.due.confirmTitle, words),
    body: t(($) => $.office.finance.due.gatewayBody, words),
    confirm: t(($) => $.office.finance.due.send, words),
  };
  const sending = useMutation({
    mutationFn: async () => {
      if (await confirm(question)) await send({ paymentId: payment.paymentId });
    },
  });
  return (
    <div className={classes.form}>
      <p className={classes.body}>{question.body}</p>
      <Problem>{sending.error?.message}</Problem>
      <div className={classes.buttons}>
        <Button loading={sending.isPending} onClick={() => sending.mutate()}>
          {question.confirm}
        </Button>
      </div>
    </div>
  );
}

function TransferForm({ payment }: { payment: FinanceRow }) {
  const { t } = useTranslation();
  const send = useSendBack('recorded');
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { tradeNo: '' },
    send: ({ tradeNo }) => send({ paymentId: payment.paymentId, tradeNo }),
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.body}>
        {t(($) => $.office.finance.due.transferBody, { amount: formatFen(payment.amountFen) })}
      </p>
      <TextInput
        size="xs"
        label={t(($) => $.office.finance.due.tradeNo)}
        autoComplete="off"
        maxLength={64}
        {...form.getInputProps('tradeNo')}
      />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.finance.due.done)}
        </Button>
      </div>
    </form>
  );
}
