import { useState } from 'react';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { FinanceRow } from '#contract/calls/finance-desk.ts';
import { fenOf, formatFen, yuanOf } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useChangeTrade, useRequestKey } from '../blocks/trade.ts';
import { finance } from './queries.ts';
import classes from './match-transfer.module.css';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';

/** Details from the bank about a transfer that was found. */
export function ConfirmForm({ payment }: { payment: FinanceRow }) {
  const { t } = useTranslation();
  const [rejecting, setRejecting] = useState(false);
  const [today] = useState(() => dayInChina(Date.now()));
  const { form, onSubmit, pending, problem } = useConfirm(payment);
  const amountFen = fenOf(form.values.amountFen);
  const expected = payment.orderState === 'paid' || payment.orderState === 'quoted';
  const differs = expected && amountFen !== undefined && amountFen !== payment.totalFen;
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        size="xs"
        label={t(($) => $.office.finance.transfer.tradeNo)}
        autoComplete="off"
        maxLength={64}
        {...form.getInputProps('tradeNo')}
      />
      <div className={classes.two}>
        <TextInput
          size="xs"
          label={t(($) => $.office.finance.transfer.amount)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          {...form.getInputProps('amountFen')}
        />
        <DateField
          size="xs"
          label={t(($) => $.office.finance.transfer.receivedOn)}
          max={today}
          {...form.getInputProps('receivedOn')}
          value={form.values.receivedOn}
        />
      </div>
      <p className={classes.will} data-bad={differs}>
        {differs
          ? t(($) => $.office.finance.transfer.wrongAmount, { amount: formatFen(payment.totalFen ?? 0) })
          : t(($) => (expected ? $.office.finance.transfer.will : $.office.finance.transfer.willReturn))}
      </p>
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setRejecting(true)}>
          {t(($) => $.office.finance.transfer.reject)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.finance.transfer.confirm)}
        </Button>
      </div>
      {rejecting && <RejectDialog paymentId={payment.paymentId} onClosed={() => setRejecting(false)} />}
    </form>
  );
}

function useConfirm({ paymentId, ...payment }: FinanceRow) {
  const { t } = useTranslation();
  const keyFor = useRequestKey();
  const confirm = useChangeTrade({
    send: finance.confirm,
    done: ({ state }) =>
      t(($) => (state === 'settled' ? $.office.finance.transfer.settled : $.office.finance.transfer.refundDue)),
  });
  const call = useCallForm({
    // Named as in the call, so that the server's messages appear beside their fields.
    initial: { tradeNo: '', amountFen: yuanOf(payment.amountFen), receivedOn: dayInChina(Date.parse(payment.paidAt)) },
    send: async ({ tradeNo, amountFen: typed, receivedOn }) => {
      const amountFen = fenOf(typed);
      if (amountFen === undefined) throw new Error(t(($) => $.office.finance.transfer.badAmount));
      const input = { paymentId, tradeNo, amountFen, receivedOn };
      await confirm.mutateAsync({ ...input, key: keyFor(input) });
    },
  });
  return call;
}

function RejectDialog({ paymentId, onClosed }: { paymentId: number; onClosed: () => void }) {
  const { t } = useTranslation();
  const reject = useChangeTrade({ send: finance.reject, done: () => t(($) => $.office.finance.transfer.rejected) });
  return (
    <ReasonDialog
      title={t(($) => $.office.finance.transfer.rejectTitle)}
      body={t(($) => $.office.finance.transfer.rejectBody)}
      label={t(($) => $.office.finance.transfer.rejectLabel)}
      hint={t(($) => $.office.finance.transfer.rejectHint)}
      confirm={t(($) => $.office.finance.transfer.reject)}
      danger
      onConfirm={(reason) => reject.mutateAsync({ paymentId, reason })}
      onClosed={onClosed}
    />
  );
}
