import { randomUUID } from 'node:crypto';
import { NO_REFERENCES } from '#contract/domain/references.ts';
import { actingAs, type Context, transaction } from '../../context.ts';
import { must } from '../../platform/problem.ts';
import { demoEmail } from './accounts.ts';
import { listOnSale, takeOrder } from './orders.queries.ts';
import { LICENSEES } from './orders/licensees.ts';
import type { Trade } from './orders/steps.ts';
import { keepProductReceipt, payByTransfer } from './pay-product.ts';
import { findPerson } from './works.queries.ts';

/** Marks among the orders that somebody has a package. */
export const PACKAGE = 'package';
const { licensee: PAYER } = LICENSEES.agency;
/** Photos that are taken from it, counted from the end of the list so that no story has ordered them. */
const TAKEN = 2;

/** Has the buyer of the demo buy the cheapest package of photos by transfer, and take from it; once. */
export async function makeDemoPackage(ctx: Context, trade: Trade): Promise<void> {
  const buyer = await findPerson(ctx.db, demoEmail('buyer'));
  const { infos } = must(await trade.packages.list(actingAs(ctx, buyer), {}));
  const offer = infos.find(({ kind, priceFen }) => kind === 'photo' && priceFen !== null);
  if (!offer?.priceFen) return;
  const { packageId, version, name: purpose, priceFen: amountFen } = offer;
  const receipt = await keepProductReceipt(ctx, { slug: PACKAGE, payer: PAYER, purpose, amountFen });
  const photos = (await listOnSale(ctx.db, 'photo', buyer.userId)).slice(-TAKEN);
  await transaction(ctx, async (tx) => {
    if (!(await takeOrder(tx.db, PACKAGE))) return;
    const person = actingAs(tx, buyer);
    const wish = { key: randomUUID(), packageId, version, words: '' };
    const { productOrderId } = must(await trade.packages.order(person, wish));
    await payByTransfer(tx, trade, { person, productOrderId, receipt });
    const { poolId } = must(await trade.packages.mine(person, {})).infos[0]!;
    const licence = {
      projectName: '城市周刊',
      brand: '拾光',
      licensee: PAYER,
      licenseeType: 'company' as const,
      references: NO_REFERENCES,
    };
    for (const materialId of photos)
      must(await trade.packages.take(person, { key: randomUUID(), poolId, materialId, ...licence }));
  });
}
