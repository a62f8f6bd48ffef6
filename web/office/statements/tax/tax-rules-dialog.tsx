import { useState } from 'react';
import type { TaxVersion } from '#contract/calls/statements-desk.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { PLATFORM_TAX_RULES, type Withheld, WITHHELD } from '#contract/domain/tax.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { ViewTabs } from '../../blocks/view-tabs.tsx';
import { desk, useChange } from '../queries.ts';
import { RuleFields } from './rule-fields.tsx';
import { TaxPreview } from './tax-preview.tsx';
import classes from './tax.module.css';
import { allTyped, rulesOf, type TypedRule, type TypedRules } from './typed-rules.ts';

interface Props {
  newest: TaxVersion;
  onClosed: () => void;
}

export function TaxRulesDialog({ newest, onClosed }: Props) {
  const { t } = useTranslation();
  const version = newest.version + 1;
  return (
    <Dialog title={t(($) => $.office.statements.tax.formTitle, { version })} size={980} onClosed={onClosed}>
      {(close) => <TaxForm newest={newest} close={close} />}
    </Dialog>
  );
}

/** Begins with the newest rules, and shows at once what they would take. */
function TaxForm({ newest, close }: { newest: TaxVersion; close: () => void }) {
  const { t } = useTranslation();
  const [category, setCategory] = useState<Withheld>('labour');
  const [typed, setTyped] = useState(() => allTyped(newest.rules));
  const rules = rulesOf(typed);
  const add = useChange(
    desk.addTaxRules,
    t(($) => $.office.statements.tax.saved),
  );
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { effectiveOn: '', reason: '' },
    send: async (values) => {
      if (!rules) throw new Error(t(($) => $.office.statements.tax.notAmount));
      await add.mutateAsync({ ...values, after: newest.version, rules });
      close();
    },
  });
  const change = (rule: Partial<TypedRule>) =>
    setTyped((before) => ({ ...before, [category]: { ...before[category], ...rule } }));
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t(($) => $.office.statements.tax.formBody)}</p>
      <FillIn onFill={setTyped} />
      <ViewTabs
        views={WITHHELD}
        view={category}
        name={(one) => t(($) => $.statements.categories[one])}
        onView={setCategory}
      >
        <RuleFields rule={typed[category]} onChange={change} />
      </ViewTabs>
      {rules ? <TaxPreview rules={rules} /> : <Problem>{t(($) => $.office.statements.tax.notAmount)}</Problem>}
      <div className={classes.three}>
        <DateField
          label={t(($) => $.office.statements.tax.columns.effectiveOn)}
          required
          value={form.values.effectiveOn}
          error={form.errors['effectiveOn']}
          onChange={(day) => form.setFieldValue('effectiveOn', day)}
        />
        <TextInput
          style={{ gridColumn: 'span 2' }}
          label={t(($) => $.office.statements.tax.columns.reason)}
          maxLength={LIMITS.reasonMax}
          required
          {...form.getInputProps('reason')}
        />
      </div>
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.statements.tax.save)}
        </Button>
      </div>
    </form>
  );
}

/** Puts rules in place of everything typed, to be looked at and changed before they are published. */
function FillIn({ onFill }: { onFill: (rules: TypedRules) => void }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button variant="default" size="small" onClick={() => onFill(allTyped(PLATFORM_TAX_RULES))}>
        {t(($) => $.office.statements.tax.platforms)}
      </Button>
    </div>
  );
}
