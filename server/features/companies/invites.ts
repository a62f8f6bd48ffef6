import type { CompanyStanding } from '#contract/calls/companies.ts';
import { parseAccount } from '#contract/domain/account.ts';
import { COMPANY_LIMITS, type CompanyRole } from '#contract/domain/company.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { joinCompany } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { readStanding } from './companies.ts';
import { lockCompany } from './companies.queries.ts';
import { endInvites, findInvite, findInvited, insertInvite, listInvites, useInvite } from './invites.queries.ts';
import { sendInvite } from './mails.ts';
import { asAdmin } from './people.ts';
import { listPeople } from './people.queries.ts';

const PER_DAY = { points: 100, seconds: 24 * 3600 };

/** Sends somebody a link by which they join the caller's company; an earlier link to them ends. */
export async function invite(ctx: MemberContext, { email, role }: { email: string; role: CompanyRole }) {
  const to = parseAccount(email);
  if (to?.kind !== 'email') return problem('bad-input', { fields: { email: 'invalid' } });
  return await asAdmin(ctx, async (tx, { customerId, name }) => {
    const wait = await takePoint(tx.db, `company-invite:${customerId}`, PER_DAY);
    if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
    const known = await findInvited(tx.db, to.value);
    if (known?.customerId === customerId) return problem('bad-input', { fields: { email: 'taken' } });
    await endInvites(tx.db, customerId, { email: to.value });
    if ((await listInvites(tx.db, customerId)).length >= COMPANY_LIMITS.invites) return problem('company-full');
    const token = newToken();
    const invitation = { customerId, email: to.value, role, tokenHash: hashToken(token), invitedBy: tx.actor.userId };
    const id = await insertInvite(tx.db, invitation);
    const after = { id, email: to.value, role };
    await recordChange(tx, { action: 'company.invited', subject: `company:${customerId}`, after });
    await sendInvite(tx, to, { token, company: name, language: known?.language ?? tx.language });
    return undefined;
  });
}

export async function withdrawInvite(ctx: MemberContext, { id }: { id: number }) {
  return await asAdmin(ctx, async (tx, { customerId }) => {
    const [ended] = await endInvites(tx.db, customerId, { id });
    if (ended === undefined) return problem('not-found');
    await recordChange(tx, { action: 'company.invite-withdrawn', subject: `company:${customerId}`, after: { id } });
    return undefined;
  });
}

/** What the caller is asked to join. To anybody but whom it was sent to, an invitation does not exist. */
export async function readInvite(ctx: MemberContext, { token }: { token: string }) {
  const found = await findInvite(ctx.db, hashToken(token), ctx.actor.userId);
  return found ? { company: found.company, role: found.role, by: found.by } : problem('link-expired');
}

export async function acceptInvite(
  ctx: MemberContext,
  { token }: { token: string },
): Promise<CompanyStanding | Problem> {
  const refused = await transaction(ctx, async (tx) => {
    const { userId } = tx.actor;
    const found = await findInvite(tx.db, hashToken(token), userId);
    if (!found) return problem('link-expired');
    const { customerId, role } = found;
    await lockCompany(tx.db, customerId);
    if (!(await useInvite(tx.db, found.id))) return problem('link-expired');
    if ((await listPeople(tx.db, customerId)).length >= COMPANY_LIMITS.members) return problem('company-full');
    if (!(await joinCompany(tx.db, { userId, customerId, role }))) return problem('in-company');
    const after = { userId, role, invite: found.id };
    await recordChange(tx, { action: 'company.member-joined', subject: `company:${customerId}`, after });
    return undefined;
  });
  return refused ?? (await readStanding(ctx));
}
