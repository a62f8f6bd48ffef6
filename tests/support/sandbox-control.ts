import type { SandboxTrade } from '#server/platform/payment-gateways/sandbox/book.ts';
import type { ControlInput, ControlName } from '#server/platform/payment-gateways/sandbox/control.ts';
import type { NoticeAnswer } from '#server/platform/payment-gateways/sandbox/delivery.ts';
import type { SandboxNotice } from '#server/platform/payment-gateways/sandbox/notices.ts';

export interface SandboxControl {
  pay(wish: ControlInput['pay']): Promise<SandboxTrade>;
  trade(wish: ControlInput['trade']): Promise<SandboxTrade>;
  notice(wish: ControlInput['notice']): Promise<{ notice: SandboxNotice; reply?: NoticeAnswer }>;
  whims(wish: ControlInput['whims']): Promise<unknown>;
}

/** Controls a running sandbox; the key is in `payments-sandbox/keys.json` of its data folder. */
export function sandboxControl(url: string, key: string): SandboxControl {
  const call = async <Result>(name: ControlName, wish: object): Promise<Result> => {
    const reply = await fetch(`${url}/control/${name}`, {
      method: 'POST',
      headers: { 'x-control-key': key },
      body: JSON.stringify(wish),
    });
    if (!reply.ok) throw new Error(`the sandbox knows no such trade or wish: ${name} ${JSON.stringify(wish)}`);
    return (await reply.json()) as Result;
  };
  return {
    pay: async (wish) => await call('pay', wish),
    trade: async (wish) => await call('trade', wish),
    notice: async (wish) => await call('notice', wish),
    whims: async (wish) => await call('whims', wish),
  };
}
