import type { RedirectRow } from '#contract/calls/redirects.ts';
import { REDIRECT_LIMITS, REDIRECT_STATUSES } from '#contract/domain/redirects.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { AdminHistory } from '../blocks/history.tsx';
import { desk, useChange } from './queries.ts';
import classes from './redirects.module.css';

interface Props {
  /** Undefined for a new one. */
  redirect?: RedirectRow;
  onClosed: () => void;
}

export function RedirectDialog({ redirect, onClosed }: Props) {
  const { t } = useTranslation();
  const title = t(($) => (redirect ? $.office.redirects.editTitle : $.office.redirects.addTitle));
  return (
    <Dialog title={title} size={560} onClosed={onClosed}>
      {(close) => (
        <div className={classes.edit}>
          <RedirectForm redirect={redirect} close={close} />
          {redirect && <AdminHistory subject={`redirect:${redirect.id}`} />}
        </div>
      )}
    </Dialog>
  );
}

interface FormProps {
  redirect: RedirectRow | undefined;
  close: () => void;
}

const statusOf = (value: string) => REDIRECT_STATUSES.find((one) => String(one) === value) ?? 301;

function RedirectForm({ redirect, close }: FormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useRedirectForm({ redirect, close });
  const leads = statusOf(form.getValues().status) !== 410;
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        data-autofocus
        label={t(($) => $.office.redirects.from)}
        description={t(($) => $.office.redirects.fromHint)}
        required
        maxLength={REDIRECT_LIMITS.path}
        {...form.getInputProps('from')}
      />
      <NativeSelect
        label={t(($) => $.office.redirects.status)}
        data={REDIRECT_STATUSES.map((one) => ({
          value: String(one),
          label: t(($) => $.office.redirects.statusHints[one]),
        }))}
        {...form.getInputProps('status')}
      />
      {leads && (
        <TextInput
          label={t(($) => $.office.redirects.to)}
          description={t(($) => $.office.redirects.toHint)}
          required
          maxLength={REDIRECT_LIMITS.target}
          {...form.getInputProps('to')}
        />
      )}
      <TextInput
        label={t(($) => $.office.redirects.note)}
        description={t(($) => $.office.redirects.noteHint)}
        maxLength={REDIRECT_LIMITS.note}
        {...form.getInputProps('note')}
      />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.redirects.save)}
        </Button>
      </div>
    </form>
  );
}

function useRedirectForm({ redirect, close }: FormProps) {
  const { t } = useTranslation();
  const add = useChange(
    desk.add,
    t(($) => $.office.redirects.added),
  );
  const edit = useChange(
    desk.edit,
    t(($) => $.office.redirects.edited),
  );
  return useCallForm({
    initial: {
      from: redirect?.from ?? '',
      status: String(redirect?.status ?? 301),
      to: redirect?.to ?? '',
      note: redirect?.note ?? '',
    },
    mayBeEmpty: ['to', 'note'],
    send: async (typed) => {
      const status = statusOf(typed.status);
      const written = { ...typed, status, to: status === 410 ? '' : typed.to };
      if (redirect) await edit.mutateAsync({ id: redirect.id, version: redirect.version, ...written });
      else await add.mutateAsync(written);
      close();
    },
  });
}
