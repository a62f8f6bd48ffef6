import { IconBellOff, IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CallError } from '../../lib/api.ts';
import { following, reloadFollowing } from '../../lib/following.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';

const art = { size: 68, stroke: 1.2, 'aria-hidden': true } as const;

/** Target of the link that ends the daily mail. Only the button ends it, as mail programs open links by themselves. */
export function MailStop() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  const stopping = useMutation({
    mutationFn: async () => {
      await following.stopMail({ key });
      await reloadFollowing();
    },
  });
  if (stopping.isSuccess) return <Done />;
  if (key === '' || (stopping.error instanceof CallError && stopping.error.status === 400)) return <Bad />;
  return (
    <MessageScreen
      art={<IconBellOff {...art} color="var(--fh-accent-text)" />}
      title={t(($) => $.following.stop.title)}
      actions={
        <Button size="large" loading={stopping.isPending} onClick={() => stopping.mutate()}>
          {stopping.isError ? t(($) => $.common.retry) : t(($) => $.following.stop.confirm)}
        </Button>
      }
    >
      {stopping.isError ? <p role="alert">{stopping.error.message}</p> : <p>{t(($) => $.following.stop.body)}</p>}
    </MessageScreen>
  );
}

function Done() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconCircleCheck {...art} color="var(--fh-success)" />}
      title={t(($) => $.following.stop.done)}
      actions={<Manage />}
    >
      <p>{t(($) => $.following.stop.doneBody)}</p>
    </MessageScreen>
  );
}

function Bad() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconLinkOff {...art} color="var(--fh-text-2)" />}
      title={t(($) => $.following.stop.bad)}
      actions={<Manage />}
    >
      <p>{t(($) => $.following.stop.badBody)}</p>
    </MessageScreen>
  );
}

function Manage() {
  const { t } = useTranslation();
  return (
    <ButtonLink size="large" variant="default" to={paths.userCenter('following')}>
      {t(($) => $.following.stop.manage)}
    </ButtonLink>
  );
}
