import { mayApprove } from '#contract/domain/company.ts';
import { formatFen } from '#contract/domain/money.ts';
import type { ApprovalState } from '#contract/domain/order.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { must, problem, type Problem } from '../../platform/problem.ts';
import { mayRead } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { approversOf, needsApproval } from '../companies/companies.ts';
import { tellUser } from '../messages/messages.ts';
import { findName, updateApproval, type WaitingOrder } from './approval.queries.ts';
import { orderUrl, tellBuyer } from './send-mail.ts';
import { type LockedOrder, lockOrderRow } from './state.queries.ts';

/** The only way to change an order's approval while its state stays the same. */
async function setApproval(
  ctx: Context,
  { id, approval: from }: Pick<LockedOrder, 'id' | 'approval'>,
  { to, by = null, words = '' }: { to: ApprovalState; by?: number | null; words?: string },
): Promise<Problem | undefined> {
  if (!(await updateApproval(ctx.db, { id, from, to, by, words }))) return problem('changed-meanwhile');
  await recordChange(ctx, {
    action: `order.approval-${to}`,
    subject: `order:${id}`,
    before: { approval: from },
    after: { approval: to },
    ...(words === '' ? {} : { reason: words }),
  });
  return undefined;
}

/** After an order was quoted: lets it wait for a colleague where its company wants that. Returns whether it waits. */
export async function askApproval(tx: Context, orderId: number): Promise<boolean> {
  const order = await lockOrderRow(tx.db, orderId);
  if (order?.state !== 'quoted' || order.totalFen === null) return false;
  const waits = await needsApproval(tx, { ...order, totalFen: order.totalFen });
  const to = waits ? 'waiting' : 'none';
  if (to !== order.approval || waits) must(await setApproval(tx, order, { to }));
  if (!waits) return false;
  await tellBuyer(tx, order, 'approvalWaiting', { amount: formatFen(order.totalFen) });
  await tellApprovers(tx, order, 'approvalAsked');
  return true;
}

export async function tellApprovers(
  tx: Context,
  order: WaitingOrder,
  template: 'approvalAsked' | 'approvalReminder',
): Promise<void> {
  if (order.customerId === null) return;
  const name = await findName(tx.db, order.buyerId);
  const values = { name, number: order.number, amount: formatFen(order.totalFen ?? 0), url: orderUrl(tx, order) };
  for (const userId of await approversOf(tx, order.customerId, order.buyerId))
    await tellUser(tx, userId, template, () => values);
}

/**
 * After what an approved order licenses was changed: it waits for a colleague again, unless whoever changed it is one who
 * may approve it.
 */
export async function askAnew(tx: MemberContext, order: LockedOrder): Promise<Problem | undefined> {
  if (order.approval !== 'approved') return undefined;
  const { userId, companyRole } = tx.actor;
  if (order.buyerId !== userId && mayApprove(companyRole))
    return setApproval(tx, order, { to: 'approved', by: userId });
  await askApproval(tx, order.id);
  return undefined;
}

interface Answer {
  orderId: number;
  approve: boolean;
  words: string;
}

/** A colleague's answer; nobody answers for themselves. */
export async function answerApproval(ctx: MemberContext, { orderId, approve, words }: Answer) {
  return await transaction(ctx, async (tx) => {
    const { userId, companyRole } = tx.actor;
    const order = await lockOrderRow(tx.db, orderId, mayRead(userId, 'o'));
    if (!order || order.customerId === null) return problem('not-found');
    if (!mayApprove(companyRole)) return problem('not-allowed');
    if (order.buyerId === userId) return problem('second-person');
    if (!approve && words === '') return problem('bad-input', { fields: { words: 'required' } });
    if (order.state !== 'quoted' || order.approval !== 'waiting') return problem('changed-meanwhile');
    const refused = await setApproval(tx, order, { to: approve ? 'approved' : 'declined', by: userId, words });
    if (refused) return refused;
    await tellBuyer(tx, order, approve ? 'approvalGiven' : 'approvalDeclined', {
      name: tx.actor.nickname,
      words: words === '' ? '' : `${words}\n\n`,
    });
    return {};
  });
}
