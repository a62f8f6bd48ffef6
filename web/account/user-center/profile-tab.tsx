import { accountCalls } from '#contract/calls/accounts.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { client } from '../../lib/api.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { reloadSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { Panel } from '../../ui/panel.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { keepProfile, type Profile } from './profile-query.ts';
import classes from './settings.module.css';
import { WithProfile } from './with-profile.tsx';

const accounts = client(accountCalls);

export function ProfileTab() {
  return <WithProfile>{(profile) => <ProfileForm profile={profile} />}</WithProfile>;
}

function useProfileForm(profile: Profile) {
  const { t } = useTranslation();
  return useCallForm({
    initial: { nickname: profile.nickname, language: profile.language as string },
    send: async (values) => {
      const saved = await accounts.saveProfile({
        nickname: values.nickname,
        language: values.language === 'en' ? 'en' : 'zh',
      });
      keepProfile(saved.profile);
      await reloadSession();
      await toast(t(($) => $.userCenter.saved));
    },
  });
}

function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { form, onSubmit, pending, problem } = useProfileForm(profile);
  return (
    <Panel
      title={t(($) => $.userCenter.profile)}
      note={t(($) => $.userCenter.since, { date: formatDate(profile.createdAt, language) })}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <TextInput
          {...form.getInputProps('nickname')}
          label={t(($) => $.userCenter.nickname)}
          description={t(($) => $.userCenter.nicknameHint, { max: LIMITS.nicknameMax })}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          maxLength={LIMITS.nicknameMax}
          autoComplete="nickname"
          size="md"
        />
        <NativeSelect
          {...form.getInputProps('language')}
          label={t(($) => $.userCenter.language)}
          description={t(($) => $.userCenter.languageHint)}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          data={[
            { value: 'zh', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
          size="md"
        />
        <Problem>{problem}</Problem>
        <div className={classes.buttons}>
          <Button type="submit" loading={pending}>
            {t(($) => $.common.save)}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
