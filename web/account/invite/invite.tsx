import { IconLinkOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import { accountCalls } from '#contract/calls/accounts.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { CallError, client } from '../../lib/api.ts';
import { deviceToken } from '../../lib/device.ts';
import { formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { startSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import form from '../login/login-form.module.css';
import login from '../login/login.module.css';
import { Split } from '../login/split.tsx';
import { PasswordField } from '../password-field.tsx';

const accounts = client(accountCalls);
const art = { size: 68, stroke: 1.2, 'aria-hidden': true } as const;

/** Target of the link in an invitation to work in the office; opening it uses nothing up. */
export function Invite() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const query = useQuery({
    queryKey: ['invite', token],
    queryFn: ({ signal }) => accounts.readInvite({ token }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  if (query.error instanceof CallError && query.error.status === 400) return <Expired />;
  if (query.error) return <Failed error={query.error} retry={() => void query.refetch()} />;
  return <Split>{query.data ? <Join token={token} invite={query.data} /> : <Skeleton height={320} />}</Split>;
}

interface Props {
  token: string;
  invite: OutputOf<typeof accountCalls.readInvite>;
}

function Join({ token, invite: { email, roles } }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { form: fields, onSubmit, pending, problem } = useJoining(token);
  const names = formatList(
    roles.map((role) => t(($) => $.invite.roles[role])),
    language,
  );
  return (
    <>
      <h1 className={login.title}>{t(($) => $.invite.title)}</h1>
      <p className={login.note}>{t(($) => $.invite.body, { email, roles: names })}</p>
      <form className={form.form} onSubmit={onSubmit} noValidate>
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextInput
          {...fields.getInputProps('nickname')}
          label={t(($) => $.invite.name)}
          autoComplete="name"
          maxLength={LIMITS.nicknameMax}
          size="md"
        />
        <PasswordField input={fields.getInputProps('password')} label={t(($) => $.login.password)} isNew />
        <Problem>{problem}</Problem>
        <Button type="submit" size="large" wide loading={pending}>
          {t(($) => $.invite.submit)}
        </Button>
      </form>
    </>
  );
}

/** The login page leads on to the office, and before that through two-step verification where it is asked for. */
function useJoining(token: string) {
  const navigate = useNavigate();
  return useCallForm({
    initial: { nickname: '', password: '' },
    send: async (values) => {
      const joined = await accounts.acceptInvite({ token, ...values, device: deviceToken() });
      await startSession(joined.token);
      await navigate(paths.login({ from: paths.office() }), { replace: true });
    },
  });
}

function Expired() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconLinkOff {...art} color="var(--fh-accent-text)" />}
      title={t(($) => $.invite.expired)}
      actions={
        <ButtonLink size="large" to={paths.login()}>
          {t(($) => $.invite.toLogin)}
        </ButtonLink>
      }
    >
      <p role="alert">{t(($) => $.invite.expiredBody, { hours: LIMITS.inviteHours })}</p>
    </MessageScreen>
  );
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconPlugConnectedX {...art} color="var(--fh-danger)" />}
      title={t(($) => $.common.loadFailed)}
      actions={
        <Button size="large" onClick={retry}>
          {t(($) => $.common.retry)}
        </Button>
      }
    >
      <p role="alert">{error.message}</p>
    </MessageScreen>
  );
}
