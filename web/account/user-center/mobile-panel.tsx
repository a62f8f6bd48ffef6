import { useTranslation } from 'react-i18next';
import { accountCalls } from '#contract/calls/accounts.ts';
import { client } from '../../lib/api.ts';
import { TextInput } from '../../ui/fields.ts';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { CodeField } from '../code-field.tsx';
import { keepProfile, type Profile } from './profile-query.ts';
import { SettingForm } from './setting-form.tsx';
import { Setting } from './setting.tsx';

const accounts = client(accountCalls);

export function MobilePanel({ profile: { mobile } }: { profile: Profile }) {
  const { t } = useTranslation();
  return (
    <Setting
      title={t(($) => $.userCenter.mobile)}
      value={mobile ?? t(($) => $.userCenter.mobileNone)}
      change={mobile === null ? t(($) => $.userCenter.setMobile) : t(($) => $.userCenter.changeMobile)}
    >
      {(done) => <MobileForm onDone={done} />}
    </Setting>
  );
}

function MobileForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { mobile: '', code: '' },
    send: async (values) => {
      const { profile } = await accounts.changeMobile(values);
      keepProfile(profile);
      onDone();
      await toast(t(($) => $.userCenter.mobileChanged));
    },
  });
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
    </SettingForm>
  );
}
