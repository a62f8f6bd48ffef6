import { randomUUID } from 'node:crypto';
import { dayInChina, startOfDayInChina } from '#contract/domain/china-time.ts';
import { actingAs, type Context, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { must } from '../../platform/problem.ts';
import { demoEmail } from './accounts.ts';
import { takeOrder } from './orders.queries.ts';
import { keepReceipt } from './orders/keep-receipt.ts';
import type { Trade } from './orders/steps.ts';
import { findPerson, type Person } from './works.queries.ts';

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
  const voucherKey = await keepReceipt(ctx, { slug: VIP, payer, purpose, amountFen });
  const receivedOn = dayInChina(await currentTime(ctx.db));
  await transaction(ctx, async (tx) => {
    if (!(await takeOrder(tx.db, VIP))) return;
    const person = actingAs(tx, buyer);
    const { productOrderId } = must(await trade.vip.order(person, { key: randomUUID(), planId, version }));
    const kept = { paidAt: startOfDayInChina(receivedOn), voucherKey };
    const { paymentId } = must(await trade.claim(person, { productOrderId, amountFen, payer }, kept));
    const finance = actingAs(tx, await findPerson(tx.db, demoEmail('finance')));
    const tradeNo = `BT${String(productOrderId).padStart(8, '0')}0412`;
    must(await trade.finance.confirm(finance, { key: randomUUID(), paymentId, tradeNo, amountFen, receivedOn }));
  });
}
