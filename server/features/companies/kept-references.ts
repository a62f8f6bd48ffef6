import type { FieldProblem } from '#contract/domain/problems.ts';
import {
  missingReferences,
  NO_REFERENCES,
  NOT_ASKED,
  type OrderReferences,
  REFERENCES,
} from '#contract/domain/references.ts';
import type { Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { findRules } from './references.queries.ts';

/**
 * What an order for a company, or for nobody but the buyer, keeps of the references that were given. One that is not
 * asked for stays as it was; a compulsory one must not be empty.
 */
export async function keptReferences(
  ctx: Context,
  customerId: number | null,
  given: OrderReferences,
  was: OrderReferences = NO_REFERENCES,
): Promise<OrderReferences | Problem> {
  const rules = (customerId === null ? undefined : await findRules(ctx.db, customerId)) ?? NOT_ASKED;
  const missing = missingReferences(rules, given);
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((name): [string, FieldProblem] => [name, 'required']));
    return problem('bad-input', { fields });
  }
  const kept = REFERENCES.map((name) => [name, rules[name] === 'off' ? was[name] : given[name]]);
  return Object.fromEntries(kept) as OrderReferences;
}
