interface OfOrder {
  orderId: number;
  productOrderId: null;
}

interface OfProduct {
  orderId: null;
  productOrderId: number;
}

/** What money and invoices are for: an order, or a product order. */
export type Thing = OfOrder | OfProduct;

/** What a request names. */
export type Named = { orderId: number } | { productOrderId: number };

export function thingOf(named: Named): Thing {
  return 'orderId' in named
    ? { orderId: named.orderId, productOrderId: null }
    : { orderId: null, productOrderId: named.productOrderId };
}

/** What a thing is called in the audit trail and in jobs. */
export function idOf({ orderId, productOrderId }: Thing): Named {
  return orderId === null ? { productOrderId } : { orderId };
}
