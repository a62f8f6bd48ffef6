import { useEffect, type ReactNode } from 'react';
import { requestLogin } from '../lib/api.ts';
import { useSession, type Session } from '../lib/session.ts';

interface Props {
  /** Shown until it is known who is here; of the shape of what comes, so that nothing jumps. */
  placeholder: ReactNode;
  children: (session: Session) => ReactNode;
}

/** Sends visitors to the login page, from which they come back. */
export function MembersOnly({ placeholder, children }: Props) {
  const session = useSession();
  useEffect(() => {
    if (session === null) requestLogin();
  }, [session]);
  return session ? children(session) : placeholder;
}
