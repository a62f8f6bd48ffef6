import { useSession } from '../../lib/session.ts';
import { mayUse } from '../desks.ts';
import { History } from './history.tsx';

/** The audit trail of one thing, for staff who may read it. */
export function AdminHistory({ subject }: { subject: string }) {
  const roles = useSession()?.roles ?? [];
  return mayUse('audit', roles) ? <History subject={subject} /> : null;
}
