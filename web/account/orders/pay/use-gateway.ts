import { useMutation } from '@tanstack/react-query';
import type { OrderDetail, Quote } from '#contract/calls/orders.ts';
import type { GatewayName } from '#contract/domain/payment.ts';
import { CallError } from '../../../lib/api.ts';
import { payments, refreshOrder } from '../queries.ts';
import { useRequestKey } from '../request-key.ts';
import type { Check } from './use-payment-arrives.ts';

export interface GatewayProps {
  order: OrderDetail;
  quote: Quote;
  check: Check;
  /** From now on money may arrive. */
  onBegun: () => void;
}

/** Begins to pay at a gateway; pressed twice, or after a lost reply, it is the same payment. */
export function useGateway({ order, quote, onBegun }: GatewayProps, gateway: GatewayName) {
  const key = useRequestKey();
  const starting = useMutation({
    mutationFn: () => payments.start({ key: key.current(), orderId: order.orderId, quoteId: quote.quoteId, gateway }),
    onSuccess: onBegun,
    onError: (error) => {
      // The order is not what the page shows any more.
      if (error instanceof CallError && error.status === 409) void refreshOrder(order.orderId);
    },
  });
  return {
    starting,
    begin: () => {
      // The same key would lead to the same place, where nothing can be paid any more.
      if (starting.data && Date.parse(starting.data.expiresAt) <= Date.now()) key.done();
      return starting.mutateAsync();
    },
  };
}
