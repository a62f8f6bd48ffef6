import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountCalls } from '#contract/calls/accounts.ts';
import { client } from '../../lib/api.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Retry } from '../../ui/retry.tsx';
import classes from './set-up-factor.module.css';

const accounts = client(accountCalls);

/** A new secret for an authenticator app, as a QR code and as letters. */
export function SetUpFactor() {
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
    <div className={classes.setUp}>
      <div className={classes.qr}>
        {secret.data && <QrCode text={secret.data.uri} label={t(($) => $.login.setUpQr)} size={176} />}
      </div>
      <div>
        <p className={classes.label}>{t(($) => $.login.setUpSecret)}</p>
        <code className={classes.secret}>{secret.data?.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        {secret.data && <CopyButton text={secret.data.secret} label={t(($) => $.login.copySecret)} />}
      </div>
    </div>
  );
}
