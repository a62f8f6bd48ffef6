import { useQuery } from '@tanstack/react-query';
import { accountCalls } from '#contract/calls/accounts.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { client } from '../../lib/api.ts';
import { endSession, reloadSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Retry } from '../../ui/retry.tsx';
import classes from './second-factor.module.css';
import factor from './set-up-factor.module.css';

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

/** A new secret for an authenticator app, as a QR code and as letters. */
function SetUpFactor() {
  const { t } = useTranslation();
  // Requested once, because a second secret would make the scanned code worthless.
  const secret = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => accounts.beginSecondFactor(),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (secret.isError) return <Retry error={secret.error} onRetry={() => void secret.refetch()} />;
  return (
    <div className={factor.setUp}>
      <div className={factor.qr}>
        {secret.data && <QrCode text={secret.data.uri} label={t(($) => $.login.setUpQr)} size={176} />}
      </div>
      <div>
        <p className={factor.label}>{t(($) => $.login.setUpSecret)}</p>
        <code className={factor.secret}>{secret.data?.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        {secret.data && <CopyButton text={secret.data.secret} label={t(($) => $.login.copySecret)} />}
      </div>
    </div>
  );
}
