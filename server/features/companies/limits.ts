import type { CompanyStanding } from '#contract/calls/companies.ts';
import type { LimitKind } from '#contract/domain/company.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { lockAsAdmin, readStanding } from './companies.ts';
import { deleteLimit, saveApproveAbove, saveLimit } from './limits.queries.ts';
import { asAdmin } from './people.ts';
import { findRole } from './people.queries.ts';

type Limit = { kind: LimitKind; limitFen: number };

export async function setLimit(ctx: MemberContext, { userId, limit }: { userId: number; limit: Limit | null }) {
  return await asAdmin(ctx, async (tx, { customerId }) => {
    if ((await findRole(tx.db, customerId, userId)) === undefined) return problem('not-found');
    if (limit) await saveLimit(tx.db, { userId, customerId, ...limit });
    else await deleteLimit(tx.db, { userId });
    const after = { userId, ...limit };
    await recordChange(tx, { action: 'company.limit-set', subject: `company:${customerId}`, after });
    return undefined;
  });
}

/** Sets the amount above which an order waits for a colleague. */
export async function setApproveAbove(
  ctx: MemberContext,
  { fen }: { fen: number | null },
): Promise<CompanyStanding | Problem> {
  const refused = await transaction(ctx, async (tx) => {
    const own = await lockAsAdmin(tx);
    if (isProblem(own)) return own;
    await saveApproveAbove(tx.db, own.customerId, fen);
    await recordChange(tx, {
      action: 'company.approval-set',
      subject: `company:${own.customerId}`,
      before: { approveAboveFen: own.approveAboveFen },
      after: { approveAboveFen: fen },
    });
    return undefined;
  });
  return refused ?? (await readStanding(ctx));
}
