import { useTranslation } from 'react-i18next';
import { accountCalls } from '#contract/calls/accounts.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { TextInput } from '../../ui/fields.ts';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { profileQuery, type Profile } from './profile-query.ts';
import { SettingForm } from './setting-form.tsx';
import { Setting } from './setting.tsx';

const accounts = client(accountCalls);

export function EmailPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { email, pendingEmail } = profile;
  return (
    <Setting
      title={t(($) => $.userCenter.email)}
      value={email ?? t(($) => $.userCenter.emailNone)}
      change={email === null ? t(($) => $.userCenter.setEmail) : t(($) => $.userCenter.changeEmail)}
      pending={
        pendingEmail && t(($) => $.userCenter.emailPending, { email: pendingEmail, hours: LIMITS.emailLinkHours })
      }
    >
      {(done) => <EmailForm onDone={done} />}
    </Setting>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { email: '' },
    send: async (values) => {
      await accounts.changeEmail(values);
      await queryClient.invalidateQueries(profileQuery);
      onDone();
      await toast(t(($) => $.userCenter.linkSent));
    },
  });
  return (
    <SettingForm
      onSubmit={onSubmit}
      onCancel={onDone}
      submit={t(($) => $.userCenter.sendLink)}
      pending={pending}
      problem={problem}
    >
      <TextInput
        {...form.getInputProps('email')}
        label={t(($) => $.userCenter.newEmail)}
        type="email"
        autoComplete="email"
        size="md"
      />
    </SettingForm>
  );
}
