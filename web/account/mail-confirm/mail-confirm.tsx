import { IconCircleCheck, IconLinkOff, IconMailOpened, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { accountCalls } from '#contract/calls/accounts.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { CallError, client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';

const accounts = client(accountCalls);
const art = { size: 68, stroke: 1.2, 'aria-hidden': true } as const;

/** Target of the link in a confirmation email; opening it confirms the address. */
export function MailConfirm() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  // A query and not an effect: the link works once, and a query runs once however often this renders.
  const confirming = useQuery({
    queryKey: ['mail-confirm', token],
    queryFn: () => confirmEmail(token),
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  if (confirming.isPending) {
    return (
      <MessageScreen
        art={<IconMailOpened {...art} color="var(--fh-text-2)" />}
        title={t(($) => $.mailConfirm.working)}
        actions={null}
      >
        {null}
      </MessageScreen>
    );
  }
  if (confirming.isSuccess) return <Done email={confirming.data} />;
  if (isDead(confirming.error)) return <Expired />;
  return (
    <MessageScreen
      art={<IconPlugConnectedX {...art} color="var(--fh-danger)" />}
      title={t(($) => $.mailConfirm.failed)}
      actions={
        <Button size="large" loading={confirming.isFetching} onClick={() => void confirming.refetch()}>
          {t(($) => $.common.retry)}
        </Button>
      }
    >
      <p role="alert">{confirming.error.message}</p>
    </MessageScreen>
  );
}

async function confirmEmail(token: string): Promise<string> {
  const { email } = await accounts.confirmEmail({ token });
  await queryClient.invalidateQueries({ queryKey: ['profile'] });
  return email;
}

/** The link was used, is too old, or was never ours: trying again cannot help. */
function isDead(error: Error): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

function Done({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconCircleCheck {...art} color="var(--fh-success)" />}
      title={t(($) => $.mailConfirm.done)}
      actions={
        <>
          <ButtonLink size="large" to={paths.home()}>
            {t(($) => $.mailConfirm.toHome)}
          </ButtonLink>
          <ButtonLink size="large" variant="default" to={paths.userCenter('security')}>
            {t(($) => $.mailConfirm.toAccount)}
          </ButtonLink>
        </>
      }
    >
      <p>{t(($) => $.mailConfirm.doneBody, { email })}</p>
    </MessageScreen>
  );
}

function Expired() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconLinkOff {...art} color="var(--fh-accent-text)" />}
      title={t(($) => $.mailConfirm.expired)}
      actions={
        <ButtonLink size="large" to={paths.userCenter('security')}>
          {t(($) => $.mailConfirm.toAccount)}
        </ButtonLink>
      }
    >
      <p role="alert">{t(($) => $.mailConfirm.expiredBody, { hours: LIMITS.emailLinkHours })}</p>
    </MessageScreen>
  );
}
