import { useState } from 'react';
import type { Sku } from '#contract/calls/projects.ts';
import { PROJECT_LIMITS } from '#contract/domain/project.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { useChange } from '../queries.ts';
import classes from './projects.module.css';
import { desk } from './queries.ts';
import { LastDay, QuotaField, quotaOf } from './sku-fields.tsx';

export function ChangeSku({ sku }: { sku: Sku }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const title = t(($) => $.office.projects.sku.changeTitle, { branch: sku.branch });
  return (
    <>
      <Button variant="default" size="small" onClick={() => setOpen(true)}>
        {t(($) => $.office.projects.sku.change)}
      </Button>
      {open && (
        <Dialog title={title} size={460} onClosed={() => setOpen(false)}>
          {(close) => <ChangeForm sku={sku} close={close} />}
        </Dialog>
      )}
    </>
  );
}

function ChangeForm({ sku, close }: { sku: Sku; close: () => void }) {
  const { t } = useTranslation();
  const [seen] = useState({ quota: sku.quota, endsOn: sku.endsOn });
  const changing = useChange(
    desk.setSku,
    t(($) => $.office.projects.sku.changed),
  );
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { quota: String(sku.quota), endsOn: sku.endsOn },
    send: async ({ endsOn, ...given }) => {
      const quota = quotaOf(given.quota);
      if (!quota) throw new Error(t(($) => $.office.projects.sku.wrongQuota, { most: PROJECT_LIMITS.quota }));
      await changing.mutateAsync({ skuId: sku.skuId, quota, endsOn, seen });
      close();
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.quiet}>{t(($) => $.office.projects.sku.changeNote, { used: sku.used })}</p>
      <div className={classes.pair}>
        <QuotaField {...form.getInputProps('quota')} />
        <LastDay
          value={form.getValues().endsOn}
          error={form.errors.endsOn as string | undefined}
          onChange={(day) => form.setFieldValue('endsOn', day)}
        />
      </div>
      <Problem>{problem}</Problem>
      <Button type="submit" loading={pending}>
        {t(($) => $.office.projects.sku.save)}
      </Button>
    </form>
  );
}
