import { type Account, parseAccount } from '#contract/domain/account.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { violatedConstraint } from '../../platform/database/failures.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { recordChange } from '../audit/audit.ts';
import { endKeysOf } from '../keys/keys.ts';
import { sendMessage } from '../messages/messages.ts';
import * as queries from './account-changes.queries.ts';
import { checkCode, spendCode } from './codes.ts';
import { addressOf, checkProof, type Proof, spendProof } from './owner-proof.ts';
import { readProfile } from './profile.ts';
import { endSessions, forgetDevices } from './sessions.queries.ts';

const LINKS = { points: 5, seconds: 3600 };

/** Sends a link to the new address, which replaces the old one when the link is opened. */
export async function askForEmail(ctx: MemberContext, typed: string, proof: Proof) {
  const to = parseAccount(typed);
  if (to?.kind !== 'email') return problem('bad-input', { fields: { email: 'invalid' } });
  const proven = await checkProof(ctx, 'email', proof);
  if (isProblem(proven)) return proven;
  const wait = await takePoint(ctx.db, `email-link:${ctx.actor.userId}`, LINKS);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const token = newToken();
  return await transaction(ctx, async (tx) => {
    const spent = await spendProof(tx, proven);
    if (spent) return spent;
    const { userId } = tx.actor;
    const hours = LIMITS.emailLinkHours;
    await queries.insertEmailLink(tx.db, { userId, email: to.value, tokenHash: hashToken(token), hours });
    const values = { hours, url: `${tx.config.publicUrl}/mailconfirm?token=${token}` };
    await sendMessage(tx, { to, language: proven.user.language, template: 'confirmEmail', values });
    return {};
  });
}

export async function confirmEmail(ctx: Context, token: string) {
  return await transaction(ctx, async (tx) => {
    const link = await queries.useEmailLink(tx.db, hashToken(token));
    if (!link) return problem('link-expired');
    const taken = await changeAccount(tx, link.userId, { kind: 'email', value: link.email });
    return taken ?? { email: link.email };
  });
}

export async function changeMobile(ctx: MemberContext, typed: string, code: string, proof: Proof) {
  const account = parseAccount(typed);
  if (account?.kind !== 'mobile') return problem('bad-input', { fields: { mobile: 'invalid' } });
  const proven = await checkProof(ctx, 'mobile', proof);
  if (isProblem(proven)) return proven;
  const checked = await checkCode(ctx, account, 'bind', code);
  if (isProblem(checked)) return checked;
  const changed = await transaction(ctx, async (tx) => {
    const spent = (await spendProof(tx, proven)) ?? (await spendCode(tx, checked));
    return spent ?? (await changeAccount(tx, tx.actor.userId, account)) ?? {};
  });
  return isProblem(changed) ? changed : await readProfile(ctx);
}

async function changeAccount(tx: Context, userId: number, account: Account): Promise<Problem | undefined> {
  const { kind, value } = account;
  const before = await queries.lockUser(tx.db, userId);
  const taken = await foundTaken(() => queries.setAccount(tx.db, userId, account));
  if (taken) return problem('account-taken');
  await recordChange(tx, {
    action: `account.${kind}-changed`,
    subject: `user:${userId}`,
    before: { [kind]: before[kind] },
    after: { [kind]: value },
  });
  const token = newToken();
  const hours = LIMITS.undoHours;
  await queries.insertChange(tx.db, { userId, kind, was: before[kind], tokenHash: hashToken(token), hours });
  const template = kind === 'email' ? 'emailChanged' : 'mobileChanged';
  const values = { hours, url: `${tx.config.publicUrl}/undochange?token=${token}` };
  await sendMessage(tx, { to: addressOf(before, kind), language: before.language, template, values });
  return undefined;
}

/**
 * Undoes a change and all later ones. The password, open email links and keys become invalid, because whoever made the
 * change may have them; the owner resets the password by a code to the old address.
 */
export async function undoChange(ctx: Context, token: string) {
  const tokenHash = hashToken(token);
  const userId = await queries.findUserOfChange(ctx.db, tokenHash);
  if (userId === undefined) return problem('link-expired');
  return await transaction(ctx, async (tx) => {
    const { email, mobile } = await queries.lockUser(tx.db, userId);
    const undone = await queries.undoSince(tx.db, tokenHash);
    if (undone.length === 0) return problem('link-expired');
    // The oldest change of each kind comes last, so its old address is the one restored.
    const old = Object.fromEntries(undone.map(({ kind, was }) => [kind, was]));
    const taken = await foundTaken(() => queries.restoreAccount(tx.db, userId, old));
    if (taken) return problem('old-account-taken');
    await queries.deleteEmailLinks(tx.db, userId);
    await endSessions(tx.db, { userId }, 'password');
    await forgetDevices(tx.db, userId);
    await endKeysOf(tx, { userId }, 'recovered');
    await recordChange(tx, {
      action: 'account.change-undone',
      subject: `user:${userId}`,
      before: { email, mobile },
      after: { email, mobile, ...old },
    });
    return {};
  });
}

/** Whether the write failed because another account has the address. */
async function foundTaken(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return false;
  } catch (error) {
    if (violatedConstraint(error)) return true;
    throw error;
  }
}
