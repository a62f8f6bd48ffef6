import { SALES } from '#contract/domain/roles.ts';
import { useSession } from '../../lib/session.ts';

/** Whether the reader may quote, write to buyers and correct licences. */
export function useMaySell(): boolean {
  const roles = useSession()?.roles ?? [];
  return SALES.some((role) => roles.includes(role));
}
