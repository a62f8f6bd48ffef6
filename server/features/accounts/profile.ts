import { type Account, parseAccount } from '#contract/domain/account.ts';
import type { Language } from '#contract/domain/language.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { violatedConstraint } from '../../platform/database/failures.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { recordChange } from '../audit/audit.ts';
import { sendMessage } from '../messages/messages.ts';
import { findUser, insertEmailLink, setAccount, updateProfile, useEmailLink } from './accounts.queries.ts';
import { checkCode, spendCode } from './codes.ts';

const LINKS = { points: 5, seconds: 3600 };

export async function readProfile(ctx: MemberContext) {
  const user = await findUser(ctx.db, ctx.actor.userId);
  if (!user) return problem('no-session');
  const profile = {
    nickname: user.nickname,
    email: user.email,
    pendingEmail: user.pendingEmail,
    mobile: user.mobile,
    hasPassword: user.passwordHash !== null,
    language: user.language,
    createdAt: user.createdAt.toISOString(),
  };
  return { profile };
}

export async function saveProfile(ctx: MemberContext, profile: { nickname: string; language: Language }) {
  const { userId } = ctx.actor;
  await transaction(ctx, async (tx) => {
    const before = await findUser(tx.db, userId);
    await updateProfile(tx.db, userId, profile);
    const was = { nickname: before?.nickname, language: before?.language };
    await recordChange(tx, {
      action: 'account.profile-changed',
      subject: `user:${userId}`,
      before: was,
      after: profile,
    });
  });
  return await readProfile(ctx);
}

/** Sends a link to the new address, which replaces the old one when the link is opened. */
export async function askForEmail(ctx: MemberContext, typed: string): Promise<Problem | Record<string, never>> {
  const to = parseAccount(typed);
  if (to?.kind !== 'email') return problem('bad-input', { fields: { email: 'invalid' } });
  const wait = await takePoint(ctx.db, `email-link:${ctx.actor.userId}`, LINKS);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const token = newToken();
  return await transaction(ctx, async (tx) => {
    const { userId } = tx.actor;
    const hours = LIMITS.emailLinkHours;
    await insertEmailLink(tx.db, { userId, email: to.value, tokenHash: hashToken(token), hours });
    const values = { hours, url: `${tx.config.publicUrl}/mailconfirm?token=${token}` };
    await sendMessage(tx, { to, language: tx.language, template: 'confirmEmail', values });
    return {};
  });
}

export async function confirmEmail(ctx: Context, token: string) {
  return await transaction(ctx, async (tx) => {
    const link = await useEmailLink(tx.db, hashToken(token));
    if (!link) return problem('link-expired');
    const taken = await changeAccount(tx, link.userId, { kind: 'email', value: link.email });
    return taken ?? { email: link.email };
  });
}

export async function changeMobile(ctx: MemberContext, typed: string, code: string) {
  const account = parseAccount(typed);
  if (account?.kind !== 'mobile') return problem('bad-input', { fields: { mobile: 'invalid' } });
  const checked = await checkCode(ctx, account, 'bind', code);
  if (isProblem(checked)) return checked;
  const changed = await transaction(ctx, async (tx) => {
    const refused = (await spendCode(tx, checked)) ?? (await changeAccount(tx, tx.actor.userId, account));
    return refused ?? {};
  });
  return isProblem(changed) ? changed : await readProfile(ctx);
}

async function changeAccount(tx: Context, userId: number, account: Account): Promise<Problem | undefined> {
  const before = await findUser(tx.db, userId);
  try {
    await setAccount(tx.db, userId, account);
  } catch (error) {
    if (violatedConstraint(error)) return problem('account-taken');
    throw error;
  }
  await recordChange(tx, {
    action: `account.${account.kind}-changed`,
    subject: `user:${userId}`,
    before: { [account.kind]: before?.[account.kind] },
    after: { [account.kind]: account.value },
  });
  return undefined;
}
