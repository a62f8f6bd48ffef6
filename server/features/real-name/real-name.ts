import { GID } from '#contract/domain/roles.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { insertVerified, isVerified } from './real-name.queries.ts';
import { sealedFor } from './submit.ts';

export { recordLooks as recordNameLooks } from './looks.ts';
export { resealNumbers, verifiedNames } from './real-name.queries.ts';
export { lateRealNames, waitingRealNames } from './waiting.queries.ts';

/** Why a photographer may not submit works: nobody knows who they are. */
export async function realNameRefusal({ db, actor }: MemberContext): Promise<Problem | undefined> {
  if (actor.gid !== GID.photographer) return undefined;
  return (await isVerified(db, actor.userId)) ? undefined : problem('real-name-needed');
}

interface Real {
  name: string;
  number: string;
  address: string;
}

/** Gives somebody of the demo a verified name, with a number that belongs to nobody. */
export async function ensureRealName(ctx: Context, email: string, real: Real): Promise<void> {
  await transaction(ctx, async (tx) => {
    const sealed = sealedFor(tx, { paper: 'id-card', phone: '', ...real });
    const id = await insertVerified(tx.db, email, sealed);
    if (id === undefined) return;
    const after = { state: 'verified' };
    await recordChange(tx, { action: 'real-name.verified', subject: `real-name:${id}`, after, reason: 'demo' });
  });
}
