import type { Language } from '#contract/domain/language.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { findUser, updateLanguage, updateProfile } from './accounts.queries.ts';

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

/** Lets messages follow the language in which somebody reads the site. */
export async function setLanguage(ctx: MemberContext, { language }: { language: Language }) {
  const { userId } = ctx.actor;
  await transaction(ctx, async (tx) => {
    const before = await updateLanguage(tx.db, userId, language);
    if (before === undefined) return;
    await recordChange(tx, {
      action: 'account.language-changed',
      subject: `user:${userId}`,
      before: { language: before },
      after: { language },
    });
  });
  return {};
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
