import { useState } from 'react';
import type { TemplateRow } from '#contract/calls/payouts.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { hasNeededColumns } from '#contract/domain/payout-file.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { desk, useChange } from '../queries.ts';
import { AnswerFields } from './answer-fields.tsx';
import { FileFields } from './file-fields.tsx';
import { TemplatePreview } from './template-preview.tsx';
import classes from './template.module.css';

interface Props {
  newest: TemplateRow;
  onClosed: () => void;
}

export function TemplateDialog({ newest, onClosed }: Props) {
  const { t } = useTranslation();
  const version = newest.version + 1;
  return (
    <Dialog title={t(($) => $.office.payouts.template.formTitle, { version })} size={880} onClosed={onClosed}>
      {(close) => <TemplateForm newest={newest} close={close} />}
    </Dialog>
  );
}

/** Begins with the newest template, and shows at once what its file looks like. */
function TemplateForm({ newest, close }: { newest: TemplateRow; close: () => void }) {
  const { t } = useTranslation();
  const [template, setTemplate] = useState(newest.template);
  const add = useChange(
    desk.addTemplate,
    t(($) => $.office.payouts.template.saved),
  );
  const lacking = hasNeededColumns(template.columns) ? undefined : t(($) => $.office.payouts.template.needed);
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { reason: '' },
    send: async ({ reason }) => {
      if (lacking !== undefined) throw new Error(lacking);
      await add.mutateAsync({ after: newest.version, template, reason });
      close();
    },
  });
  const change = (part: Partial<typeof template>) => setTemplate((before) => ({ ...before, ...part }));
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t(($) => $.office.payouts.template.formBody)}</p>
      <FileFields template={template} onChange={change} />
      <AnswerFields answer={template.answer} onChange={(answer) => change({ answer })} />
      <TemplatePreview template={template} />
      <TextInput
        label={t(($) => $.office.payouts.template.reason)}
        maxLength={LIMITS.reasonMax}
        required
        {...form.getInputProps('reason')}
      />
      <Problem>{problem ?? lacking}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.payouts.template.save)}
        </Button>
      </div>
    </form>
  );
}
