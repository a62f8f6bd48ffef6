import type { Language } from '#contract/domain/language.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { findUser, updateProfile } from './accounts.queries.ts';

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
