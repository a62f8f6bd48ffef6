import type { LicenceInfo } from '#contract/domain/order.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { licenceProblem } from './order-problems.ts';
import { updateLicence } from './licence-info.queries.ts';
import { lockOwnOrder } from './orders.ts';

/** Changes the licence details of an order until its licences are issued. */
export async function saveLicence(ctx: MemberContext, input: { orderId: number; licence: LicenceInfo }) {
  const { orderId, licence } = input;
  return await transaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, orderId);
    if (!order) return problem('not-found');
    if (order.state === 'confirmed' || order.state === 'closed') return problem('changed-meanwhile');
    const refused = await licenceProblem(tx, licence, order.licence);
    if (refused) return refused;
    const changes = differenceOf(order.licence, licence);
    if (!changes) return {};
    await updateLicence(tx.db, orderId, licence);
    await recordChange(tx, { action: 'order.licence-changed', subject: `order:${orderId}`, ...changes });
    return {};
  });
}

/** The changed fields, before and after; undefined when nothing changes. */
function differenceOf(was: LicenceInfo, is: LicenceInfo) {
  const names = (Object.keys(is) as (keyof LicenceInfo)[]).filter((name) => was[name] !== is[name]);
  if (names.length === 0) return undefined;
  const only = (all: LicenceInfo) => Object.fromEntries(names.map((name) => [name, all[name]]));
  return { before: only(was), after: only(is) };
}
