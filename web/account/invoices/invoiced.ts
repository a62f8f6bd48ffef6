import type { Invoiceable } from '#contract/calls/invoices.ts';
import { paths } from '../../paths.ts';

/** What an invoice is for, as calls name it. */
export type Invoiced = { orderId: number } | { productOrderId: number };

export function isIt(one: Pick<Invoiceable, 'orderId' | 'productOrderId'>, invoiced: Invoiced): boolean {
  return 'orderId' in invoiced ? one.orderId === invoiced.orderId : one.productOrderId === invoiced.productOrderId;
}

/** The page of an order or a VIP order. The order page redirects to the address of the order's own kind. */
export function pathOf({ orderId, productOrderId }: Pick<Invoiceable, 'orderId' | 'productOrderId'>): string {
  return orderId === null
    ? paths.vipOrder({ productOrderId: productOrderId ?? 0 })
    : paths.order({ kind: 'video', orderId });
}
