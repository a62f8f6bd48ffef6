import { clockInChina } from '#contract/domain/china-time.ts';
import { GatewayUnanswered } from './failures.ts';
import type { PaymentRequest, PaymentTarget } from './gateway.ts';
import type { WechatSettings } from './settings.ts';
import type { Http } from './wechat-http.ts';

/** Begins a payment on the kind of page that the buyer can open. */
export async function beginAtWechat(
  http: Http,
  settings: WechatSettings,
  request: PaymentRequest & { noticeUrl: string },
): Promise<PaymentTarget> {
  const { payer, phone } = request;
  if (payer !== undefined) return await beginInside(http, settings, request, payer);
  if (!phone) {
    const { code_url: codeUrl } = await open(http, 'native', settings, request);
    if (!codeUrl) throw new GatewayUnanswered('wechat', 'no code');
    return { kind: 'qr', codeUrl };
  }
  const scene = { scene_info: { payer_client_ip: phone.address, h5_info: { type: 'Wap' } } };
  const { h5_url: page } = await open(http, 'h5', settings, request, scene);
  if (!page) throw new GatewayUnanswered('wechat', 'no page');
  const url = new URL(page);
  url.searchParams.set('redirect_url', request.returnUrl);
  return { kind: 'page', url: url.href };
}

/** Inside WeChat's browser the page itself opens the payment, with parameters that we have signed. */
async function beginInside(
  http: Http,
  settings: WechatSettings,
  request: PaymentRequest & { noticeUrl: string },
  payer: string,
): Promise<PaymentTarget> {
  const appid = settings.inside?.appid ?? settings.appid;
  const { prepay_id: prepayId } = await open(http, 'jsapi', { ...settings, appid }, request, {
    payer: { openid: payer },
  });
  if (!prepayId) throw new GatewayUnanswered('wechat', 'no prepay_id');
  const { Formatter, Rsa } = await import('wechatpay-axios-plugin');
  const [timeStamp, nonceStr, packed] = [String(Formatter.timestamp()), Formatter.nonce(), `prepay_id=${prepayId}`];
  const paySign = Rsa.sign(Formatter.joinedByLineFeed(appid, timeStamp, nonceStr, packed), settings.privateKey);
  return {
    kind: 'inside',
    parameters: { appId: appid, timeStamp, nonceStr, package: packed, signType: 'RSA', paySign },
  };
}

interface Opened {
  code_url?: string;
  h5_url?: string;
  prepay_id?: string;
}

async function open(
  http: Http,
  way: 'native' | 'h5' | 'jsapi',
  { mchid, appid }: Pick<WechatSettings, 'mchid' | 'appid'>,
  { outTradeNo, amountFen, subject, expiresAt, noticeUrl }: PaymentRequest & { noticeUrl: string },
  more: object = {},
): Promise<Opened> {
  const reply = await http('post', `/v3/pay/transactions/${way}`, {
    ...more,
    mchid,
    appid,
    description: clip(subject, 127),
    out_trade_no: outTradeNo,
    time_expire: `${clockInChina(expiresAt).replace(' ', 'T')}+08:00`,
    notify_url: noticeUrl,
    amount: { total: amountFen, currency: 'CNY' },
  });
  return (reply ?? {}) as Opened;
}

/** Cuts a text to a number of bytes, which is how WeChat counts. */
export function clip(text: string, bytes: number): string {
  const cut = new TextDecoder().decode(Buffer.from(text.toWellFormed()).subarray(0, bytes));
  return cut.replace(/\uFFFD+$/, '');
}
