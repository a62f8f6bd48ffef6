import type { ParsedInputOf } from '#contract/call.ts';
import type { shareDeskCalls } from '#contract/calls/shares.ts';
import { NOTICE_DAYS } from '#contract/domain/agreement.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { type ShareChange, tellShares } from './mails.ts';
import * as queries from './shares.queries.ts';

export { isPhotographer } from './shares.queries.ts';

/** Notes how a new photographer sells: through us only, or elsewhere too. */
export async function beginSharing(tx: Context, userId: number, exclusive: boolean): Promise<void> {
  const effectiveOn = dayInChina(await currentTime(tx.db));
  const standing = { userId, exclusive, effectiveOn, reason: 'application' };
  await queries.insertStanding(tx.db, standing, tx.actor?.userId ?? null);
}

export async function readEverybody(ctx: MemberContext) {
  const rates = await queries.listRates(ctx.db, null);
  return { rates: rates.map(dated) };
}

export async function readOwn(ctx: MemberContext) {
  const { userId } = ctx.actor;
  const [rates, coming] = await Promise.all([queries.ratesOf(ctx.db, userId), queries.comingRates(ctx.db, userId)]);
  return { exclusive: rates[0]!.exclusive, current: rates.map(presentRate), coming };
}

export async function readPhotographer(ctx: MemberContext, { userId }: { userId: number }) {
  if (!(await queries.isPhotographer(ctx.db, userId))) return problem('not-found');
  const [current, rates, standings] = await Promise.all([
    queries.ratesOf(ctx.db, userId),
    queries.listRates(ctx.db, userId),
    queries.listStandings(ctx.db, userId),
  ]);
  return {
    own: userId === ctx.actor.userId,
    exclusive: current[0]!.exclusive,
    current: current.map(presentRate),
    rates: rates.map(dated),
    standings: standings.map(dated),
  };
}

function presentRate({ kind, percent, agreementVersion, rateId }: queries.CurrentRate) {
  return { kind, percent, agreementVersion, rateId };
}

function dated<Row extends { at: Date }>(row: Row): Omit<Row, 'at'> & { at: string } {
  return { ...row, at: row.at.toISOString() };
}

type WantedRate = ParsedInputOf<typeof shareDeskCalls.setRate>;

interface Rate {
  kind: MediaKind;
  percent: number;
}

/** Where two lists of the same rates differ. */
function changesOf(before: readonly Rate[], after: readonly Rate[]): ShareChange[] {
  return after.flatMap(({ kind, percent }, place) => {
    const { percent: was } = before[place]!;
    return percent === was ? [] : [{ kind, before: was, percent }];
  });
}

/**
 * The first day from which shares may change: nothing begins in the past, and whatever pays somebody less is told as far
 * ahead as the agreement promises.
 */
async function firstDay(tx: Context, changes: readonly ShareChange[]): Promise<string> {
  const lower = changes.some(({ before, percent }) => percent < before);
  return dayInChina(await currentTime(tx.db), lower ? NOTICE_DAYS : 0);
}

/** Sets a share from a day on. */
export async function setRate(ctx: MemberContext, wanted: WantedRate): Promise<{ id: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const { userId = null, effectiveOn } = wanted;
    if (userId !== null && !(await queries.isPhotographer(tx.db, userId))) return problem('not-found');
    if (userId === tx.actor.userId) return problem('own-terms');
    const inEffect = async () =>
      userId === null
        ? await queries.commonRates(tx.db, effectiveOn)
        : await queries.ratesOf(tx.db, userId, effectiveOn);
    const before = await inEffect();
    const id = await queries.insertRate(tx.db, { ...wanted, userId }, tx.actor.userId);
    const changes = changesOf(before, await inEffect());
    if (effectiveOn < (await firstDay(tx, changes)))
      return problem('bad-input', { fields: { effectiveOn: 'invalid' } });
    const { kind, exclusive, percent, reason } = wanted;
    await recordChange(tx, {
      action: 'share.rate-set',
      subject: userId === null ? `share:${id}` : `user:${userId}`,
      after: { rateId: id, kind, exclusive, percent, effectiveOn },
      reason,
    });
    if (userId !== null) await tellShares(tx, userId, effectiveOn, changes);
    else for (const change of changes) await tx.jobs.enqueue(tx.db, 'shares.tell', { rateId: id, ...change });
    return { id };
  });
}

/** Says from which day on somebody sells through us only, or no longer does. */
export async function setStanding(ctx: MemberContext, wanted: queries.NewStanding): Promise<{ id: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const { userId, exclusive, effectiveOn, reason } = wanted;
    if (!(await queries.isPhotographer(tx.db, userId))) return problem('not-found');
    if (userId === tx.actor.userId) return problem('own-terms');
    const before = await queries.ratesOf(tx.db, userId, effectiveOn);
    const id = await queries.insertStanding(tx.db, wanted, tx.actor.userId);
    const changes = changesOf(before, await queries.ratesOf(tx.db, userId, effectiveOn));
    if (effectiveOn < (await firstDay(tx, changes)))
      return problem('bad-input', { fields: { effectiveOn: 'invalid' } });
    await recordChange(tx, {
      action: 'share.standing-set',
      subject: `user:${userId}`,
      after: { exclusive, effectiveOn },
      reason,
    });
    await tellShares(tx, userId, effectiveOn, changes);
    return { id };
  });
}
