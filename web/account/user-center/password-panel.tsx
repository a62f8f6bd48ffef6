import { useTranslation } from 'react-i18next';
import { accountCalls } from '#contract/calls/accounts.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { startSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { PasswordField } from '../password-field.tsx';
import { profileQuery, type Profile } from './profile-query.ts';
import { SettingForm } from './setting-form.tsx';
import { Setting } from './setting.tsx';

const accounts = client(accountCalls);

export function PasswordPanel({ profile: { hasPassword } }: { profile: Profile }) {
  const { t } = useTranslation();
  return (
    <Setting
      title={t(($) => $.userCenter.password)}
      value={hasPassword ? t(($) => $.userCenter.passwordBody) : t(($) => $.userCenter.passwordNone)}
      change={hasPassword ? t(($) => $.userCenter.changePassword) : t(($) => $.userCenter.setPassword)}
    >
      {(done) => <PasswordForm hasPassword={hasPassword} onDone={done} />}
    </Setting>
  );
}

function PasswordForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { oldPassword: '', newPassword: '' },
    mayBeEmpty: hasPassword ? [] : ['oldPassword'],
    send: async ({ oldPassword, newPassword }) => {
      const { token } = await accounts.changePassword(hasPassword ? { oldPassword, newPassword } : { newPassword });
      await startSession(token);
      await queryClient.invalidateQueries(profileQuery);
      onDone();
      await toast(t(($) => $.userCenter.passwordChanged));
    },
  });
  return (
    <SettingForm
      onSubmit={onSubmit}
      onCancel={onDone}
      submit={hasPassword ? t(($) => $.userCenter.changePassword) : t(($) => $.userCenter.setPassword)}
      pending={pending}
      problem={problem}
    >
      {hasPassword && (
        <PasswordField
          input={form.getInputProps('oldPassword')}
          label={t(($) => $.userCenter.oldPassword)}
          isNew={false}
        />
      )}
      <PasswordField input={form.getInputProps('newPassword')} label={t(($) => $.userCenter.newPassword)} isNew />
    </SettingForm>
  );
}
