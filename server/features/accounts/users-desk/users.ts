import type { OfficeUser } from '#contract/calls/users.ts';
import type { Gid, StaffRole } from '#contract/domain/roles.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { signOutEverywhere } from '../accounts.ts';
import { recordChange } from '../../audit/audit.ts';
import {
  findUser,
  findUserForChange,
  forgetSecondFactor,
  listUsers,
  setDisabled,
  setGidAndRoles,
} from './users.queries.ts';

type UserRow = NonNullable<Awaited<ReturnType<typeof findUserForChange>>>;
type Changed = Promise<{ user: OfficeUser } | Problem>;

function present({ createdAt, lastSeenAt, ...user }: UserRow): OfficeUser {
  return { ...user, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt?.toISOString() ?? null };
}

export async function searchUsers(ctx: MemberContext, filter: Parameters<typeof listUsers>[1]) {
  const { total, rows } = await listUsers(ctx.db, filter);
  return { total, infos: rows.map(present) };
}

export async function readUser(ctx: MemberContext, { id }: { id: number }): Changed {
  const user = await findUser(ctx.db, id);
  return user ? { user: present(user) } : problem('not-found');
}

interface Change {
  id: number;
  action: string;
  reason: string;
  /** Refuses staff who point it at themselves, so that nobody locks themselves out. */
  notOneself?: boolean;
  allowed?: (user: UserRow) => boolean;
  before?: (user: UserRow) => Record<string, unknown>;
  after?: Record<string, unknown>;
  apply: (tx: MemberContext, user: UserRow) => Promise<unknown>;
}

/** Every change to a user goes this way: lock, check, apply, record. */
async function changeUser(ctx: MemberContext, change: Change): Changed {
  return await transaction(ctx, async (tx) => {
    const user = await findUserForChange(tx.db, change.id);
    if (!user) return problem('not-found');
    if (change.notOneself && user.id === tx.actor.userId) return problem('own-account');
    if (change.allowed && !change.allowed(user)) return problem('changed-meanwhile');
    const refused = await change.apply(tx, user);
    if (isProblem(refused)) return refused;
    await recordChange(tx, {
      action: change.action,
      subject: `user:${user.id}`,
      reason: change.reason,
      ...(change.before ? { before: change.before(user) } : {}),
      ...(change.after ? { after: change.after } : {}),
    });
    const changed = await findUserForChange(tx.db, change.id);
    return { user: present(changed ?? user) };
  });
}

interface Target {
  id: number;
  reason: string;
}

export function setRoles(ctx: MemberContext, input: Target & { gid: Gid; roles: StaffRole[] }): Changed {
  const roles = [...new Set(input.roles)].sort();
  return changeUser(ctx, {
    ...input,
    action: 'user.roles-changed',
    before: ({ gid, roles: had }) => ({ gid, roles: had }),
    after: { gid: input.gid, roles },
    apply: async (tx, user) => {
      const own = user.id === tx.actor.userId;
      if (own && !roles.includes('admin')) return problem('own-account');
      return await setGidAndRoles(tx.db, user.id, input.gid, roles);
    },
  });
}

export function disableUser(ctx: MemberContext, input: Target): Changed {
  return changeUser(ctx, {
    ...input,
    action: 'user.disabled',
    notOneself: true,
    allowed: (user) => !user.disabled,
    apply: async (tx, user) => {
      await setDisabled(tx.db, user.id, true);
      await signOutEverywhere(tx, user.id, 'disabled');
    },
  });
}

export function enableUser(ctx: MemberContext, input: Target): Changed {
  return changeUser(ctx, {
    ...input,
    action: 'user.enabled',
    allowed: (user) => user.disabled,
    apply: (tx, user) => setDisabled(tx.db, user.id, false),
  });
}

export function signOutUser(ctx: MemberContext, input: Target): Changed {
  return changeUser(ctx, {
    ...input,
    action: 'user.signed-out',
    apply: (tx, user) => signOutEverywhere(tx, user.id, 'staff'),
  });
}

export function resetSecondFactor(ctx: MemberContext, input: Target): Changed {
  return changeUser(ctx, {
    ...input,
    action: 'user.second-factor-reset',
    notOneself: true,
    apply: async (tx, user) => {
      await forgetSecondFactor(tx.db, user.id);
      await signOutEverywhere(tx, user.id, 'staff');
    },
  });
}
