import { LIMITS } from '#contract/domain/limits.ts';
import { CallError, fieldError } from '../../lib/api.ts';
import { startSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { LoginMode } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { PasswordField } from '../password-field.tsx';
import classes from './login-form.module.css';
import { Consent, useConsent } from './consent.tsx';
import { modes, type LoginValues } from './modes.ts';

interface Props {
  mode: LoginMode;
  /** Kept across modes, so that it need not be typed again. */
  account: string;
  onAccount: (account: string) => void;
}

function useLoginForm(mode: LoginMode, account: string) {
  const { t } = useTranslation();
  const { fields, send } = modes[mode];
  const registers = mode === 'register';
  const consent = useConsent(registers);
  const initial: LoginValues = { account, code: '', nickname: '', password: '', agreed: '' };
  const calling = useCallForm({
    initial,
    mayBeEmpty: Object.keys(initial).filter((name) => !fields.some((field) => field === name)),
    send: async (values) => {
      const agreed = consent.agreed;
      if (registers && agreed === null)
        throw fieldError(
          'agreed',
          t(($) => $.login.pleaseAgree),
        );
      const { token } = await send(values, agreed).catch(async (error: unknown) => {
        if (error instanceof CallError && error.problem === 'agreement-changed') await consent.again();
        throw error;
      });
      await startSession(token);
    },
  });
  return { ...calling, consent };
}

export function LoginForm({ mode, account, onAccount }: Props) {
  const { t } = useTranslation();
  const { fields, purpose } = modes[mode];
  const { form, onSubmit, pending, problem, consent } = useLoginForm(mode, account);
  const submit = mode === 'register' ? 'register' : mode === 'reset' ? 'reset' : 'submit';
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        {...form.getInputProps('account')}
        label={t(($) => $.login.account)}
        description={mode === 'register' ? t(($) => $.login.accountHint) : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="username"
        onInput={({ currentTarget }) => onAccount(currentTarget.value)}
        size="md"
      />
      {fields.includes('code') && (
        <CodeField
          input={form.getInputProps('code')}
          account={form.values.account}
          purpose={purpose}
          onAccountProblem={(message) => form.setFieldError('account', message)}
        />
      )}
      {fields.includes('nickname') && (
        <TextInput
          {...form.getInputProps('nickname')}
          label={t(($) => $.login.nickname)}
          autoComplete="nickname"
          maxLength={LIMITS.nicknameMax}
          size="md"
        />
      )}
      {fields.includes('password') && (
        <PasswordField
          input={form.getInputProps('password')}
          label={mode === 'reset' ? t(($) => $.login.newPassword) : t(($) => $.login.password)}
          isNew={mode === 'register' || mode === 'reset'}
        />
      )}
      {mode === 'register' && <Consent consent={consent} error={form.errors['agreed'] as string | undefined} />}
      <Problem>{problem}</Problem>
      <Button type="submit" size="large" wide loading={pending}>
        {t(($) => $.login[submit])}
      </Button>
    </form>
  );
}
