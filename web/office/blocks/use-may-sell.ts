import { SALES } from '#contract/domain/roles.ts';
import { useSession } from '../../lib/session.ts';

/** Whether the reader quotes, talks with buyers and puts licences right; others only look. */
export function useMaySell(): boolean {
  const roles = useSession()?.roles ?? [];
  return SALES.some((role) => roles.includes(role));
}
