import { NO_SPECIAL_TERMS } from '#contract/domain/licence-terms.ts';
import { type LicenceInfo, ORDER_LIMITS, type OrderedLine, type OrderState } from '#contract/domain/order.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import { buyerIn, mayBuyIn, type MemberContext } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { leaveCart } from '../cart/cart.ts';
import { type PricedLine, priceLines } from '../prices/prices.ts';
import { once } from '../idempotency/idempotency.ts';
import { askApproval } from './approval.ts';
import { licenceProblem, linesProblem } from './order-problems.ts';
import { insertLines, type InsertedOrder, insertOrder } from './create.queries.ts';
import { insertQuote } from './quote.queries.ts';
import { tellOrdered } from './mails.ts';

interface WantedOrder {
  /** Made once for each wanted order; a repeated request with the same key changes nothing. */
  key: string;
  kind: PriceKind;
  /** With the prices that the buyer was shown. */
  lines: (OrderedLine & { priceFen: number | null })[];
  licence: LicenceInfo;
  specialRequest: string;
}

interface Created {
  orderId: number;
  number: string;
  state: OrderState;
}

/** Orders licences. The order is quoted at once when every line has a price and there is no special request. */
export async function createOrder(ctx: MemberContext, wanted: WantedOrder): Promise<Created | Problem> {
  return await once(ctx, { call: 'order.create', body: wanted }, (tx) => placeOrder(tx, wanted));
}

async function placeOrder(ctx: MemberContext, wanted: WantedOrder): Promise<Created | Problem> {
  if (!mayBuyIn(ctx)) return problem('company-role');
  const refused = (await licenceProblem(ctx, wanted.licence)) ?? (await linesProblem(ctx, wanted.kind, wanted.lines));
  if (refused) return refused;
  const prices = await pricesOf(ctx, wanted);
  if (isProblem(prices)) return prices;
  const { userId } = ctx.actor;
  const totalFen = wanted.specialRequest === '' ? sumOf(prices) : null;
  const order = await insertOrder(ctx.db, {
    ...wanted,
    buyerId: userId,
    customerId: buyerIn(ctx).customerId,
    totalFen,
    validDays: ORDER_LIMITS.quoteDays,
  });
  await addLines(ctx, order, { wanted, prices, priced: totalFen !== null });
  const state = totalFen === null ? 'submitted' : 'quoted';
  await recordChange(ctx, {
    action: `order.${state}`,
    subject: `order:${order.id}`,
    after: { state, kind: wanted.kind, lines: wanted.lines.length, totalFen },
  });
  await leaveCart(
    ctx,
    userId,
    wanted.lines.map(({ materialId }) => materialId),
  );
  if (!(await askApproval(ctx, order.id))) await tellOrdered(ctx, { ...order, ...wanted, totalFen });
  return { orderId: order.id, number: order.number, state };
}

/** Current prices of the lines; refused when they differ from what the buyer saw. */
async function pricesOf(ctx: MemberContext, { lines }: WantedOrder): Promise<PricedLine[] | Problem> {
  const prices = await priceLines(ctx, lines);
  if (prices.length !== lines.length || prices.some(({ exists }) => !exists)) return problem('no-such-use');
  const asShown = prices.every(({ fen }, place) => fen === lines[place]?.priceFen);
  return asShown ? prices : problem('price-changed');
}

/** Null as soon as one line is price on request. */
function sumOf(prices: readonly PricedLine[]): number | null {
  return prices.reduce<number | null>((sum, { fen }) => (sum === null || fen === null ? null : sum + fen), 0);
}

interface Lines {
  wanted: WantedOrder;
  prices: PricedLine[];
  priced: boolean;
}

/** Adds the lines with their current prices, and also as a quote when sales need not look at them. */
async function addLines(ctx: MemberContext, { id }: InsertedOrder, { wanted, prices, priced }: Lines): Promise<void> {
  const frozen = wanted.lines.map(({ materialId, terms }, place) => ({
    materialId,
    terms,
    tableId: prices[place]?.tableId ?? null,
    listFen: prices[place]?.fen ?? null,
  }));
  const lineIds = await insertLines(ctx.db, id, frozen);
  if (!priced) return;
  await insertQuote(ctx.db, {
    orderId: id,
    madeBy: null,
    note: '',
    validDays: ORDER_LIMITS.quoteDays,
    lines: frozen.map(({ terms, listFen }, place) => ({
      lineId: lineIds[place]!,
      priceFen: listFen ?? 0,
      discountFen: 0,
      terms,
      special: NO_SPECIAL_TERMS,
    })),
  });
}
