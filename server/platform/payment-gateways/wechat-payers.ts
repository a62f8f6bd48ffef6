import { z } from 'zod';
import { GatewayUnanswered } from './failures.ts';
import type { Payers } from './gateway.ts';
import type { InsideSettings } from './settings.ts';

/** WeChat's codes for a code that is not valid, is too old or was used. */
const NO_CODE = [40029, 40163, 42003];

const answer = z.union([
  z.object({ openid: z.string().regex(/^[\w-]{1,64}$/) }),
  z.object({ errcode: z.int(), errmsg: z.string().optional() }),
]);

/** Who pays inside WeChat: WeChat sends the browser back with a code, for which it tells us the person's openid. */
export function wechatPayers(settings: InsideSettings, answerMs: number): Payers {
  return {
    address: (returnUrl, state) => {
      const url = new URL('/connect/oauth2/authorize', settings.authorizeBase);
      // WeChat reads the parameters in this order only, and wants its fragment.
      const asked = {
        appid: settings.appid,
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      };
      url.search = new URLSearchParams(asked).toString();
      url.hash = 'wechat_redirect';
      return url.href;
    },
    payerOf: async (code) => await payerOf(settings, code, answerMs),
  };
}

/** Never repeats the request, which holds the app's secret. */
async function payerOf(settings: InsideSettings, code: string, answerMs: number): Promise<string | undefined> {
  const url = new URL('/sns/oauth2/access_token', settings.apiBase);
  const { appid, secret } = settings;
  url.search = new URLSearchParams({ appid, secret, code, grant_type: 'authorization_code' }).toString();
  const said = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(answerMs) })
    .then(async (reply) => answer.safeParse(await reply.json()).data)
    .catch(() => undefined);
  if (said && 'openid' in said) return said.openid;
  if (said && NO_CODE.includes(said.errcode)) return undefined;
  throw new GatewayUnanswered('wechat', said ? `errcode ${said.errcode}` : 'no valid answer');
}
