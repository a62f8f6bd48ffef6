import type { CompanyStanding } from '#contract/calls/companies.ts';
import type { ReferenceRules } from '#contract/domain/references.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { lockAsAdmin, readStanding } from './companies.ts';
import { saveRules } from './references.queries.ts';

/** Says which references orders carry from now on; those that were placed before stay as they are. */
export async function setReferences(ctx: MemberContext, rules: ReferenceRules): Promise<CompanyStanding | Problem> {
  const refused = await transaction(ctx, async (tx) => {
    const own = await lockAsAdmin(tx);
    if (isProblem(own)) return own;
    await saveRules(tx.db, own.customerId, rules);
    await recordChange(tx, {
      action: 'company.references-set',
      subject: `company:${own.customerId}`,
      before: { ...own.references },
      after: { ...rules },
    });
    return undefined;
  });
  return refused ?? (await readStanding(ctx));
}
