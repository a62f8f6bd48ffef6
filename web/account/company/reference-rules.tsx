import type { OwnCompany } from '#contract/calls/companies.ts';
import { REFERENCE_RULES, REFERENCES, type ReferenceRules } from '#contract/domain/references.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/fields.ts';
import { Panel } from '../../ui/panel.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './company.module.css';
import { companies, keepStanding } from './queries.ts';

/** Which references members give with an order. */
export function ReferenceRulesForm({ company }: { company: OwnCompany }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { ...company.references },
    send: async (rules) => {
      await keepStanding(await companies.setReferences(rules as ReferenceRules));
      await toast(t(($) => $.company.references.saved));
    },
  });
  const rules = REFERENCE_RULES.map((value) => ({ value, label: t(($) => $.company.references.rules[value]) }));
  return (
    <Panel title={t(($) => $.company.references.title)} note={t(($) => $.company.references.note)}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {REFERENCES.map((name) => (
          <NativeSelect
            key={name}
            {...form.getInputProps(name)}
            label={t(($) => $.trade.reference[name])}
            data={rules}
          />
        ))}
        <Problem>{problem}</Problem>
        <Button type="submit" loading={pending}>
          {t(($) => $.common.save)}
        </Button>
      </form>
    </Panel>
  );
}
