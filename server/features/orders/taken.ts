import { type LicenceInfo, ORDER_LIMITS, type OrderedLine } from '#contract/domain/order.ts';
import { NO_SPECIAL_TERMS } from '#contract/domain/licence-terms.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import { buyerIn, type MemberContext } from '../../context.ts';
import { isProblem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { leaveCart } from '../cart/cart.ts';
import { keptReferences } from '../companies/companies.ts';
import { currentPolicy } from '../policies/policies.ts';
import { insertLines, insertOrder } from './create.queries.ts';
import { linesProblem } from './order-problems.ts';
import { insertQuote } from './quote.queries.ts';

interface Taking {
  /** What it is taken from. */
  from: { projectId: number } | { poolId: number };
  kind: PriceKind;
  /** Each at the price agreed on or paid before, whatever the price table says. */
  lines: (OrderedLine & { unitFen: number })[];
  licence: LicenceInfo;
  references: OrderReferences;
}

interface Placed {
  orderId: number;
  number: string;
  lineIds: number[];
}

/**
 * Places an order for what somebody takes from a project or a package. It is quoted at the price agreed on, for the
 * caller to settle in the same transaction, and needs nobody's approval.
 */
export async function placeTaken(tx: MemberContext, taking: Taking): Promise<Placed | Problem> {
  const { from, kind, lines, licence } = taking;
  const refused = await linesProblem(tx, [kind], lines);
  if (refused) return refused;
  const { userId, customerId } = buyerIn(tx);
  const agreement = await currentPolicy(tx, 'order');
  const references = await keptReferences(tx, customerId, taking.references);
  if (isProblem(references)) return references;
  const totalFen = lines.reduce((sum, { unitFen }) => sum + unitFen, 0);
  const validDays = ORDER_LIMITS.quoteDays;
  const { id: orderId, number } = await insertOrder(tx.db, {
    kind,
    buyerId: userId,
    customerId,
    licence,
    references,
    specialRequest: '',
    agreementId: agreement.id,
    totalFen,
    validDays,
    ...from,
  });
  const priced = lines.map((line) => ({ ...line, tableId: null, listFen: line.unitFen }));
  const lineIds = await insertLines(tx.db, orderId, priced);
  await insertQuote(tx.db, {
    orderId,
    madeBy: null,
    note: '',
    validDays,
    membershipId: null,
    lines: lines.map(({ terms, unitFen }, place) => ({
      lineId: lineIds[place]!,
      priceFen: unitFen,
      discountFen: 0,
      vipFen: 0,
      terms,
      special: NO_SPECIAL_TERMS,
    })),
  });
  await recordChange(tx, {
    action: 'order.quoted',
    subject: `order:${orderId}`,
    after: { state: 'quoted', kind, lines: lines.length, totalFen, ...from, agreement: agreement.version },
  });
  await leaveCart(
    tx,
    userId,
    lines.map(({ materialId }) => materialId),
  );
  return { orderId, number, lineIds };
}
