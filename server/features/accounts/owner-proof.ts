import type { Account } from '#contract/domain/account.ts';
import type { Context, MemberContext } from '../../context.ts';
import { givePointBack, takePoint } from '../../platform/database/rate-limit.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { findUser, holdUser } from './accounts.queries.ts';
import { checkCode, spendCode } from './codes.ts';
import { passwordMatches } from './passwords.ts';

const GUESSES = { points: 10, seconds: 900 };

/** Evidence that a member is the owner, and not merely somebody at an open browser. */
export interface Proof {
  password?: string | undefined;
  /** Code sent to the address that is to be changed. */
  ownerCode?: string | undefined;
}

interface Proven {
  user: NonNullable<Awaited<ReturnType<typeof findUser>>>;
  codeId?: number;
}

/** Checks a proof without using it up; `spendProof` does that in the transaction that it allows. */
export async function checkProof(
  ctx: MemberContext,
  kind: Account['kind'],
  { password, ownerCode }: Proof,
): Promise<Proven | Problem> {
  const user = await findUser(ctx.db, ctx.actor.userId);
  if (!user) return problem('no-session');
  if (ownerCode === undefined) return (await guessPassword(ctx, user.passwordHash, password ?? '')) ?? { user };
  const codeId = await checkCode(ctx, addressOf(user, kind), 'prove', ownerCode);
  return isProblem(codeId) ? problem('wrong-owner-code') : { user, codeId };
}

/** Uses a proof up. It is worth nothing once somebody has changed the account, or taken it back, since it was checked. */
export async function spendProof(tx: Context, { user, codeId }: Proven): Promise<Problem | undefined> {
  const { email, mobile, passwordHash } = await holdUser(tx.db, user.id);
  if (email !== user.email || mobile !== user.mobile || passwordHash !== user.passwordHash)
    return problem('changed-meanwhile');
  return codeId === undefined ? undefined : await spendCode(tx, codeId);
}

/** Compares a guess with the member's password; wrong guesses are limited. */
async function guessPassword(
  ctx: MemberContext,
  passwordHash: string | null,
  guess: string,
): Promise<Problem | undefined> {
  const key = `password:${ctx.actor.userId}`;
  const wait = await takePoint(ctx.db, key, GUESSES);
  if (wait !== undefined) return problem('too-many-attempts', { retryAfter: wait });
  if (!(await passwordMatches(passwordHash, guess))) return problem('wrong-password');
  await givePointBack(ctx.db, key);
  return undefined;
}

/** The user's address of this kind, or the other one if there is none. */
export function addressOf(user: Record<Account['kind'], string | null>, kind: Account['kind']): Account {
  const other = kind === 'email' ? 'mobile' : 'email';
  if (user[kind] !== null) return { kind, value: user[kind] };
  if (user[other] !== null) return { kind: other, value: user[other] };
  throw new Error('an account without an address');
}
