import type { Account } from '#contract/domain/account.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { sendMessage } from '../messages/messages.ts';
import { type Consents, consentAs } from '../policies/policies.ts';
import { findUserByAccount, insertUser, setPassword } from './accounts.queries.ts';
import { deleteEmailLinks } from './account-changes.queries.ts';
import { checkCode, spendCode } from './codes.ts';
import { addressOf, checkProof, type Proof, spendProof } from './owner-proof.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { countPassword, forgetGuesses, forgivePassword } from './password-guesses.ts';
import { type Opening, openSession, readSession } from './sessions.ts';
import { endSessions, forgetDevices } from './sessions.queries.ts';

export interface SignedIn {
  token: string;
  secondFactor: 'none' | 'enter' | 'set-up';
}

interface Registration {
  account: Account;
  code: string;
  password: string;
  nickname: string;
  agreed: Consents;
  device?: string | undefined;
}

export async function register(ctx: Context, { account, code, password, nickname, agreed, device }: Registration) {
  const checked = await checkCode(ctx, account, 'register', code);
  if (isProblem(checked)) return checked;
  const passwordHash = await hashPassword(password);
  const token = await transaction(ctx, async (tx) => {
    const spent = await spendCode(tx, checked);
    if (spent) return spent;
    const userId = await insertUser(tx.db, { account, nickname, language: tx.language, passwordHash });
    if (userId === undefined) return problem('wrong-code');
    const refused = await consentAs(tx, userId, agreed);
    if (refused) return refused;
    await recordChange(tx, { action: 'account.registered', subject: `user:${userId}`, after: { agreed } });
    return await openSession(tx, userId, { device });
  });
  return await signedIn(ctx, token);
}

export async function logInByPassword(ctx: Context, account: Account, password: string, device?: string) {
  const guess = await countPassword(ctx, account, device);
  if (isProblem(guess)) return guess;
  const user = await findUserByAccount(ctx.db, account);
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) return problem('wrong-credentials');
  if (user.disabledAt) return problem('account-disabled');
  await forgivePassword(ctx, guess);
  return await signedIn(ctx, await openSession(ctx, user.id, { device }));
}

export async function logInByCode(ctx: Context, account: Account, code: string, device?: string) {
  const checked = await checkCode(ctx, account, 'login', code);
  if (isProblem(checked)) return checked;
  const token = await transaction(ctx, async (tx) => {
    const spent = await spendCode(tx, checked);
    if (spent) return spent;
    const user = await findUserByAccount(tx.db, account);
    if (!user) return problem('wrong-code');
    return user.disabledAt ? problem('account-disabled') : await openSession(tx, user.id, { device });
  });
  return await signedIn(ctx, token);
}

interface Reset {
  account: Account;
  code: string;
  password: string;
  device?: string | undefined;
}

export async function resetPassword(ctx: Context, { account, code, password, device }: Reset) {
  const checked = await checkCode(ctx, account, 'reset', code);
  if (isProblem(checked)) return checked;
  const passwordHash = await hashPassword(password);
  const token = await transaction(ctx, async (tx) => {
    const spent = await spendCode(tx, checked);
    if (spent) return spent;
    const user = await findUserByAccount(tx.db, account);
    if (!user) return problem('wrong-code');
    if (user.disabledAt) return problem('account-disabled');
    await forgetGuesses(tx, account);
    return await replacePassword(tx, user.id, passwordHash, { device });
  });
  return await signedIn(ctx, token);
}

export async function changePassword(ctx: MemberContext, proof: Proof, newPassword: string) {
  const { userId } = ctx.actor;
  const proven = await checkProof(ctx, 'email', proof);
  if (isProblem(proven)) return proven;
  const passwordHash = await hashPassword(newPassword);
  const token = await transaction(ctx, async (tx) => {
    const spent = await spendProof(tx, proven);
    if (spent) return spent;
    const fresh = await replacePassword(tx, userId, passwordHash, { continues: ctx.actor.sessionId });
    const values = { url: `${tx.config.publicUrl}/Login?mode=reset` };
    const { user } = proven;
    await sendMessage(tx, {
      to: addressOf(user, 'email'),
      language: user.language,
      template: 'passwordChanged',
      values,
    });
    return fresh;
  });
  return await signedIn(ctx, token);
}

/** Sets a new password and opens a new session; other sessions, open email links and known devices end. */
async function replacePassword(tx: Context, userId: number, passwordHash: string, opening: Opening) {
  await setPassword(tx.db, userId, passwordHash);
  await deleteEmailLinks(tx.db, userId);
  await endSessions(tx.db, { userId }, 'password');
  await forgetDevices(tx.db, userId, opening.continues);
  await recordChange(tx, { action: 'account.password-changed', subject: `user:${userId}` });
  return await openSession(tx, userId, opening);
}

/** What a caller with a new session gets. */
export async function signedIn(ctx: Context, token: string | Problem): Promise<SignedIn | Problem> {
  if (isProblem(token)) return token;
  const member = await readSession(ctx, token, ctx.request.address);
  return isProblem(member) ? member : { token, secondFactor: member.owes };
}
