import { accountCalls } from '#contract/calls/accounts.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { startSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { PasswordField } from '../password-field.tsx';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import { profileQuery, type Profile } from './profile-query.ts';
import { SettingForm } from './setting-form.tsx';
import { Setting } from './setting.tsx';

const accounts = client(accountCalls);

export function PasswordPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { hasPassword } = profile;
  return (
    <Setting
      title={t(($) => $.userCenter.password)}
      value={hasPassword ? t(($) => $.userCenter.passwordBody) : t(($) => $.userCenter.passwordNone)}
      change={hasPassword ? t(($) => $.userCenter.changePassword) : t(($) => $.userCenter.setPassword)}
    >
      {(done) => <PasswordForm profile={profile} onDone={done} />}
    </Setting>
  );
}

function usePasswordForm(profile: Profile, onDone: () => void) {
  const { t } = useTranslation();
  const proof = useOwnerProof(profile, 'email');
  const form = useCallForm({
    initial: { ...proof.initial, newPassword: '' },
    mayBeEmpty: proof.mayBeEmpty,
    send: async (values) => {
      const { password: oldPassword, ownerCode } = proof.of(values);
      const { token } = await accounts.changePassword({ oldPassword, ownerCode, newPassword: values.newPassword });
      await startSession(token);
      await queryClient.invalidateQueries(profileQuery);
      onDone();
      await toast(t(($) => $.userCenter.passwordChanged));
    },
  });
  return { proof, ...form };
}

function PasswordForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t } = useTranslation();
  const { proof, form, onSubmit, pending, problem } = usePasswordForm(profile, onDone);
  return (
    <SettingForm
      onSubmit={onSubmit}
      onCancel={onDone}
      submit={profile.hasPassword ? t(($) => $.userCenter.changePassword) : t(($) => $.userCenter.setPassword)}
      pending={pending}
      problem={problem}
    >
      <OwnerProof form={form} proof={proof} />
      <PasswordField input={form.getInputProps('newPassword')} label={t(($) => $.userCenter.newPassword)} isNew />
    </SettingForm>
  );
}
