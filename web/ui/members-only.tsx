import { useEffect, type ReactNode } from 'react';
import { requestLogin } from '../lib/api.ts';
import { useSession, useSessionFailure, type Session } from '../lib/session.ts';
import { Retry } from './retry.tsx';

interface Props {
  /** Shown until the session is known; shaped like the content, so that nothing jumps. */
  placeholder: ReactNode;
  children: (session: Session) => ReactNode;
}

/** Sends visitors to the login page, which returns them here. */
export function MembersOnly({ placeholder, children }: Props) {
  const session = useSession();
  const failure = useSessionFailure();
  useEffect(() => {
    if (session === null) requestLogin();
  }, [session]);
  if (failure) return <Retry error={failure.error} onRetry={failure.retry} />;
  return session ? children(session) : placeholder;
}
