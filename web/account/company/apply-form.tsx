import { useState, type FormEvent } from 'react';
import type { OwnCompany } from '#contract/calls/companies.ts';
import { COMPANY_LIMITS } from '#contract/domain/company.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Panel } from '../../ui/panel.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './company.module.css';
import { LicencePicture } from './licence-picture.tsx';
import { companies, keepStanding } from './queries.ts';

function useApplying(before: OwnCompany | undefined) {
  const { t } = useTranslation();
  const [licence, setLicence] = useState<string>();
  const [lacking, setLacking] = useState(false);
  const call = useCallForm({
    initial: { name: before?.name ?? '', creditCode: before?.creditCode ?? '' },
    send: async (values) => {
      await keepStanding(await companies.apply({ ...values, licence: licence ?? '' }));
      await toast(t(($) => $.company.apply.submitted));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLacking(licence === undefined);
    if (licence !== undefined) call.onSubmit(event);
    else call.form.validate();
  };
  return { ...call, submit, lacking: lacking && licence === undefined, setLicence };
}

/** Name, credit code and business licence of a company that is to be opened. */
export function ApplyForm({ before }: { before?: OwnCompany }) {
  const { t } = useTranslation();
  const { form, submit, pending, problem, lacking, setLicence } = useApplying(before);
  return (
    <Panel title={t(($) => $.company.apply.title)} note={t(($) => $.company.apply.note)}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          {...form.getInputProps('name')}
          label={t(($) => $.company.apply.name)}
          description={t(($) => $.company.apply.nameHint)}
          autoComplete="organization"
          maxLength={COMPANY_LIMITS.name}
        />
        <TextInput
          {...form.getInputProps('creditCode')}
          label={t(($) => $.company.apply.creditCode)}
          autoComplete="off"
          spellCheck={false}
          maxLength={18}
        />
        <LicencePicture lacking={lacking} onPicked={setLicence} />
        <Problem>{problem}</Problem>
        <Button type="submit" loading={pending}>
          {t(($) => (before ? $.company.apply.again : $.company.apply.submit))}
        </Button>
      </form>
    </Panel>
  );
}
