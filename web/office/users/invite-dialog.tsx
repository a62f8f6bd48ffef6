import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { userCalls } from '#contract/calls/users.ts';
import { LANGUAGES, type Language } from '#contract/domain/language.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect, Textarea, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import words from '../../ui/words-dialog.module.css';
import { KEYS } from '../keys.ts';
import { RoleChoice } from './role-choice.tsx';

const calls = client(userCalls);

/** Asks whom to invite, as what and why. */
export function InviteDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.users.invite.title)} size={500} onClosed={onClosed}>
      {(close) => <InviteForm close={close} />}
    </Dialog>
  );
}

function InviteForm({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const { form, submit, pending, problem, roles, setRoles, missing, language, setLanguage } = useInviting(close);
  return (
    <form className={words.form} onSubmit={submit} noValidate>
      <p className={words.body}>{t(($) => $.office.users.invite.body, { hours: LIMITS.inviteHours })}</p>
      <TextInput
        data-autofocus
        type="email"
        label={t(($) => $.office.users.email)}
        autoComplete="off"
        maxLength={320}
        required
        {...form.getInputProps('email')}
      />
      <RoleChoice roles={roles} onChange={setRoles} error={missing ? t(($) => $.fieldProblems.required) : undefined} />
      <NativeSelect
        label={t(($) => $.office.users.invite.language)}
        value={language}
        data={LANGUAGES.map((value) => ({ value, label: t(($) => $.office.users.invite.languages[value]) }))}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value === 'en' ? 'en' : 'zh')}
      />
      <Textarea
        label={t(($) => $.office.reason.label)}
        description={t(($) => $.office.reason.hint)}
        rows={2}
        maxLength={LIMITS.reasonMax}
        required
        {...form.getInputProps('reason')}
      />
      <Problem>{problem}</Problem>
      <div className={words.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.users.invite.confirm)}
        </Button>
      </div>
    </form>
  );
}

function useInviting(close: () => void) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const own = useLanguage();
  const [roles, setRoles] = useState<StaffRole[]>([]);
  const [missing, setMissing] = useState(false);
  const [language, setLanguage] = useState<Language>(own);
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { email: '', reason: '' },
    send: async ({ email, reason }) => {
      await calls.invite({ email, roles, language, reason: reason.trim() });
      void cache.invalidateQueries({ queryKey: KEYS.invites });
      void toast(t(($) => $.office.users.invite.done, { email }));
      close();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(roles.length === 0);
    if (roles.length > 0 && !pending) onSubmit(event);
  };
  return { form, submit, pending, problem, roles, setRoles, missing, language, setLanguage };
}
