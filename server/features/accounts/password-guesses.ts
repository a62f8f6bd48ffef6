import type { Account } from '#contract/domain/account.ts';
import type { Context } from '../../context.ts';
import { forgetPoints, givePointBack, takePoint } from '../../platform/database/rate-limit.ts';
import { networkOf } from '../../platform/net.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/secrets.ts';
import { isKnownDevice } from './sessions.queries.ts';

const PER_GUESSER = { points: 10, seconds: 900 };
const PER_ACCOUNT = { points: 30, seconds: 900 };
const PER_ADDRESS = { points: 300, seconds: 900 };

const ofAccount = (account: Account) => `login:account:${account.value}`;
const ofAddress = (ctx: Context, account: Account) =>
  `login:guesser:${account.value}:${networkOf(ctx.request.address)}`;

/** Where a guess was counted. */
interface Guess {
  own: string;
  shared: string[];
}

/**
 * Counts a guess at a password. A device that has logged in to the account before has a limit of its own, so that
 * strangers cannot lock the owner out. Others are limited by network address before they use up the account's limit.
 */
export async function countPassword(ctx: Context, account: Account, device?: string): Promise<Guess | Problem> {
  const hash = device === undefined ? undefined : hashToken(device);
  if (hash && (await isKnownDevice(ctx.db, account, hash))) {
    const own = `login:device:${account.value}:${hash.toString('base64url')}`;
    return tooMany(await takePoint(ctx.db, own, PER_GUESSER)) ?? { own, shared: [] };
  }
  const everywhere = `login:address:${networkOf(ctx.request.address)}`;
  const own = ofAddress(ctx, account);
  const total = ofAccount(account);
  const wait =
    (await takePoint(ctx.db, everywhere, PER_ADDRESS)) ??
    (await takePoint(ctx.db, own, PER_GUESSER)) ??
    (await takePoint(ctx.db, total, PER_ACCOUNT));
  return tooMany(wait) ?? { own, shared: [everywhere, total] };
}

function tooMany(wait: number | undefined): Problem | undefined {
  return wait === undefined ? undefined : problem('too-many-attempts', { retryAfter: wait });
}

/** Takes back what a right password was counted as. */
export async function forgivePassword(ctx: Context, { own, shared }: Guess): Promise<void> {
  await forgetPoints(ctx.db, own);
  for (const key of shared) await givePointBack(ctx.db, key);
}

/** Ends the lock of an account for whoever proved to be its owner by a code. */
export async function forgetGuesses(ctx: Context, account: Account): Promise<void> {
  await forgetPoints(ctx.db, ofAddress(ctx, account));
  await forgetPoints(ctx.db, ofAccount(account));
}
