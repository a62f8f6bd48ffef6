import type { CompanyPeople, CompanyStanding } from '#contract/calls/companies.ts';
import type { CompanyRole } from '#contract/domain/company.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { leaveCompany, setCompanyRole } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { lockAsAdmin, lockOwn, readStanding } from './companies.ts';
import { findOwn, type OwnRow } from './companies.queries.ts';
import { listInvites } from './invites.queries.ts';
import { deleteLimit, listLimits } from './limits.queries.ts';
import { tellRemoved } from './mails.ts';
import { findRole, hasOtherAdmin, listPeople } from './people.queries.ts';

/** Members of the caller's company; administrators see whom they have invited too. */
export async function readPeople(ctx: MemberContext): Promise<CompanyPeople | Problem> {
  const own = await findOwn(ctx.db, ctx.actor.userId);
  if (own?.state !== 'open') return problem('not-found');
  const people = await listPeople(ctx.db, own.customerId);
  const limits = new Map((await listLimits(ctx.db, own.customerId)).map(({ userId, ...limit }) => [userId, limit]));
  const invites = own.role === 'admin' ? await listInvites(ctx.db, own.customerId) : [];
  return {
    members: people.map(({ since, ...person }) => ({
      ...person,
      since: since?.toISOString() ?? null,
      limit: limits.get(person.userId) ?? null,
      me: person.userId === ctx.actor.userId,
    })),
    invites: invites.map((invite) => ({ ...invite, expiresAt: invite.expiresAt.toISOString() })),
  };
}

/** Runs an administrator's change in one transaction and returns the people as they are then. */
export async function asAdmin(
  ctx: MemberContext,
  work: (tx: MemberContext, own: OwnRow) => Promise<Problem | undefined>,
): Promise<CompanyPeople | Problem> {
  const refused = await transaction(ctx, async (tx) => {
    const own = await lockAsAdmin(tx);
    return isProblem(own) ? own : await work(tx, own);
  });
  return refused ?? (await readPeople(ctx));
}

export async function setRole(ctx: MemberContext, { userId, role }: { userId: number; role: CompanyRole }) {
  return await asAdmin(ctx, async (tx, { customerId }) => {
    if (role !== 'admin' && !(await hasOtherAdmin(tx.db, customerId, userId))) return problem('last-admin');
    if ((await findRole(tx.db, customerId, userId)) === undefined) return problem('not-found');
    const before = await setCompanyRole(tx.db, { userId, customerId, role });
    if (before === undefined) return undefined;
    await recordChange(tx, {
      action: 'company.role-changed',
      subject: `company:${customerId}`,
      before: { userId, role: before },
      after: { userId, role },
    });
    return undefined;
  });
}

export async function remove(ctx: MemberContext, { userId }: { userId: number }) {
  return await asAdmin(ctx, async (tx, own) => {
    if (userId === tx.actor.userId) return problem('own-account');
    const refused = await end(tx, own.customerId, userId);
    if (!refused) await tellRemoved(tx, userId, own.name);
    return refused;
  });
}

export async function leave(ctx: MemberContext): Promise<CompanyStanding | Problem> {
  const refused = await transaction(ctx, async (tx) => {
    const own = await lockOwn(tx);
    if (isProblem(own)) return own;
    const { userId } = tx.actor;
    if (own.role === 'admin' && !(await hasOtherAdmin(tx.db, own.customerId, userId))) return problem('last-admin');
    return await end(tx, own.customerId, userId);
  });
  return refused ?? (await readStanding(ctx));
}

/** Ends a membership; the caller holds the company. */
async function end(tx: MemberContext, customerId: number, userId: number): Promise<Problem | undefined> {
  if (!(await leaveCompany(tx, { userId, customerId }))) return problem('not-found');
  await deleteLimit(tx.db, { userId });
  await recordChange(tx, { action: 'company.member-left', subject: `company:${customerId}`, before: { userId } });
  return undefined;
}
