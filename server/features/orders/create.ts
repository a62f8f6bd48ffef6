import { NO_SPECIAL_TERMS } from '#contract/domain/licence-terms.ts';
import {
  type ApprovalState,
  type LicenceInfo,
  ORDER_LIMITS,
  type OrderedLine,
  type OrderState,
} from '#contract/domain/order.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import { type OrderKind, orderKindOf } from '#contract/domain/order-kind.ts';
import { type PriceKind, priceKindOf } from '#contract/domain/prices.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import { type Buyer, buyerIn, mayBuyIn, type MemberContext } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { leaveCart } from '../cart/cart.ts';
import { keptReferences } from '../companies/companies.ts';
import { rememberLicensee } from '../licensees/licensees.ts';
import { agreedPolicy } from '../policies/policies.ts';
import { type PricedLine, priceLines } from '../prices/prices.ts';
import { once } from '../idempotency/idempotency.ts';
import { announce } from '../webhooks/webhooks.ts';
import { askApproval } from './approval.ts';
import { dividedProblem, licenceProblem, linesProblem } from './order-problems.ts';
import { insertLines, type InsertedOrder, insertOrder } from './create.queries.ts';
import { insertQuote, totalOf } from './quote.queries.ts';
import { tellOrdered } from './mails.ts';
import { withVip } from './vip.ts';

interface WantedOrder {
  /** Made once for each wanted order; a repeated request with the same key changes nothing. */
  key: string;
  /** What it may hold together. */
  kinds: readonly PriceKind[];
  /** With the prices that the buyer was shown. */
  lines: (OrderedLine & { priceFen: number | null; part?: number | undefined })[];
  licence: LicenceInfo;
  /** Further projects, each with licences in its own name. */
  furtherParts?: PartInfo[];
  references: OrderReferences;
  specialRequest: string;
  /** The version of the licence agreement that the buyer read; the one in effect unless said. */
  agreement?: number | undefined;
}

interface Created {
  orderId: number;
  number: string;
  kind: OrderKind;
  state: OrderState;
  /** Both are absent from replies that earlier releases have kept. */
  approval?: ApprovalState;
  totalFen?: number | null;
}

/** Orders licences. The order is quoted at once when every line has a price and there is no special request. */
export async function createOrder(ctx: MemberContext, wanted: WantedOrder): Promise<Created | Problem> {
  return await once(ctx, { call: 'order.create', body: wanted }, (tx) => placeOrder(tx, wanted));
}

async function placeOrder(ctx: MemberContext, wanted: WantedOrder): Promise<Created | Problem> {
  if (!mayBuyIn(ctx)) return problem('company-role');
  const projects = [wanted.licence, ...(wanted.furtherParts ?? [])];
  const refused =
    dividedProblem(projects.slice(1), wanted.lines) ??
    (await licenceProblem(ctx, projects)) ??
    (await linesProblem(ctx, wanted.kinds, wanted.lines));
  if (refused) return refused;
  const buyer = buyerIn(ctx);
  const references = await keptReferences(ctx, buyer.customerId, wanted.references);
  if (isProblem(references)) return references;
  const prices = await pricesOf(ctx, wanted);
  if (isProblem(prices)) return prices;
  const agreement = await agreedPolicy(ctx, 'order', wanted.agreement);
  if (isProblem(agreement)) return agreement;
  const { userId } = ctx.actor;
  const quoted = wanted.specialRequest === '' ? await quotedAtOnce(ctx, buyer, wanted, prices) : null;
  const totalFen = quoted && totalOf(quoted.lines);
  const kind = orderKindOf(prices.map((line) => priceKindOf(line.kind)));
  const order = await insertOrder(ctx.db, {
    ...wanted,
    kind,
    references,
    buyerId: userId,
    customerId: buyer.customerId,
    agreementId: agreement.id,
    totalFen,
    validDays: ORDER_LIMITS.quoteDays,
  });
  await addLines(ctx, order, { wanted, prices, quoted });
  const state = totalFen === null ? 'submitted' : 'quoted';
  await recordChange(ctx, {
    action: `order.${state}`,
    subject: `order:${order.id}`,
    after: { state, kind, lines: wanted.lines.length, totalFen, agreement: agreement.version },
  });
  if (state === 'quoted') await announce(ctx, 'order.quoted', { orderId: order.id });
  await leaveCart(
    ctx,
    userId,
    wanted.lines.map(({ materialId }) => materialId),
  );
  // The first one last, so that the next order offers it first.
  for (const project of projects.toReversed()) await rememberLicensee(ctx, buyer, project);
  const waits = await askApproval(ctx, order.id);
  if (!waits) await tellOrdered(ctx, { ...order, ...wanted, projects, kind, totalFen });
  return { orderId: order.id, number: order.number, kind, state, approval: waits ? 'waiting' : 'none', totalFen };
}

/** Current prices of the lines; refused when they differ from what the buyer saw. */
async function pricesOf(ctx: MemberContext, { lines }: WantedOrder): Promise<PricedLine[] | Problem> {
  const prices = await priceLines(ctx, lines);
  if (prices.length !== lines.length || prices.some(({ exists }) => !exists)) return problem('no-such-use');
  const asShown = prices.every(({ fen }, place) => fen === lines[place]?.priceFen);
  return asShown ? prices : problem('price-changed');
}

type Quoted = Awaited<ReturnType<typeof withVip>>;

/** The amounts of all lines, less the buyer's VIP discount; null as soon as one line is price on request. */
async function quotedAtOnce(
  ctx: MemberContext,
  buyer: Buyer,
  { lines }: WantedOrder,
  prices: readonly PricedLine[],
): Promise<Quoted | null> {
  const priced = lines.flatMap(({ materialId }, place) => {
    const priceFen = prices[place]?.fen ?? null;
    return priceFen === null ? [] : [{ materialId, priceFen, discountFen: 0 }];
  });
  const floors = prices.map(({ materialId: id, kind, floorFen }) => ({ id, kind, floorFen }));
  return priced.length === lines.length ? await withVip(ctx, buyer, priced, floors) : null;
}

interface Lines {
  wanted: WantedOrder;
  prices: PricedLine[];
  /** Null when sales must quote it. */
  quoted: Quoted | null;
}

/** Adds the lines with their current prices, and also as a quote when sales need not look at them. */
async function addLines(ctx: MemberContext, { id }: InsertedOrder, { wanted, prices, quoted }: Lines): Promise<void> {
  const frozen = wanted.lines.map(({ materialId, terms, excerpt, part }, place) => ({
    materialId,
    terms,
    excerpt,
    part,
    tableId: prices[place]?.tableId ?? null,
    listFen: prices[place]?.fen ?? null,
  }));
  const lineIds = await insertLines(ctx.db, id, frozen);
  if (!quoted) return;
  await insertQuote(ctx.db, {
    orderId: id,
    madeBy: null,
    note: '',
    validDays: ORDER_LIMITS.quoteDays,
    membershipId: quoted.membershipId,
    lines: quoted.lines.map(({ priceFen, discountFen, vipFen }, place) => ({
      lineId: lineIds[place]!,
      priceFen,
      discountFen,
      vipFen,
      terms: frozen[place]!.terms,
      special: NO_SPECIAL_TERMS,
    })),
  });
}
