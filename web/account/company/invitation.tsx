import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { COMPANY_LIMITS } from '#contract/domain/company.ts';
import { CallError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './company.module.css';
import { companies, inviteQuery, keepStanding } from './queries.ts';

/** An invitation that the reader opened; only the button uses it up. */
export function Invitation({ token }: { token: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(inviteQuery(token));
  const accepting = useAccepting(token, data?.company ?? '');
  if (error instanceof CallError && error.status === 400) return <Expired />;
  if (error) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={220} />;
  const { company, by, role } = data;
  return (
    <Panel title={t(($) => $.company.invite.title, { company })}>
      <p className={classes.words}>{t(($) => $.company.invite.body, { by, role: t(($) => $.company.roles[role]) })}</p>
      <Problem>{accepting.error?.message}</Problem>
      <Button loading={accepting.isPending} onClick={() => accepting.mutate()}>
        {t(($) => $.company.invite.accept)}
      </Button>
    </Panel>
  );
}

function useAccepting(token: string, company: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const standing = await companies.acceptInvite({ token });
      await navigate(paths.userCenter('company'), { replace: true });
      await keepStanding(standing);
      await toast(t(($) => $.company.invite.accepted, { company }));
    },
  });
}

function Expired() {
  const { t } = useTranslation();
  return (
    <Panel title={t(($) => $.company.invite.expired)}>
      <p className={classes.words} role="alert">
        {t(($) => $.company.invite.expiredBody, { days: COMPANY_LIMITS.inviteDays })}
      </p>
      <ButtonLink variant="default" size="small" to={paths.userCenter('company')}>
        {t(($) => $.company.invite.toCompany)}
      </ButtonLink>
    </Panel>
  );
}
