import { randomUUID } from 'node:crypto';
import { actingAs, type Context, transaction } from '../../context.ts';
import { must } from '../../platform/problem.ts';
import { takeOrder } from './orders.queries.ts';
import type { Trade } from './orders/steps.ts';
import { keepProductReceipt, payByTransfer } from './pay-product.ts';
import type { Person } from './works.queries.ts';

/** Marks among the orders that somebody has a VIP plan. */
const VIP = 'vip';

/** Has a person buy the plan that lasts longest, by transfer; once. */
export async function makeDemoVip(
  ctx: Context,
  trade: Trade,
  { buyer, payer }: { buyer: Person; payer: string },
): Promise<void> {
  const { infos } = must(await trade.vip.plans(actingAs(ctx, buyer), {}));
  const plan = infos.toSorted((one, other) => other.days - one.days)[0];
  if (!plan) return;
  const { planId, version, name: purpose, priceFen: amountFen } = plan;
  const receipt = await keepProductReceipt(ctx, { slug: VIP, payer, purpose, amountFen });
  await transaction(ctx, async (tx) => {
    if (!(await takeOrder(tx.db, VIP))) return;
    const person = actingAs(tx, buyer);
    const { productOrderId } = must(await trade.vip.order(person, { key: randomUUID(), planId, version }));
    await payByTransfer(tx, trade, { person, productOrderId, receipt });
  });
}
