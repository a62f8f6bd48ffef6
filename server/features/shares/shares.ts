import type { ParsedInputOf } from '#contract/call.ts';
import type { shareDeskCalls } from '#contract/calls/shares.ts';
import { NOTICE_DAYS } from '#contract/domain/agreement.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
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

export async function readPhotographer(ctx: MemberContext, { userId }: { userId: number }) {
  if (!(await queries.isPhotographer(ctx.db, userId))) return problem('not-found');
  const [current, rates, standings] = await Promise.all([
    queries.ratesOf(ctx.db, userId),
    queries.listRates(ctx.db, userId),
    queries.listStandings(ctx.db, userId),
  ]);
  return {
    exclusive: current[0]!.exclusive,
    current: current.map(({ kind, percent, agreementVersion, rateId }) => ({
      kind,
      percent,
      agreementVersion,
      rateId,
    })),
    rates: rates.map(dated),
    standings: standings.map(dated),
  };
}

function dated<Row extends { at: Date }>(row: Row): Omit<Row, 'at'> & { at: string } {
  return { ...row, at: row.at.toISOString() };
}

type WantedRate = ParsedInputOf<typeof shareDeskCalls.setRate>;

/**
 * Sets a share from a day on. Nothing begins in the past, and whatever pays somebody less is told as far ahead as the
 * agreement promises.
 */
export async function setRate(ctx: MemberContext, wanted: WantedRate): Promise<{ id: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const { userId = null, effectiveOn } = wanted;
    if (userId !== null && !(await queries.isPhotographer(tx.db, userId))) return problem('not-found');
    const inEffect = async () =>
      userId === null
        ? await queries.commonRates(tx.db, effectiveOn)
        : await queries.ratesOf(tx.db, userId, effectiveOn);
    const before = await inEffect();
    const id = await queries.insertRate(tx.db, { ...wanted, userId }, tx.actor.userId);
    const after = await inEffect();
    const lower = after.some(({ percent }, place) => percent < before[place]!.percent);
    if (effectiveOn < dayInChina(await currentTime(tx.db), lower ? NOTICE_DAYS : 0))
      return problem('bad-input', { fields: { effectiveOn: 'invalid' } });
    const { kind, exclusive, percent, reason } = wanted;
    await recordChange(tx, {
      action: 'share.rate-set',
      subject: userId === null ? `share:${id}` : `user:${userId}`,
      after: { rateId: id, kind, exclusive, percent, effectiveOn },
      reason,
    });
    return { id };
  });
}

export async function setStanding(ctx: MemberContext, wanted: queries.NewStanding): Promise<{ id: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const { userId, exclusive, effectiveOn, reason } = wanted;
    if (!(await queries.isPhotographer(tx.db, userId))) return problem('not-found');
    if (effectiveOn < dayInChina(await currentTime(tx.db)))
      return problem('bad-input', { fields: { effectiveOn: 'invalid' } });
    const id = await queries.insertStanding(tx.db, wanted, tx.actor.userId);
    await recordChange(tx, {
      action: 'share.standing-set',
      subject: `user:${userId}`,
      after: { exclusive, effectiveOn },
      reason,
    });
    return { id };
  });
}
