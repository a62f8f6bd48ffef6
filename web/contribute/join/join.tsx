import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { APPLICATION_STEPS, isEditable } from '#contract/domain/application.ts';
import { GID } from '#contract/domain/roles.ts';
import { useSession, useSessionFailure, type Session } from '../../lib/session.ts';
import { Mantine } from '../../ui/mantine.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Intro } from './intro.tsx';
import { applicationQuery, sharesQuery } from './join-queries.ts';
import classes from './join.module.css';
import { mayBeginAgain } from './may-begin-again.ts';
import { Wizard } from './wizard.tsx';

/** What photographers earn, and the application to become one. */
export function Join() {
  const session = useSession();
  const failure = useSessionFailure();
  const shares = useQuery(sharesQuery);
  if (shares.error && !shares.data) return <Retry error={shares.error} onRetry={() => void shares.refetch()} />;
  if (failure) return <Retry error={failure.error} onRetry={failure.retry} />;
  if (session === undefined || !shares.data) return <Loading />;
  return (
    <Mantine>
      {session ? <ForMember key={session.userId} session={session} /> : <Page application={null} session={null} />}
    </Mantine>
  );
}

function ForMember({ session }: { session: Session }) {
  const { data, error, refetch } = useQuery(applicationQuery);
  if (error && data === undefined) return <Retry error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  return <Page application={data} session={session} />;
}

type Shown = Parameters<typeof Intro>[0];

function Page({ application, session }: Shown) {
  const [query] = useSearchParams();
  const step = APPLICATION_STEPS.find((name) => name === query.get('step'));
  const mayApply = session === null || session.gid === GID.buyer;
  const mayEdit = !application || isEditable(application.state) || mayBeginAgain(application.againFrom);
  if (step && mayApply && mayEdit) return <Wizard step={step} application={application} member={session !== null} />;
  return <Intro application={application} session={session} />;
}

function Loading() {
  return (
    <div className={classes.page} aria-busy="true">
      <Skeleton height={46} width={360} />
      <Skeleton height={240} />
    </div>
  );
}
