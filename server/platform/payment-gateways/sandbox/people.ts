import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { newOpenid, type SandboxTrade } from './book.ts';
import { sandboxSecret } from './keys.ts';
import type { Sandbox } from './sandbox.ts';
import { isSignedBy } from './signatures.ts';

const COOKIE = 'sandbox_openid';
const CODE_MS = 300_000;

/**
 * Where the browser goes back to with a code, and the cookie by which we know its person again, as WeChat knows whose
 * phone it is; undefined when the address is not one that WeChat takes.
 */
export function authorize({ keys, codes }: Sandbox, url: URL, cookies: string) {
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const back = URL.parse(asked('redirect_uri'));
  if (asked('appid') !== keys.wechat.appid || asked('scope') !== 'snsapi_base' || !back?.protocol.startsWith('http'))
    return undefined;
  const known = new RegExp(`${COOKIE}=(o[0-9a-f]{26})`).exec(cookies)?.[1];
  const openid = known ?? newOpenid();
  const code = randomBytes(16).toString('hex');
  codes.set(code, { openid, until: Date.now() + CODE_MS, used: false });
  back.searchParams.set('code', code);
  back.searchParams.set('state', asked('state'));
  return { location: back.href, 'set-cookie': `${COOKIE}=${openid}; Path=/; HttpOnly; SameSite=Lax` };
}

/** Says whose a code is, once. */
export function tellPayer({ keys, codes }: Sandbox, { searchParams: asked }: URL): object {
  const known = codes.get(asked.get('code') ?? '');
  if (asked.get('appid') !== keys.wechat.appid) return { errcode: 40013, errmsg: 'invalid appid' };
  if (asked.get('secret') !== sandboxSecret(keys.wechat)) return { errcode: 40125, errmsg: 'invalid appsecret' };
  if (!known || known.until < Date.now()) return { errcode: 40029, errmsg: 'invalid code' };
  if (known.used) return { errcode: 40163, errmsg: 'code been used' };
  known.used = true;
  return {
    access_token: randomBytes(24).toString('hex'),
    expires_in: 7200,
    openid: known.openid,
    scope: 'snsapi_base',
  };
}

const parameters = z.object({
  appId: z.string(),
  timeStamp: z.string().regex(/^\d{10}$/),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.literal('RSA'),
  paySign: z.string(),
});

/** The trade that a page asks WeChat's browser to pay; undefined when we did not sign that, or somebody else began it. */
export function tradeInside({ keys, book }: Sandbox, asked: unknown, cookies: string): SandboxTrade | undefined {
  const { data } = parameters.safeParse(asked);
  if (!data) return undefined;
  const signed = `${data.appId}\n${data.timeStamp}\n${data.nonceStr}\n${data.package}\n`;
  if (data.appId !== keys.wechat.appid || !isSignedBy(keys.wechat.merchant.publicKey, signed, data.paySign)) return;
  const trade = book.findById(/^prepay_id=wx([0-9a-f]{32})$/.exec(data.package)?.[1] ?? '');
  return trade?.onlyFor !== undefined && cookies.includes(`${COOKIE}=${trade.onlyFor}`) ? trade : undefined;
}
