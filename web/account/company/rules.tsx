import type { OwnCompany } from '#contract/calls/companies.ts';
import { fenOf, yuanOf } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Panel } from '../../ui/panel.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './company.module.css';
import { companies, keepStanding } from './queries.ts';

/** The amount above which an order waits for a colleague. */
export function Rules({ company }: { company: OwnCompany }) {
  const { t } = useTranslation();
  const { approveAboveFen } = company;
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { fen: approveAboveFen === null ? '' : yuanOf(approveAboveFen) },
    mayBeEmpty: ['fen'],
    send: async ({ fen: typed }) => {
      const fen = typed.trim() === '' ? null : fenOf(typed.trim());
      if (fen === undefined) throw new Error(t(($) => $.company.rules.wrong));
      await keepStanding(await companies.setApproveAbove({ fen }));
      await toast(t(($) => $.company.rules.saved));
    },
  });
  return (
    <Panel title={t(($) => $.company.rules.title)} note={t(($) => $.company.rules.note)}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <TextInput
          {...form.getInputProps('fen')}
          label={t(($) => $.company.rules.above)}
          description={t(($) => $.company.rules.aboveHint)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
        />
        <Problem>{problem}</Problem>
        <Button type="submit" loading={pending}>
          {t(($) => $.company.rules.save)}
        </Button>
      </form>
    </Panel>
  );
}
