import { type MemberContext, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { findFactor, storeSecret, useStep } from './second-factor.queries.ts';
import { markProven } from './sessions.queries.ts';
import { matchingStep, newTotpSecret, totpUri } from './totp.ts';

const GUESSES = { points: 5, seconds: 300 };

export async function beginSecondFactor(ctx: MemberContext) {
  const factor = await findFactor(ctx.db, ctx.actor.userId);
  const secret = newTotpSecret();
  if (!factor || !(await storeSecret(ctx.db, ctx.actor.userId, ctx.secrets.seal(secret))))
    return problem('already-set');
  return { secret, uri: totpUri(secret, factor.email ?? factor.mobile ?? '') };
}

/** Checks the code of two-step verification for this session; the first correct code also confirms the setup. */
export async function confirmSecondFactor(ctx: MemberContext, code: string) {
  const { userId, sessionId } = ctx.actor;
  const wait = await takePoint(ctx.db, `totp:${userId}`, GUESSES);
  if (wait !== undefined) return problem('too-many-attempts', { retryAfter: wait });
  const factor = await findFactor(ctx.db, userId);
  if (!factor?.totpSecret) return problem('wrong-code');
  const step = matchingStep(ctx.secrets.open(factor.totpSecret), code, await currentTime(ctx.db));
  if (step === undefined) return problem('wrong-code');
  return await transaction(ctx, async (tx) => {
    if (!(await useStep(tx.db, userId, step))) return problem('wrong-code');
    await markProven(tx.db, sessionId);
    if (!factor.totpConfirmedAt)
      await recordChange(tx, { action: 'account.second-factor-set', subject: `user:${userId}` });
    return {};
  });
}
