import type { SandboxForm, SandboxPaper } from '#server/platform/invoice-provider/sandbox/book.ts';
import type { ProviderControlInput, ProviderControlName } from '#server/platform/invoice-provider/sandbox/control.ts';
import type { SandboxTrade } from '#server/platform/payment-gateways/sandbox/book.ts';
import type { ControlInput, ControlName } from '#server/platform/payment-gateways/sandbox/control.ts';
import type { NoticeAnswer } from '#server/platform/payment-gateways/sandbox/delivery.ts';
import type { SandboxNotice } from '#server/platform/payment-gateways/sandbox/notices.ts';

export interface SandboxControl {
  pay(wish: ControlInput['pay']): Promise<SandboxTrade>;
  trade(wish: ControlInput['trade']): Promise<SandboxTrade>;
  notice(wish: ControlInput['notice']): Promise<{ notice: SandboxNotice; reply?: NoticeAnswer }>;
  whims(wish: ControlInput['whims']): Promise<unknown>;
  /** Of the invoice provider. */
  provider: {
    whims(wish: ProviderControlInput['invoices/whims']): Promise<unknown>;
    endTokens(): Promise<{ given: number }>;
    papers(orderNo: string): Promise<(SandboxPaper & { state: string })[]>;
    form(wish: ProviderControlInput['invoices/form']): Promise<SandboxForm>;
  };
}

/** Controls a running sandbox; the key is in `payments-sandbox/keys.json` of its data folder. */
export function sandboxControl(url: string, key: string): SandboxControl {
  const call = async <Result>(name: ControlName | ProviderControlName, wish: object): Promise<Result> => {
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
    provider: {
      whims: async (wish) => await call('invoices/whims', wish),
      endTokens: async () => await call('invoices/endTokens', {}),
      papers: async (orderNo) => await call('invoices/papers', { orderNo }),
      form: async (wish) => await call('invoices/form', wish),
    },
  };
}
