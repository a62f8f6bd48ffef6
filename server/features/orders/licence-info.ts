import type { LicenceInfo } from '#contract/domain/order.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { keptReferences } from '../companies/companies.ts';
import { licenceProblem } from './order-problems.ts';
import { updateDetails } from './licence-info.queries.ts';
import { lockOwnOrder } from './orders.ts';

interface Details {
  orderId: number;
  licence: LicenceInfo;
  /** Undefined when they stay. */
  references?: OrderReferences | undefined;
}

/** Changes the licence details and references of an order until its licences are issued. */
export async function saveLicence(ctx: MemberContext, { orderId, licence, references: given }: Details) {
  return await transaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, orderId);
    if (!order) return problem('not-found');
    if (order.state === 'confirmed' || order.state === 'closed') return problem('changed-meanwhile');
    const refused = await licenceProblem(tx, licence, order.licence);
    if (refused) return refused;
    const was = order.references;
    const references = given ? await keptReferences(tx, order.customerId, given, was) : was;
    if (isProblem(references)) return references;
    const details = { ...licence, ...references };
    const changes = differenceOf({ ...order.licence, ...was }, details);
    if (!changes) return {};
    await updateDetails(tx.db, orderId, details);
    await recordChange(tx, { action: 'order.licence-changed', subject: `order:${orderId}`, ...changes });
    return {};
  });
}

/** The changed fields, before and after; undefined when nothing changes. */
function differenceOf(was: LicenceInfo & OrderReferences, is: typeof was) {
  const names = (Object.keys(is) as (keyof typeof was)[]).filter((name) => was[name] !== is[name]);
  if (names.length === 0) return undefined;
  const only = (all: typeof was) => Object.fromEntries(names.map((name) => [name, all[name]]));
  return { before: only(was), after: only(is) };
}
