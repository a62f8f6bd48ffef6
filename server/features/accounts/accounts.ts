import type { Account } from '#contract/domain/account.ts';
import { GID, SIGN_FLAG, type StaffRole } from '#contract/domain/roles.ts';
import { type Context, transaction } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { endKeysOf } from '../keys/keys.ts';
import { addRoles, findUserByAccount, insertUser } from './accounts.queries.ts';
import { endMembership } from './company.queries.ts';
import { hashPassword } from './passwords.ts';
import { toPhotographer } from './photographers.queries.ts';
import { endSessions } from './sessions.queries.ts';

export { joinCompany, setCompanyRole, setProject } from './company.queries.ts';
export {
  askPhotographers,
  countAsked,
  listAsked,
  lockSignFlag,
  lockUploadFlags,
  readSeller,
  readUploadFlags,
  setSignFlag,
  setUploadFlags,
} from './photographers.queries.ts';
export { checkCode, spendCode } from './codes.ts';
export { checkProof, type Proof, spendProof } from './owner-proof.ts';
export { mayChange, mayRead, mayReadOfCompany, mayReadOwn } from './may-read.queries.ts';
export { type QueueColumns, queueOf } from './queue.queries.ts';
export { inviteStaff, readInvites, withdrawInvite } from './invites.ts';
export { resealFactors } from './second-factor.queries.ts';
export { findPeople } from './users-desk/users.queries.ts';

/** Logs a user out on every device. */
export async function signOutEverywhere(ctx: Context, userId: number, reason: 'staff' | 'disabled'): Promise<number> {
  return await endSessions(ctx.db, { userId }, reason);
}

/** Ends a membership, and the keys that acted by it; false when they do not belong to the company. */
export async function leaveCompany(tx: Context, member: { userId: number; customerId: number }): Promise<boolean> {
  if (!(await endMembership(tx.db, member))) return false;
  await endKeysOf(tx, member, 'left');
  return true;
}

interface WantedAccount {
  account: Account;
  nickname: string;
  gid: number;
  roles: StaffRole[];
  /** Without a password, the owner logs in with a code and sets one. */
  password?: string;
  demo?: boolean;
}

/** Makes sure that an account with these roles exists; an existing account keeps everything else. */
export async function ensureAccount(ctx: Context, wanted: WantedAccount): Promise<void> {
  const { account, nickname, gid, roles, password, demo = false } = wanted;
  const existing = await findUserByAccount(ctx.db, account);
  const passwordHash = password === undefined || existing ? null : await hashPassword(password);
  await transaction(ctx, async (tx) => {
    const userId =
      existing?.id ?? (await insertUser(tx.db, { account, nickname, language: 'zh', passwordHash, gid, demo }));
    if (userId === undefined) return;
    const added = await addRoles(tx.db, userId, roles);
    if (existing && !added) return;
    await recordChange(tx, { action: 'account.ensured', subject: `user:${userId}`, after: { gid, roles } });
  });
}

interface NewPhotographer {
  userId: number;
  videos: boolean;
  photos: boolean;
}

/** Makes a buyer a photographer who has to sign the agreement; refuses everybody else. */
export async function makePhotographer(ctx: Context, { userId, videos, photos }: NewPhotographer) {
  if (!(await toPhotographer(ctx.db, { userId, videos, photos }))) return problem('changed-meanwhile');
  await recordChange(ctx, {
    action: 'user.became-photographer',
    subject: `user:${userId}`,
    before: { gid: GID.buyer },
    after: { gid: GID.photographer, videoFlag: Number(videos), photoFlag: Number(photos), signFlag: SIGN_FLAG.consent },
  });
  return undefined;
}
