import { type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { lockProductOrder, moveProductOrder, poolOf, type ProductOrderRow } from '../../membership/membership.ts';
import { tellDeclined, tellPriced } from '../mails.ts';

/** Locks what somebody has asked a price for. */
async function lockAsked(tx: MemberContext, id: number): Promise<ProductOrderRow | Problem> {
  const order = await lockProductOrder(tx, id);
  if (!order) return problem('not-found');
  return order.state === 'requested' ? order : problem('changed-meanwhile');
}

interface Price {
  productOrderId: number;
  priceFen: number;
  words: string;
}

/** Names the price of a package; the buyer pays it or lets it be. */
export async function quotePackage(ctx: MemberContext, { productOrderId: id, priceFen, words }: Price) {
  return await transaction(ctx, async (tx) => {
    const asked = await lockAsked(tx, id);
    if (isProblem(asked)) return asked;
    if (priceFen < ((await poolOf(tx, id))?.quota ?? 0))
      return problem('bad-input', { fields: { priceFen: 'invalid' } });
    const move = {
      id,
      from: 'requested',
      to: 'awaiting',
      by: 'sales',
      totalFen: priceFen,
      answerWords: words,
    } as const;
    const refused = await moveProductOrder(tx, move);
    if (refused) return refused;
    await tellPriced(tx, (await lockProductOrder(tx, id))!);
    return {};
  });
}

/** Closes a request that sales do not quote. */
export async function declinePackage(ctx: MemberContext, { productOrderId: id, words }: Omit<Price, 'priceFen'>) {
  return await transaction(ctx, async (tx) => {
    const asked = await lockAsked(tx, id);
    if (isProblem(asked)) return asked;
    const step = { id, from: 'requested', to: 'closed', by: 'sales', closeReason: 'declined' } as const;
    const refused = await moveProductOrder(tx, { ...step, reason: words, answerWords: words });
    if (refused) return refused;
    await tellDeclined(tx, { ...asked, answerWords: words });
    return {};
  });
}
