import type { AgreementVersion } from '#contract/calls/agreements.ts';
import { AGREEMENT_KINDS } from '#contract/domain/agreement.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import classes from './agreements.module.css';
import { TextFields } from './text-fields.tsx';
import { type PublishingForm, usePublishing } from './use-publishing.ts';

interface Props {
  /** Newest first. */
  versions: readonly AgreementVersion[];
  onClosed: () => void;
}

export function PublishDialog({ versions, onClosed }: Props) {
  const { t } = useTranslation();
  const version = versions[0]!.version + 1;
  return (
    <Dialog title={t(($) => $.office.agreements.formTitle, { version })} size={960} onClosed={onClosed}>
      {(close) => <PublishForm versions={versions} close={close} />}
    </Dialog>
  );
}

/** Begins with the texts and shares of the newest version, because the next one seldom changes them all. */
function PublishForm({ versions, close }: { versions: Props['versions']; close: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = usePublishing(versions, close);
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t(($) => $.office.agreements.formHint)}</p>
      <Terms form={form} />
      <TextFields inputOf={(name) => form.getInputProps(name)} />
      <TextInput
        label={t(($) => $.office.reason.label)}
        description={t(($) => $.office.reason.hint)}
        maxLength={LIMITS.reasonMax}
        required
        {...form.getInputProps('reason')}
      />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.agreements.publish)}
        </Button>
      </div>
    </form>
  );
}

function Terms({ form }: { form: PublishingForm }) {
  const { t } = useTranslation();
  const kinds = AGREEMENT_KINDS.map((value) => ({ value, label: t(($) => $.office.agreements.kinds[value]) }));
  return (
    <div className={classes.terms}>
      <NativeSelect
        data-autofocus
        label={t(($) => $.office.agreements.columns.kind)}
        data={kinds}
        {...form.getInputProps('kind')}
      />
      {(['sharePercent', 'exclusivePercent'] as const).map((name) => (
        <TextInput
          key={name}
          label={t(($) => $.office.agreements[name])}
          inputMode="numeric"
          maxLength={3}
          rightSection="%"
          required
          {...form.getInputProps(name)}
        />
      ))}
      <DateField
        label={t(($) => $.office.agreements.columns.effectiveOn)}
        required
        value={form.values.effectiveOn}
        error={form.errors['effectiveOn']}
        onChange={(day) => form.setFieldValue('effectiveOn', day)}
      />
    </div>
  );
}
