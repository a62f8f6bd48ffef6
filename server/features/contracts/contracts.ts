import { STAY_DAYS } from '#contract/domain/agreement.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { lockUploadFlags, readUploadFlags, setUploadFlags } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { hasEnded, insertTerms, listTerms, type Terms } from './contracts.queries.ts';
import { tellChanged, tellEnded } from './mails.ts';

export { endSaleOf } from './end-sale.ts';
export { resumeSale } from './resume-sale.ts';
export { SALE_ENDS } from './sale-ends.ts';

const DAY = 24 * 3_600_000;

export async function readContract(ctx: MemberContext, { userId }: { userId: number }) {
  const flags = await readUploadFlags(ctx.db, userId);
  if (!flags) return problem('not-found');
  const history = await listTerms(ctx.db, userId);
  const [last] = history;
  return {
    ...flags,
    ended: last?.ended ?? false,
    offSaleAt: last?.ended ? new Date(last.at.getTime() + STAY_DAYS * DAY).toISOString() : null,
    history: history.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}

type Wanted = Terms & { userId: number; reason: string };

/** Changes what a photographer may upload, ends the contract or lets it go on, and tells them. */
export async function setContract(ctx: MemberContext, wanted: Wanted): Promise<{ id: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const { userId, videos, photos, ended, reason } = wanted;
    const flags = await lockUploadFlags(tx.db, userId);
    if (!flags) return problem('not-found');
    if (userId === tx.actor.userId) return problem('own-terms');
    const before = { ...flags, ended: await hasEnded(tx.db, userId) };
    if (before.videos === videos && before.photos === photos && before.ended === ended) return problem('already-set');
    const id = await insertTerms(tx.db, wanted, tx.actor.userId);
    await setUploadFlags(tx.db, userId, { videos, photos });
    await recordChange(tx, {
      action: ended ? 'contract.ended' : 'contract.changed',
      subject: `user:${userId}`,
      before,
      after: { videos, photos, ended },
      reason,
    });
    await tell(tx, wanted);
    if (before.ended && !ended) await tx.jobs.enqueue(tx.db, 'contracts.resume-sale', { userId });
    return { id };
  });
}

async function tell(tx: Context, { userId, ended, ...terms }: Wanted): Promise<void> {
  if (!ended) return await tellChanged(tx, userId, terms);
  await tellEnded(tx, userId, { ...terms, day: dayInChina(await currentTime(tx.db), STAY_DAYS) });
}

/** Why the photographer may neither upload nor submit: the contract has ended. */
export async function contractRefusal({ db, actor }: MemberContext): Promise<Problem | undefined> {
  return (await hasEnded(db, actor.userId)) ? problem('contract-ended') : undefined;
}
