import type { OrderDetail, Quote } from '#contract/calls/orders.ts';
import { refreshOrder } from '../queries.ts';

/** What is paid: the quote of an order, or a product order. */
export interface ToPay {
  /** As calls that pay name it. */
  named: { orderId: number; quoteId: number } | { productOrderId: number };
  /** As calls that only look name it. */
  thing: { orderId: number } | { productOrderId: number };
  number: string;
  totalFen: number;
  /** Who probably pays by transfer. */
  payer: string;
  refresh: () => Promise<void>;
}

export function orderToPay({ orderId, number, licence }: OrderDetail, { quoteId, totalFen }: Quote): ToPay {
  return {
    named: { orderId, quoteId },
    thing: { orderId },
    number,
    totalFen,
    payer: licence.licensee,
    refresh: () => refreshOrder(orderId),
  };
}
