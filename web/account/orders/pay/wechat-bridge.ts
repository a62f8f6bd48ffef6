import type { InsideParameters } from '#contract/calls/payments.ts';

interface Bridge {
  invoke(name: 'getBrandWCPayRequest', parameters: InsideParameters, said: (answer: { err_msg: string }) => void): void;
}

declare global {
  interface Window {
    /** Set by WeChat's own browser, sometimes only after the page has loaded. */
    WeixinJSBridge?: Bridge;
  }
}

const MOST_MS = 5000;

/** Lets WeChat open the payment. What it says proves nothing: only its notice does. */
export async function payInWechat(parameters: InsideParameters): Promise<'paid' | 'cancelled' | 'failed'> {
  const bridge = window.WeixinJSBridge ?? (await laterBridge());
  if (!bridge) return 'failed';
  const { promise, resolve } = Promise.withResolvers<string>();
  bridge.invoke('getBrandWCPayRequest', parameters, ({ err_msg: said }) => resolve(said));
  const said = await promise;
  if (said.endsWith(':ok')) return 'paid';
  return said.endsWith(':cancel') ? 'cancelled' : 'failed';
}

async function laterBridge(): Promise<Bridge | undefined> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, MOST_MS);
  document.addEventListener('WeixinJSBridgeReady', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
  return window.WeixinJSBridge;
}
