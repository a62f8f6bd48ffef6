import { useMutation } from '@tanstack/react-query';
import type { GatewayName } from '#contract/domain/payment.ts';
import { CallError } from '../../../lib/api.ts';
import { payments } from '../queries.ts';
import { useRequestKey } from '../request-key.ts';
import type { ToPay } from './to-pay.ts';
import type { Check } from './use-payment-arrives.ts';

/** Whether gateways show their pages for phones. WeChat opens no other app's page, not even its own. */
export const ON_PHONE =
  /iPhone|Android.*Mobile/.test(navigator.userAgent) && !/MicroMessenger/.test(navigator.userAgent);

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
    mutationFn: () => payments.start({ ...toPay.named, key: key.current(), gateway, phone: ON_PHONE }),
    onSuccess: onBegun,
    onError: (error) => {
      // What is paid no longer matches the page.
      if (!(error instanceof CallError) || error.status !== 409) return;
      void toPay.refresh();
      // It was begun anew elsewhere, so this key only leads to what was closed.
      key.done();
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
