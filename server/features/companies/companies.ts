import type { CompanyStanding } from '#contract/calls/companies.ts';
import { type CompanyActor, type CompanyState, mayMoveCompany } from '#contract/domain/company.ts';
import type { Context, MemberContext } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { type CompanyRow, findOwn, lockCompany, type OwnRow, shareCompany, updateState } from './companies.queries.ts';

export { approversOf, needsApproval } from './approval.ts';
export { listAdmins } from './people.queries.ts';
export { keptReferences } from './kept-references.ts';
export { lateCompanies, waitingCompanies } from './waiting.queries.ts';

export async function readStanding(ctx: MemberContext): Promise<CompanyStanding> {
  const row = await findOwn(ctx.db, ctx.actor.userId);
  if (!row) return { company: null };
  const { role, approveAboveFen, references } = row;
  return { company: { ...present(row), role, approveAboveFen, references } };
}

export function present({ customerId, name, creditCode, state, words, ...at }: CompanyRow) {
  return {
    customerId,
    name,
    creditCode,
    state,
    words,
    appliedAt: at.appliedAt.toISOString(),
    dueAt: at.dueAt.toISOString(),
    decidedAt: at.decidedAt?.toISOString() ?? null,
  };
}

/** The company that the caller administers; for other members it is not theirs to see, for anybody else not there. */
export async function administered(ctx: MemberContext): Promise<number | Problem> {
  const own = await findOwn(ctx.db, ctx.actor.userId);
  if (own?.state !== 'open') return problem('not-found');
  return own.role === 'admin' ? own.customerId : problem('not-allowed');
}

/** Locks a company, so that neither its members nor its projects change meanwhile. */
export async function holdCompany(tx: Context, customerId: number): Promise<CompanyRow | undefined> {
  return await lockCompany(tx.db, customerId);
}

/** Locks the company that the caller belongs to now; not found while there is none or it is not open. */
export async function lockOwn(tx: MemberContext): Promise<OwnRow | Problem> {
  return await holdOwn(tx, (customerId) => lockCompany(tx.db, customerId));
}

/** The same for who only has to stay a member until the transaction ends; they do not wait for each other. */
export async function shareOwn(tx: MemberContext): Promise<OwnRow | Problem> {
  return await holdOwn(tx, (customerId) => shareCompany(tx.db, customerId));
}

async function holdOwn(tx: MemberContext, hold: (customerId: number) => Promise<unknown>): Promise<OwnRow | Problem> {
  const before = await findOwn(tx.db, tx.actor.userId);
  if (before) await hold(before.customerId);
  // Reads again after the lock is granted: somebody may have changed or ended the membership meanwhile.
  const own = before && (await findOwn(tx.db, tx.actor.userId));
  return own?.state === 'open' && own.customerId === before?.customerId ? own : problem('not-found');
}

/** The same for one of its administrators. */
export async function lockAsAdmin(tx: MemberContext): Promise<OwnRow | Problem> {
  const own = await lockOwn(tx);
  return isProblem(own) || own.role === 'admin' ? own : problem('not-allowed');
}

interface Move {
  customerId: number;
  from: CompanyState;
  to: CompanyState;
  by: CompanyActor;
  words?: string;
}

/** The only way to change a company's state; refused when it is not in the state that the caller expects. */
export async function moveCompany(ctx: Context, { customerId, from, to, by, words = '' }: Move) {
  if (!mayMoveCompany(from, to, by)) return problem('changed-meanwhile');
  const decidedBy = by === 'sales' ? (ctx.actor?.userId ?? null) : null;
  const moved = await updateState(ctx.db, { customerId, from, to, words, by: decidedBy });
  if (!moved) return problem(to === 'open' ? 'credit-code-taken' : 'changed-meanwhile');
  await recordChange(ctx, {
    action: `company.${to}`,
    subject: `company:${customerId}`,
    before: { state: from },
    after: { state: to },
    ...(words === '' ? {} : { reason: words }),
  });
  return undefined;
}
