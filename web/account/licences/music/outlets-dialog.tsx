import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Licence } from '#contract/calls/licences.ts';
import { OUTLET_LIMITS } from '#contract/domain/licence.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Textarea } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { licences, refreshLicences } from '../queries.ts';
import classes from './music-licence.module.css';

/** Where a licensee publishes, one place on each line. */
export function OutletsDialog({ licence, onClosed }: { licence: Licence; onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.musicLicence.outlets)} size={560} onClosed={onClosed}>
      {(close) => <OutletsForm licence={licence} close={close} />}
    </Dialog>
  );
}

function OutletsForm({ licence, close }: { licence: Licence; close: () => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(licence.outlets.join('\n'));
  const outlets = linesOf(typed);
  const fault = useFault(outlets);
  const saving = useMutation({
    mutationFn: () => licences.saveOutlets({ licenceId: licence.licenceId, seen: licence.outlets, outlets }),
    onSuccess: async () => {
      close();
      void toast(t(($) => $.musicLicence.outletsSaved));
      await refreshLicences(licence.orderId);
    },
    // Shows what a colleague has written meanwhile once this is closed.
    onError: () => void refreshLicences(licence.orderId),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (fault === undefined) saving.mutate();
  };
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <p>{t(($) => $.musicLicence.outletsLead, { most: OUTLET_LIMITS.most })}</p>
      <Textarea
        data-autofocus
        label={t(($) => $.musicLicence.outletsLabel)}
        placeholder={t(($) => $.musicLicence.outletsExample)}
        rows={6}
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Problem>{saving.error?.message}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {t(($) => $.common.save)}
        </Button>
      </div>
    </form>
  );
}

function linesOf(typed: string): string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

/** What keeps the lines from being saved, in words. */
function useFault(outlets: readonly string[]): string | undefined {
  const { t } = useTranslation();
  const { most, length } = OUTLET_LIMITS;
  if (outlets.length > most) return t(($) => $.musicLicence.tooManyOutlets, { most });
  const long = outlets.find((line) => Array.from(line).length > length);
  return long === undefined
    ? undefined
    : t(($) => $.musicLicence.longOutlet, { max: length, start: Array.from(long).slice(0, 20).join('') });
}
