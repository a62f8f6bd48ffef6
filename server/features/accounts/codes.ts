import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Account } from '#contract/domain/account.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { type Context, transaction } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { sendMessage } from '../messages/messages.ts';
import { findUserByAccount } from './accounts.queries.ts';
import { countGuess, insertCode, useCode } from './codes.queries.ts';

export type Purpose = 'register' | 'login' | 'reset' | 'bind' | 'prove';

const PER_MINUTE = { points: 1, seconds: 60 };
const PER_DAY = { points: 10, seconds: 24 * 3600 };
const PER_ADDRESS = { points: 120, seconds: 3600 };

/** Sends a code. The reply is the same whether or not the account exists, so that only its owner can tell. */
export async function sendCode(ctx: Context, account: Account, purpose: Purpose): Promise<Problem | undefined> {
  const wait =
    (await takePoint(ctx.db, `code:address:${ctx.request.address}`, PER_ADDRESS)) ??
    (await takePoint(ctx.db, `code:minute:${account.value}`, PER_MINUTE)) ??
    (await takePoint(ctx.db, `code:day:${account.value}`, PER_DAY));
  if (wait !== undefined) return problem('code-sent-already', { retryAfter: wait });
  const code = String(randomInt(10 ** LIMITS.codeLength)).padStart(LIMITS.codeLength, '0');
  const user = await findUserByAccount(ctx.db, account);
  await transaction(ctx, async (tx) => {
    const hash = hashCode(tx, account, purpose, code);
    await insertCode(tx.db, { account: account.value, purpose, hash, minutes: LIMITS.codeMinutes });
    const language = user?.language ?? tx.language;
    if (purpose === 'register' && user) {
      const values = { url: `${tx.config.publicUrl}/Login` };
      await sendMessage(tx, { to: account, language, template: 'alreadyRegistered', values });
    } else if (user || purpose === 'register' || purpose === 'bind') {
      const values = { code, minutes: LIMITS.codeMinutes };
      await sendMessage(tx, { to: account, language, template: 'code', values });
    }
  });
  return undefined;
}

/** Checks a code without using it up; `spendCode` uses it later, in the transaction that it allows. */
export async function checkCode(
  ctx: Context,
  account: Account,
  purpose: Purpose,
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

function hashCode(ctx: Context, account: Account, purpose: Purpose, code: string): Buffer {
  return ctx.secrets.fingerprint('code', account.value, purpose, code);
}
