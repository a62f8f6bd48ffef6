import { useState } from 'react';
import type { DeskProject } from '#contract/calls/projects-desk.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { fenOf } from '#contract/domain/money.ts';
import { PROJECT_LIMITS, SKU_KINDS, type SkuKind } from '#contract/domain/project.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields.ts';
import { LicenceChooser } from '../../../ui/licence/licence-chooser.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { useChange } from '../queries.ts';
import classes from './projects.module.css';
import { desk } from './queries.ts';
import { LastDay, QuotaField, quotaOf } from './sku-fields.tsx';

export function AddSku({ project }: { project: DeskProject }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const title = t(($) => $.office.projects.sku.addTitle, { name: project.name });
  return (
    <>
      <Button variant="default" size="small" onClick={() => setOpen(true)}>
        {t(($) => $.office.projects.sku.add)}
      </Button>
      {open && (
        <Dialog title={title} size={620} onClosed={() => setOpen(false)}>
          {(close) => <AddForm projectId={project.projectId} close={close} />}
        </Dialog>
      )}
    </>
  );
}

const kindOf = (value: string): SkuKind => SKU_KINDS.find((kind) => kind === value) ?? 'video';

function useAddForm(projectId: number, terms: LicenceTerms | null, close: () => void) {
  const { t } = useTranslation();
  const adding = useChange(
    desk.addSku,
    t(($) => $.office.projects.sku.done),
  );
  return useCallForm({
    initial: { kind: 'video', branch: '', unit: '', quota: '', endsOn: '' },
    send: async ({ kind, branch, unit, endsOn, ...given }) => {
      const [unitFen, quota] = [fenOf(unit.trim()), quotaOf(given.quota)];
      if (!terms) throw new Error(t(($) => $.office.projects.sku.chooseUse));
      if (!unitFen) throw new Error(t(($) => $.office.projects.sku.wrongUnit));
      if (!quota) throw new Error(t(($) => $.office.projects.sku.wrongQuota, { most: PROJECT_LIMITS.quota }));
      await adding.mutateAsync({ projectId, kind: kindOf(kind), branch, terms, unitFen, quota, endsOn });
      close();
    },
  });
}

function AddForm({ projectId, close }: { projectId: number; close: () => void }) {
  const { t } = useTranslation();
  const [terms, setTerms] = useState<LicenceTerms | null>(null);
  const { form, onSubmit, pending, problem } = useAddForm(projectId, terms, close);
  const kind = form.getInputProps('kind');
  const chooseKind = (value: string) => {
    setTerms(null);
    form.setFieldValue('kind', value);
  };
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div className={classes.pair}>
        <NativeSelect
          {...kind}
          label={t(($) => $.office.projects.sku.kind)}
          data={SKU_KINDS.map((value) => ({ value, label: t(($) => $.trade.kind[value]) }))}
          onChange={({ currentTarget }) => chooseKind(currentTarget.value)}
        />
        <TextInput
          {...form.getInputProps('branch')}
          data-autofocus
          label={t(($) => $.office.projects.sku.branch)}
          placeholder={t(($) => $.office.projects.sku.branchHint)}
          maxLength={PROJECT_LIMITS.branch}
        />
      </div>
      <LicenceChooser
        key={form.getValues().kind}
        kinds={[kindOf(form.getValues().kind)]}
        value={terms}
        onChange={setTerms}
      />
      <div className={classes.pair}>
        <TextInput
          {...form.getInputProps('unit')}
          label={t(($) => $.office.projects.sku.unit)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
        />
        <QuotaField {...form.getInputProps('quota')} />
        <LastDay
          value={form.getValues().endsOn}
          error={form.errors.endsOn as string | undefined}
          onChange={(day) => form.setFieldValue('endsOn', day)}
        />
      </div>
      <Problem>{problem}</Problem>
      <Button type="submit" loading={pending}>
        {t(($) => $.office.projects.sku.confirm)}
      </Button>
    </form>
  );
}
