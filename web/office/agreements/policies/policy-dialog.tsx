import { useState } from 'react';
import type { PolicyVersion } from '#contract/calls/policies.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import type { PolicyName } from '#contract/domain/policy.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { confirm } from '../../../ui/overlays.ts';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCallForm } from '../../../ui/use-call-form.ts';
import classes from '../agreements.module.css';
import { TextFields } from '../text-fields.tsx';
import { usePublishPolicy } from './queries.ts';

interface Props {
  name: PolicyName;
  /** Newest first. */
  versions: readonly PolicyVersion[];
  onClosed: () => void;
}

export function PolicyDialog(props: Props) {
  const { t } = useTranslation();
  const version = props.versions[0]!.version + 1;
  return (
    <Dialog title={t(($) => $.office.agreements.formTitle, { version })} size={960} onClosed={props.onClosed}>
      {(close) => <PolicyForm {...props} close={close} />}
    </Dialog>
  );
}

/** Begins with the texts of the newest version. */
function PolicyForm({ name, versions, close }: Props & { close: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = usePolicyForm(name, versions, close);
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t(($) => $.office.agreements.formHint)}</p>
      <DateField
        label={t(($) => $.office.agreements.columns.effectiveOn)}
        required
        value={form.values.effectiveOn}
        error={form.errors['effectiveOn']}
        onChange={(day) => form.setFieldValue('effectiveOn', day)}
      />
      <TextFields inputOf={(field) => form.getInputProps(field)} />
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

/** Asks once more and publishes, because a version never changes. */
function usePolicyForm(name: PolicyName, versions: readonly PolicyVersion[], close: () => void) {
  const { t } = useTranslation();
  const publish = usePublishPolicy();
  // Kept from the beginning, so that a version published meanwhile is told and not overwritten.
  const [newest] = useState(() => versions[0]!);
  const { titleZh, titleEn, bodyZh, bodyEn } = newest;
  return useCallForm({
    initial: { effectiveOn: '', titleZh, titleEn, bodyZh, bodyEn, reason: '' },
    send: async (typed) => {
      const version = newest.version + 1;
      const sure = await confirm({
        title: t(($) => $.office.agreements.sure.title, { version }),
        body: t(($) => $.office.agreements.sure.policy),
        confirm: t(($) => $.office.agreements.publish),
      });
      if (!sure) return;
      await publish.mutateAsync({ ...typed, name, after: newest.version });
      void toast(t(($) => $.office.agreements.published, { version }));
      close();
    },
  });
}
