import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Account, CodePurpose } from '#contract/domain/account.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { type Context, transaction } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import type { JobData } from '../../platform/jobs/job-table.ts';
import { networkOf } from '../../platform/net.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { sendMessage } from '../messages/messages.ts';
import { findUserByAccount } from './accounts.queries.ts';
import { countGuess, insertCode, useCode } from './codes.queries.ts';

/** Purposes of codes that also go to numbers and addresses without an account. */
const FOR_STRANGERS = new Set<CodePurpose>(['register', 'bind', 'apply', 'identity']);

const PER_MINUTE = { points: 1, seconds: 60 };
const PER_DAY = { points: 10, seconds: 24 * 3600 };
const PER_ADDRESS = { points: 120, seconds: 3600 };

/** Queues a code for sending, which takes as long for an unknown account as for a known one. */
export async function askForCode(ctx: Context, account: Account, purpose: CodePurpose): Promise<Problem | undefined> {
  const wait =
    (await takePoint(ctx.db, `code:address:${networkOf(ctx.request.address)}`, PER_ADDRESS)) ??
    (await takePoint(ctx.db, `code:minute:${account.value}`, PER_MINUTE)) ??
    (await takePoint(ctx.db, `code:day:${account.value}`, PER_DAY));
  if (wait !== undefined) return problem('code-sent-already', { retryAfter: wait });
  await ctx.jobs.enqueue(ctx.db, 'accounts.send-code', { account, purpose, language: ctx.language });
  return undefined;
}

/** Sends a code, or nothing if the account may not have one. A second run sends another code, which replaces the first. */
export async function sendCode(ctx: Context, request: JobData<'accounts.send-code'>): Promise<void> {
  const { account: to, purpose } = request;
  const code = String(randomInt(10 ** LIMITS.codeLength)).padStart(LIMITS.codeLength, '0');
  const user = await findUserByAccount(ctx.db, to);
  const language = user?.language ?? request.language;
  await transaction(ctx, async (tx) => {
    // Stored even if nobody is told it, so that guesses at it take equally long.
    const hash = hashCode(tx, to, purpose, code);
    await insertCode(tx.db, { account: to.value, purpose, hash, minutes: LIMITS.codeMinutes });
    if (purpose === 'register' && user) {
      const values = { url: `${tx.config.publicUrl}/Login` };
      await sendMessage(tx, { to, language, template: 'alreadyRegistered', values });
    } else if (user || FOR_STRANGERS.has(purpose)) {
      const values = { code, minutes: LIMITS.codeMinutes };
      await sendMessage(tx, { to, language, template: 'code', values });
    }
  });
}

/** Checks a code without using it up; `spendCode` uses it later, in the transaction that it allows. */
export async function checkCode(
  ctx: Context,
  account: Account,
  purpose: CodePurpose,
  code: string,
): Promise<number | Problem> {
  const open = await countGuess(ctx.db, account.value, purpose, LIMITS.codeAttempts);
  const guess = hashCode(ctx, account, purpose, code);
  return open && timingSafeEqual(open.codeHash, guess) ? open.id : problem('wrong-code');
}

/** Uses up a checked code; only the first caller may go on. */
export async function spendCode(ctx: Context, id: number): Promise<Problem | undefined> {
  return (await useCode(ctx.db, id)) ? undefined : problem('wrong-code');
}

function hashCode(ctx: Context, account: Account, purpose: CodePurpose, code: string): Buffer {
  return ctx.secrets.fingerprint('code', account.value, purpose, code);
}
