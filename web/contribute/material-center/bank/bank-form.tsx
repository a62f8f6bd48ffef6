import type { FormEvent } from 'react';
import { BANK_TEXT, isAccountNumber, plainAccount, SHORTEST_BRANCH } from '#contract/domain/bank.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCallForm } from '../../../ui/use-call-form.ts';
import shared from '../real-name/real-name.module.css';
import classes from './bank.module.css';
import { bank, keepStanding } from './queries.ts';

interface Holder {
  name: string;
  company: boolean;
}

function useBankForm({ company }: Holder) {
  const { t } = useTranslation();
  const call = useCallForm({
    initial: { bank: '', branch: '', province: '', city: '', number: '', phone: '' },
    send: async (values) => {
      keepStanding(await bank.submit(values));
      void toast(t(($) => $.bank.form.submitted));
    },
  });
  const { form } = call;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { number } = form.values;
    if (number.trim() !== '' && !isAccountNumber(plainAccount(number), company))
      return form.setFieldError(
        'number',
        t(($) => $.bank.form.wrongNumber),
      );
    call.onSubmit(event);
  };
  return { ...call, submit };
}

/** Another account, in the verified name. */
export function BankForm({ holder, change }: { holder: Holder; change: boolean }) {
  const { t } = useTranslation();
  const { form, submit, pending, problem } = useBankForm(holder);
  const { company } = holder;
  const field = (name: 'bank' | 'branch' | 'province' | 'city' | 'number' | 'phone') => ({
    ...form.getInputProps(name),
    maxLength: BANK_TEXT[name],
    autoComplete: 'off',
  });
  return (
    <Panel title={t(($) => (change ? $.bank.form.change : $.bank.form.add))} note={t(($) => $.bank.form.lockNote)}>
      <form className={shared.form} onSubmit={submit} noValidate>
        <TextInput
          label={t(($) => $.bank.fields.holder)}
          description={t(($) => $.bank.form.holderHint)}
          value={holder.name}
          readOnly
        />
        <TextInput
          {...field('bank')}
          label={t(($) => $.bank.fields.bank)}
          placeholder={t(($) => $.bank.form.bankHint)}
        />
        <div className={classes.pair}>
          <TextInput {...field('province')} label={t(($) => $.bank.form.province)} />
          <TextInput {...field('city')} label={t(($) => $.bank.form.city)} />
        </div>
        <TextInput
          {...field('branch')}
          label={t(($) => $.bank.fields.branch)}
          description={t(($) => $.bank.form.branchHint, { min: SHORTEST_BRANCH })}
        />
        <TextInput
          {...field('number')}
          label={t(($) => (company ? $.bank.form.companyNumber : $.bank.form.card))}
          inputMode="numeric"
        />
        <TextInput
          {...field('phone')}
          label={t(($) => (company ? $.bank.form.companyPhone : $.bank.form.phone))}
          type="tel"
        />
        <Problem>{problem}</Problem>
        <Button type="submit" loading={pending}>
          {t(($) => $.bank.form.submit)}
        </Button>
      </form>
    </Panel>
  );
}
