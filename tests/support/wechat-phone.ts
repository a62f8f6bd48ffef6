import type { InsideParameters } from '#server/platform/payment-gateways/gateway.ts';

/** What WeChat's browser comes back with. */
interface Returned {
  /** The page that it came back to. */
  page: string;
  inside: { code: string; state: string };
}

export interface WechatPhone {
  /** Opens the address at which WeChat says who pays. */
  comeBack(address: string): Promise<Returned>;
  /** Pays what a page hands to WeChat; false when WeChat does not. */
  pay(parameters: InsideParameters): Promise<boolean>;
}

/** Somebody's WeChat, played by the sandbox: the same person for as long as it lives. */
export function wechatPhone(sandbox: { url: string }): WechatPhone {
  let cookie = '';
  return {
    async comeBack(address) {
      const { headers } = await fetch(address, { redirect: 'manual', headers: { cookie } });
      cookie = headers.get('set-cookie')?.split(';', 1)[0] ?? '';
      const page = new URL(headers.get('location') ?? '');
      const [code, state] = ['code', 'state'].map((name) => page.searchParams.get(name) ?? '') as [string, string];
      for (const name of ['code', 'state']) page.searchParams.delete(name);
      return { page: page.href, inside: { code, state } };
    },
    async pay(parameters) {
      const body = JSON.stringify(parameters);
      const reply = await fetch(`${sandbox.url}/inside/pay`, { method: 'POST', headers: { cookie }, body });
      return ((await reply.json()) as { err_msg: string }).err_msg === 'get_brand_wcpay_request:ok';
    },
  };
}
