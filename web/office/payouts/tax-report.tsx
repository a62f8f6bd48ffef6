import { useState } from 'react';
import { dayInChina, startOfDayInChina } from '#contract/domain/china-time.ts';
import { daysOfQuarter, quarterOf } from '#contract/domain/statement.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { saveCsv } from '../../lib/save-file.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useQuarterName } from '../../ui/statement/statement-names.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { Section } from '../blocks/section.tsx';
import classes from './payouts.module.css';
import { desk, useChange } from './queries.ts';

const SHOWN_QUARTERS = 8;

/** The last quarters that are over in China, newest first. */
function pastQuarters(now: number): string[] {
  const quarters: string[] = [];
  let quarter = quarterOf(dayInChina(now));
  while (quarters.length < SHOWN_QUARTERS) {
    quarter = quarterOf(dayInChina(startOfDayInChina(daysOfQuarter(quarter).first), -1));
    quarters.push(quarter);
  }
  return quarters;
}

/** The quarterly report about who earned what, for finance alone. */
export function TaxReport() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <div className={classes.report}>
      <Section level={2} title={t(($) => $.office.payouts.taxReport.title)}>
        <p className={classes.note}>{t(($) => $.office.payouts.taxReport.body)}</p>
        {session?.roles.includes('finance') ? (
          <Form />
        ) : (
          <p className={classes.note}>{t(($) => $.office.payouts.taxReport.onlyFinance)}</p>
        )}
      </Section>
    </div>
  );
}

function Form() {
  const { t } = useTranslation();
  const quarterName = useQuarterName();
  const [quarters] = useState(() => pastQuarters(Date.now()));
  const take = useChange(desk.taxReport);
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { quarter: quarters[0]!, reason: '' },
    send: async (values) => {
      const { csv, people } = await take.mutateAsync(values);
      saveCsv(`framehall-${values.quarter}-810.csv`, csv);
      void toast(t(($) => $.office.payouts.taxReport.done, { count: people }));
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <NativeSelect
        label={t(($) => $.office.payouts.taxReport.quarter)}
        data={quarters.map((value) => ({ value, label: quarterName(value) }))}
        {...form.getInputProps('quarter')}
      />
      <TextInput
        label={t(($) => $.office.payouts.taxReport.reason)}
        maxLength={LIMITS.reasonMax}
        required
        {...form.getInputProps('reason')}
      />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.payouts.taxReport.export)}
        </Button>
      </div>
    </form>
  );
}
