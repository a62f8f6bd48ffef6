import { accountCalls } from '#contract/calls/accounts.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTranslation } from '../../lib/translation.ts';
import { TextInput } from '../../ui/fields.ts';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
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
      {(done) => <EmailForm profile={profile} onDone={done} />}
    </Setting>
  );
}

function EmailForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t } = useTranslation();
  const proof = useOwnerProof(profile, 'email');
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { email: '', ...proof.initial },
    mayBeEmpty: proof.mayBeEmpty,
    send: async (values) => {
      await accounts.changeEmail({ email: values.email, ...proof.of(values) });
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
      <OwnerProof form={form} proof={proof} />
    </SettingForm>
  );
}
