import { useTranslation } from 'react-i18next';
import { accountCalls } from '#contract/calls/accounts.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { client } from '../../lib/api.ts';
import { endSession, reloadSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './second-factor.module.css';
import { SetUpFactor } from './set-up-factor.tsx';

const accounts = client(accountCalls);

/** Two-step verification at login, including its set-up at the first login. */
export function SecondFactor({ owed }: { owed: 'enter' | 'set-up' }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { code: '' },
    send: async ({ code }) => {
      await accounts.confirmSecondFactor({ code });
      await reloadSession();
    },
  });
  const words = owed === 'enter' ? (['factorTitle', 'factorBody'] as const) : (['setUpTitle', 'setUpBody'] as const);
  return (
    <>
      <h1 className={classes.title}>{t(($) => $.login[words[0]])}</h1>
      <p className={classes.body}>{t(($) => $.login[words[1]])}</p>
      {owed === 'set-up' && <SetUpFactor />}
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <TextInput
          {...form.getInputProps('code')}
          label={t(($) => $.login.factorCode)}
          placeholder={t(($) => $.login.codeHint)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LIMITS.codeLength}
          size="md"
        />
        <Problem>{problem}</Problem>
        <Button type="submit" size="large" wide loading={pending}>
          {t(($) => $.login.factorSubmit)}
        </Button>
        <Button variant="plain" onClick={() => void endSession()}>
          {t(($) => $.login.otherAccount)}
        </Button>
      </form>
    </>
  );
}
