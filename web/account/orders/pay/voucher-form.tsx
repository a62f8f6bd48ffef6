import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dayInChina } from '#contract/domain/china-time.ts';
import { fenOf, formatFen, yuanOf } from '#contract/domain/money.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { payments } from '../queries.ts';
import { useRequestKey } from '../request-key.ts';
import classes from './voucher-form.module.css';
import type { ToPay } from './to-pay.ts';
import { VoucherPicture } from './voucher-picture.tsx';
import { type VoucherProblems, voucherProblems, type VoucherValues } from './voucher-values.ts';

export interface VoucherProps {
  toPay: ToPay;
}

/** The receipt of a transfer: who paid how much, and when. */
export function VoucherForm({ toPay }: VoucherProps) {
  const { t } = useTranslation();
  const [today] = useState(() => dayInChina(Date.now()));
  const [values, setValues] = useState<VoucherValues>({
    payer: toPay.payer,
    paid: yuanOf(toPay.totalFen),
    paidOn: today,
    picture: '',
  });
  const [asked, setAsked] = useState(false);
  const problems = voucherProblems(values, toPay.totalFen, today);
  const words = useProblemWords(asked ? problems : {}, toPay.totalFen);
  const sending = useSendVoucher(toPay, values);
  const change = (changes: Partial<VoucherValues>) => setValues((before) => ({ ...before, ...changes }));
  const field = (name: 'payer' | 'paid' | 'paidOn') => ({
    label: t(($) => $.orderPay[name]),
    value: values[name],
    error: words(name),
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(problems).length === 0 && !sending.isPending) sending.mutate();
  };
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput {...field('payer')} maxLength={100} />
      <div className={classes.pair}>
        <TextInput {...field('paid')} inputMode="decimal" />
        <DateField {...field('paidOn')} max={today} onChange={(paidOn) => change({ paidOn })} />
      </div>
      <VoucherPicture value={values.picture} error={words('picture')} onChange={(picture) => change({ picture })} />
      <Problem>{sending.error?.message}</Problem>
      <Button type="submit" size="large" wide loading={sending.isPending}>
        {t(($) => $.orderPay.send)}
      </Button>
    </form>
  );
}

function useSendVoucher(toPay: ToPay, { payer, paid, paidOn, picture }: VoucherValues) {
  const { t } = useTranslation();
  const key = useRequestKey();
  return useMutation({
    mutationFn: () =>
      payments.voucher({
        ...toPay.named,
        key: key.current(),
        payer: payer.trim(),
        amountFen: fenOf(paid) ?? 0,
        paidOn,
        picture,
      }),
    onSuccess: async () => {
      key.done();
      await toast(t(($) => $.orderPay.sent));
      await toPay.refresh();
      // The page has become much shorter, and its next step stands at the top.
      window.scrollTo(0, 0);
    },
  });
}

function useProblemWords(problems: VoucherProblems, totalFen: number) {
  const { t } = useTranslation();
  return (field: keyof VoucherValues): string | undefined => {
    const problem = problems[field];
    if (problem === 'differs') return t(($) => $.orderPay.amountDiffers, { amount: formatFen(totalFen) });
    if (problem === 'future') return t(($) => $.orderPay.future);
    return problem && t(($) => $.orderPay.please[field]);
  };
}
