import { parseAccount } from '#contract/domain/account.ts';
import type { Language } from '#contract/domain/language.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { recordChange } from '../audit/audit.ts';
import { sendMessage } from '../messages/messages.ts';
import { addRoles, findUserByAccount, insertUser } from './accounts.queries.ts';
import { findInvite, insertInvite, listOpenInvites, useInvite, withdrawInvites } from './invites.queries.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import { signedIn } from './sign-in.ts';

const PER_ADMIN = { points: 50, seconds: 24 * 3600 };

interface Invitation {
  email: string;
  roles: StaffRole[];
  language: Language;
  reason: string;
}

/** Sends somebody without an account a link by which they join the office; an earlier link to them ends. */
export async function inviteStaff(ctx: MemberContext, { email, language, reason, ...input }: Invitation) {
  const to = parseAccount(email);
  if (to?.kind !== 'email') return problem('bad-input', { fields: { email: 'invalid' } });
  if (await findUserByAccount(ctx.db, to)) return problem('bad-input', { fields: { email: 'taken' } });
  const wait = await takePoint(ctx.db, `invite:${ctx.actor.userId}`, PER_ADMIN);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const roles = [...new Set(input.roles)].sort();
  const [token, hours] = [newToken(), LIMITS.inviteHours];
  return await transaction(ctx, async (tx) => {
    await withdrawInvites(tx.db, { email: to.value });
    const invite = { email: to.value, roles, language, tokenHash: hashToken(token), invitedBy: tx.actor.userId, hours };
    const id = await insertInvite(tx.db, invite);
    if (id === undefined) return problem('changed-meanwhile');
    const after = { email: to.value, roles };
    await recordChange(tx, { action: 'invite.sent', subject: `invite:${id}`, after, reason });
    const values = { hours, name: tx.actor.nickname, url: `${tx.config.publicUrl}/invite?token=${token}` };
    await sendMessage(tx, { to, language, template: 'staffInvited', values });
    return {};
  });
}

export async function readInvites(ctx: MemberContext) {
  const rows = await listOpenInvites(ctx.db);
  return { infos: rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() })) };
}

export async function withdrawInvite(ctx: MemberContext, { id }: { id: number }) {
  return await transaction(ctx, async (tx) => {
    const [ended] = await withdrawInvites(tx.db, { id });
    if (ended === undefined) return problem('not-found');
    await recordChange(tx, { action: 'invite.withdrawn', subject: `invite:${id}` });
    return {};
  });
}

/** What the holder of a link is asked to join as. */
export async function readInvite(ctx: Context, { token }: { token: string }) {
  const invite = await findInvite(ctx.db, hashToken(token));
  return invite ? { email: invite.email, roles: invite.roles } : problem('link-expired');
}

interface Joining {
  token: string;
  nickname: string;
  password: string;
  device?: string | undefined;
}

/** Opens the account that a link is for. The link proves the address, as a code does. */
export async function acceptInvite(ctx: Context, { token, nickname, password, device }: Joining) {
  const tokenHash = hashToken(token);
  // Before the expensive hash, so that strangers cannot make the server compute it.
  if (!(await findInvite(ctx.db, tokenHash))) return problem('link-expired');
  const passwordHash = await hashPassword(password);
  const session = await transaction(ctx, async (tx): Promise<string | Problem> => {
    const invite = await useInvite(tx.db, tokenHash);
    if (!invite) return problem('link-expired');
    const account = { kind: 'email', value: invite.email } as const;
    const userId = await insertUser(tx.db, { account, nickname, language: invite.language, passwordHash });
    if (userId === undefined) return problem('account-taken');
    await addRoles(tx.db, userId, invite.roles);
    const after = { email: invite.email, roles: invite.roles };
    await recordChange(tx, { action: 'account.invited', subject: `user:${userId}`, after });
    await recordChange(tx, { action: 'invite.accepted', subject: `invite:${invite.id}`, after: { userId } });
    return await openSession(tx, userId, { device });
  });
  return isProblem(session) ? session : await signedIn(ctx, session);
}
