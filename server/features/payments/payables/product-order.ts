import type { Language } from '#contract/domain/language.ts';
import { formatFen } from '#contract/domain/money.ts';
import type { Context } from '../../../context.ts';
import { currentTime } from '../../../platform/database/database.ts';
import { must, problem, type Problem } from '../../../platform/problem.ts';
import { holdingRed, takeBackForRefund } from '../../invoices/invoices.ts';
import {
  beginProduct,
  dayWords,
  freeProduct,
  holdProduct,
  moveProductOrder,
  planWords,
  type ProductOrderRow,
  setProductRefund,
  stopProduct,
  tellProductBuyer,
} from '../../membership/membership.ts';
import type { Thing } from '../../orders/orders.ts';
import { findHolding } from '../payments.queries.ts';
import type { Against, Payable } from './payable.ts';

const thingOfProduct = ({ id }: ProductOrderRow): Thing => ({ orderId: null, productOrderId: id });

/** A product order: its membership begins when it is paid, or the licences of its package can be taken. */
export function payableProduct(tx: Context, order: ProductOrderRow): Payable {
  const { id, state } = order;
  return {
    ...order,
    thing: thingOfProduct(order),
    isPaid: state === 'paid' || state === 'confirmed',
    notPayable: () => notPayable(tx, order),
    against: async () => reasonAgainst(order),
    isDeliverable: async () => true,
    async claim() {
      must(await moveProductOrder(tx, { id, from: 'awaiting', to: 'paid', by: 'buyer' }));
    },
    async unclaim(reason) {
      must(await moveProductOrder(tx, { id, from: 'paid', to: 'awaiting', by: 'finance', reason }));
      if (order.refund === 'requested') must(await setProductRefund(tx, { id, from: 'requested', to: 'none' }));
    },
    confirm: (by, amountFen) => confirm(tx, order, { by, amountFen }),
    close: () => Promise.reject(new Error('a product can always be delivered')),
    askRefund: async (words) =>
      (await holdProduct(tx, order)) ?? (await setProductRefund(tx, { id, from: 'none', to: 'requested', words })),
    async refuseRefund(answer) {
      must(await setProductRefund(tx, { id, from: 'requested', to: 'refused', answer }));
      await freeProduct(tx, order);
      await tellProductBuyer(
        tx,
        order,
        order.packageId === null ? 'membershipNotRefunded' : 'packageNotRefunded',
        (language) => ({ plan: planWords(language, order), answer }),
      );
    },
    takeBack: (wish) => takeBack(tx, order, wish),
    waitsForInvoice: async () => (await holdingRed(tx, thingOfProduct(order))) !== null,
    tell: (template, said) => tellProductBuyer(tx, order, template, said),
  };
}

async function notPayable(tx: Context, order: ProductOrderRow): Promise<Problem | undefined> {
  if (order.state === 'paid' || order.state === 'confirmed') {
    const holding = await findHolding(tx.db, thingOfProduct(order));
    return problem(holding?.state === 'claimed' ? 'payment-under-way' : 'already-paid');
  }
  if (order.state === 'requested') return problem('changed-meanwhile');
  const inTime = order.payBy !== null && order.payBy > (await currentTime(tx.db));
  return order.state === 'awaiting' && inTime ? undefined : problem('order-ended');
}

function reasonAgainst({ state }: ProductOrderRow): Against | undefined {
  if (state === 'closed' || state === 'requested') return { reason: 'order-closed', closes: false };
  return state === 'awaiting' ? undefined : { reason: 'paid-twice', closes: false };
}

async function confirm(
  tx: Context,
  order: ProductOrderRow,
  { by, amountFen }: { by: 'system' | 'finance'; amountFen: number },
): Promise<void> {
  const { id } = order;
  must(await moveProductOrder(tx, { id, from: by === 'system' ? 'awaiting' : 'paid', to: 'confirmed', by }));
  const endsOn = await beginProduct(tx, order);
  // Asked for while finance was looking for the transfer.
  if (order.refund === 'requested') must(await holdProduct(tx, order));
  const said = (language: Language) => ({
    plan: planWords(language, order),
    amount: formatFen(amountFen),
    day: dayWords(language, endsOn),
  });
  const { percent } = order;
  await (percent === null
    ? tellProductBuyer(tx, order, 'packageBegun', said)
    : tellProductBuyer(tx, order, 'membershipBegun', (language) => ({ ...said(language), percent })));
}

async function takeBack(
  tx: Context,
  order: ProductOrderRow,
  { answer, redReason, amountFen }: Parameters<Payable['takeBack']>[0],
): Promise<Problem | undefined> {
  const { id } = order;
  const refused = await stopProduct(tx, order, { reason: 'refunded', words: answer });
  if (refused) return refused;
  await takeBackForRefund(tx, thingOfProduct(order), redReason);
  must(await setProductRefund(tx, { id, from: 'requested', to: 'refunded', answer }));
  must(await moveProductOrder(tx, { id, from: 'confirmed', to: 'closed', by: 'finance', closeReason: 'refunded' }));
  const template = order.packageId === null ? 'membershipRefunded' : 'packageRefunded';
  await tellProductBuyer(tx, order, template, (language) => ({
    plan: planWords(language, order),
    amount: formatFen(amountFen),
    answer: answer === '' ? '' : `${answer}\n\n`,
  }));
  return undefined;
}
