import { useMutation } from '@tanstack/react-query';
import { isMiniProgram } from '#contract/domain/pages.ts';
import type { GatewayName } from '#contract/domain/payment.ts';
import { CallError } from '../../../lib/api.ts';
import { payments } from '../queries.ts';
import { useRequestKey } from '../request-key.ts';
import type { ToPay } from './to-pay.ts';
import type { Check } from './use-payment-arrives.ts';

const PHONE = /iPhone|Android.*Mobile/.test(navigator.userAgent);

/** Whether this is a browser of WeChat, on whatever device. */
export const WECHAT = /MicroMessenger/.test(navigator.userAgent);
/** Whether gateways show their pages for phones. WeChat opens no other app's page, not even its own. */
export const ON_PHONE = PHONE && !WECHAT;
/** Whether this is WeChat's own browser on a phone. Its mini programs pay in ways of their own. */
export const INSIDE_WECHAT = PHONE && WECHAT && !isMiniProgram(navigator.userAgent);

export interface GatewayProps {
  toPay: ToPay;
  check: Check;
  /** Called once money may arrive. */
  onBegun: () => void;
}

/** What WeChat's own browser comes back with once it has asked who pays. */
export interface Brought {
  code: string;
  state: string;
}

/** Starts a payment at a gateway; a second click, or a retry after a lost reply, is the same payment. */
export function useGateway({ toPay, onBegun }: GatewayProps, gateway: GatewayName, inside?: Brought) {
  const key = useRequestKey();
  const starting = useMutation({
    mutationFn: () =>
      payments.start({ ...toPay.named, key: key.current(), gateway, phone: ON_PHONE, ...(inside && { inside }) }),
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
