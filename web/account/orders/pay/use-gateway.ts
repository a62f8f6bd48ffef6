import { useMutation } from '@tanstack/react-query';
import type { GatewayName } from '#contract/domain/payment.ts';
import { CallError } from '../../../lib/api.ts';
import { payments } from '../queries.ts';
import { useRequestKey } from '../request-key.ts';
import type { ToPay } from './to-pay.ts';
import type { Check } from './use-payment-arrives.ts';

export interface GatewayProps {
  toPay: ToPay;
  check: Check;
  /** Called once money may arrive. */
  onBegun: () => void;
}

/** Starts a payment at a gateway; a second click, or a retry after a lost reply, is the same payment. */
export function useGateway({ toPay, onBegun }: GatewayProps, gateway: GatewayName) {
  const key = useRequestKey();
  const starting = useMutation({
    mutationFn: () => payments.start({ ...toPay.named, key: key.current(), gateway }),
    onSuccess: onBegun,
    onError: (error) => {
      // What is paid no longer matches the page.
      if (error instanceof CallError && error.status === 409) void toPay.refresh();
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
