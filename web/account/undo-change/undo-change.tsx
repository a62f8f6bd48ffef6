import { IconArrowBackUp, IconCircleCheck, IconLinkOff, IconUserX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { accountCalls } from '#contract/calls/accounts.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { CallError, client } from '../../lib/api.ts';
import { reloadSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';

const accounts = client(accountCalls);
const art = { size: 68, stroke: 1.2, 'aria-hidden': true } as const;

/** Target of the link that an old address gets. Only the button undoes, as mail programs open links by themselves. */
export function UndoChange() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const undoing = useMutation({ mutationFn: () => undo(token) });
  if (undoing.isSuccess) return <Done />;
  if (undoing.error instanceof CallError && undoing.error.problem === 'old-account-taken')
    return <Taken message={undoing.error.message} />;
  if (undoing.error && isDead(undoing.error)) return <Expired />;
  return (
    <MessageScreen
      art={<IconArrowBackUp {...art} color="var(--fh-accent-text)" />}
      title={undoing.isError ? t(($) => $.undoChange.failed) : t(($) => $.undoChange.title)}
      actions={
        <>
          <Button size="large" loading={undoing.isPending} onClick={() => undoing.mutate()}>
            {undoing.isError ? t(($) => $.common.retry) : t(($) => $.undoChange.submit)}
          </Button>
          <ToHome />
        </>
      }
    >
      {undoing.isError ? <p role="alert">{undoing.error.message}</p> : <p>{t(($) => $.undoChange.body)}</p>}
    </MessageScreen>
  );
}

async function undo(token: string): Promise<void> {
  await accounts.undoChange({ token });
  // The session of this browser may be among those that have ended.
  await reloadSession().catch(() => {});
}

/** The link was used, is too old, or was never ours: trying again cannot help. */
function isDead(error: Error): boolean {
  return error instanceof CallError && error.status === 400;
}

function ToHome() {
  const { t } = useTranslation();
  return (
    <ButtonLink size="large" variant="default" to={paths.home()}>
      {t(($) => $.undoChange.toHome)}
    </ButtonLink>
  );
}

function Done() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconCircleCheck {...art} color="var(--fh-success)" />}
      title={t(($) => $.undoChange.done)}
      actions={
        <ButtonLink size="large" to={paths.login({ mode: 'reset' })}>
          {t(($) => $.undoChange.toReset)}
        </ButtonLink>
      }
    >
      <p>{t(($) => $.undoChange.doneBody)}</p>
    </MessageScreen>
  );
}

function Taken({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconUserX {...art} color="var(--fh-danger)" />}
      title={t(($) => $.undoChange.taken)}
      actions={<ToHome />}
    >
      <p role="alert">{message}</p>
    </MessageScreen>
  );
}

function Expired() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconLinkOff {...art} color="var(--fh-accent-text)" />}
      title={t(($) => $.undoChange.expired)}
      actions={<ToHome />}
    >
      <p role="alert">{t(($) => $.undoChange.expiredBody, { hours: LIMITS.undoHours })}</p>
    </MessageScreen>
  );
}
