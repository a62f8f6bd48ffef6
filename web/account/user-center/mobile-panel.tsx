import { accountCalls } from '#contract/calls/accounts.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { TextInput } from '../../ui/fields.ts';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import { keepProfile, type Profile } from './profile-query.ts';
import { SettingForm } from './setting-form.tsx';
import { Setting } from './setting.tsx';

const accounts = client(accountCalls);

export function MobilePanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { mobile } = profile;
  return (
    <Setting
      title={t(($) => $.userCenter.mobile)}
      value={mobile ?? t(($) => $.userCenter.mobileNone)}
      change={mobile === null ? t(($) => $.userCenter.setMobile) : t(($) => $.userCenter.changeMobile)}
    >
      {(done) => <MobileForm profile={profile} onDone={done} />}
    </Setting>
  );
}

/** The form that changes the number, with the proof of who asks for it. */
function useMobileForm(profile: Profile, onDone: () => void) {
  const { t } = useTranslation();
  const proof = useOwnerProof(profile, 'mobile');
  const form = useCallForm({
    initial: { mobile: '', code: '', ...proof.initial },
    mayBeEmpty: proof.mayBeEmpty,
    send: async (values) => {
      const { mobile, code } = values;
      const saved = await accounts.changeMobile({ mobile, code, ...proof.of(values) });
      keepProfile(saved.profile);
      onDone();
      await toast(t(($) => $.userCenter.mobileChanged));
    },
  });
  return { proof, ...form };
}

function MobileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t } = useTranslation();
  const { proof, form, onSubmit, pending, problem } = useMobileForm(profile, onDone);
  return (
    <SettingForm
      onSubmit={onSubmit}
      onCancel={onDone}
      submit={t(($) => $.common.save)}
      pending={pending}
      problem={problem}
    >
      <TextInput
        {...form.getInputProps('mobile')}
        label={t(($) => $.userCenter.newMobile)}
        description={t(($) => $.login.accountHint)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        type="tel"
        autoComplete="tel"
        size="md"
      />
      <CodeField
        input={form.getInputProps('code')}
        account={form.values.mobile}
        purpose="bind"
        onAccountProblem={(message) => form.setFieldError('mobile', message)}
      />
      <OwnerProof form={form} proof={proof} />
    </SettingForm>
  );
}
