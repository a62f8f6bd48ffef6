import { useSession } from '../../lib/session.ts';
import { mayUse } from '../desks.ts';
import { History } from './history.tsx';

/** The history of one thing, for those who may read the audit trail. */
export function AdminHistory({ subject }: { subject: string }) {
  const roles = useSession()?.roles ?? [];
  return mayUse('audit', roles) ? <History subject={subject} /> : null;
}
