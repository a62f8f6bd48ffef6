import { useState } from 'react';
import type { CompanyMember } from '#contract/calls/companies.ts';
import { LIMIT_KINDS, type LimitKind } from '#contract/domain/company.ts';
import { fenOf, formatFen, yuanOf } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './company.module.css';
import { companies, keepPeople } from './queries.ts';

/** What a member may order without a colleague, and the button to change it. */
export function LimitButton({ member }: { member: CompanyMember }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="small" onClick={() => setOpen(true)}>
        {t(($) => $.company.limit.button)}
      </Button>
      {open && (
        <Dialog
          title={t(($) => $.company.limit.title, { name: member.nickname })}
          size={460}
          onClosed={() => setOpen(false)}
        >
          {(close) => <LimitForm member={member} close={close} />}
        </Dialog>
      )}
    </>
  );
}

export function LimitWords({ limit }: Pick<CompanyMember, 'limit'>) {
  const { t } = useTranslation();
  if (!limit) return null;
  const amounts = { used: formatFen(limit.usedFen), limit: formatFen(limit.limitFen) };
  return <span>{t(($) => $.company.limit.used[limit.kind], amounts)}</span>;
}

const kindOf = (value: string): LimitKind => LIMIT_KINDS.find((kind) => kind === value) ?? 'monthly';

function LimitForm({ member: { userId, limit }, close }: { member: CompanyMember; close: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { kind: limit?.kind ?? 'monthly', amount: limit ? yuanOf(limit.limitFen) : '' },
    mayBeEmpty: ['amount'],
    send: async ({ kind, amount }) => {
      const limitFen = amount.trim() === '' ? null : fenOf(amount.trim());
      if (limitFen === undefined) throw new Error(t(($) => $.company.rules.wrong));
      const wanted = limitFen === null ? null : { kind: kindOf(kind), limitFen };
      keepPeople(await companies.setLimit({ userId, limit: wanted }));
      close();
      await toast(t(($) => $.company.limit.saved));
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.quiet}>{t(($) => $.company.limit.note)}</p>
      <NativeSelect
        {...form.getInputProps('kind')}
        label={t(($) => $.company.limit.kind)}
        data={LIMIT_KINDS.map((value) => ({ value, label: t(($) => $.company.limit.kinds[value]) }))}
      />
      <TextInput
        {...form.getInputProps('amount')}
        label={t(($) => $.company.limit.amount)}
        description={t(($) => $.company.limit.amountHint)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" loading={pending}>
        {t(($) => $.company.rules.save)}
      </Button>
    </form>
  );
}
