import type { Context } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { findOwned, type LicenceRow } from '../list.queries.ts';

/** A valid licence for sound that somebody owns; others are not told apart from those that do not exist. */
export async function ownedMusic(
  ctx: Pick<Context, 'db'>,
  userId: number,
  licenceId: number,
): Promise<LicenceRow | Problem> {
  const row = await findOwned(ctx.db, userId, licenceId);
  if (!row || (row.kind !== 'music' && row.kind !== 'effect')) return problem('not-found');
  return row.state === 'valid' ? row : problem('licence-ended');
}
