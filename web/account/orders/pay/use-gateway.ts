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
  /** Called once money may arrive. */
  onBegun: () => void;
}

/** Starts a payment at a gateway; a second click, or a retry after a lost reply, is the same payment. */
export function useGateway({ order, quote, onBegun }: GatewayProps, gateway: GatewayName) {
  const key = useRequestKey();
  const starting = useMutation({
    mutationFn: () => payments.start({ key: key.current(), orderId: order.orderId, quoteId: quote.quoteId, gateway }),
    onSuccess: onBegun,
    onError: (error) => {
      // The order no longer matches the page.
      if (error instanceof CallError && error.status === 409) void refreshOrder(order.orderId);
    },
  });
  return {
    starting,
    begin: () => {
      // The same key would return an expired payment.
      if (starting.data && Date.parse(starting.data.expiresAt) <= Date.now()) key.done();
      return starting.mutateAsync();
    },
  };
}
