import { clockInChina } from '#contract/domain/china-time.ts';
import { GatewayRefused, GatewayUnanswered } from './failures.ts';
import type { Gateway, PaymentRequest, RefundRequest, Trade } from './gateway.ts';
import type { WechatSettings } from './settings.ts';
import { readWechatNotice, tradeOf } from './wechat-notice.ts';

type Http = (method: 'get' | 'post', path: string, data?: object) => Promise<unknown>;

/** WeChat's codes for a trade that it does not know. */
const NOT_THERE = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'];
const CLOSED = ['ORDER_CLOSED', 'ORDERCLOSED'];

/** WeChat Pay: Native, whose QR code the buyer's phone scans on the screen, or H5, a page that opens WeChat on a phone. */
export function wechat(settings: WechatSettings, noticeUrl: string, answerMs: number): Gateway {
  let opening: Promise<Http> | undefined;
  const http: Http = async (...request) => await (await (opening ??= openHttp(settings, answerMs)))(...request);
  const place = (outTradeNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;
  return {
    name: 'wechat',
    begin: async (request) => await begin(http, settings, { ...request, noticeUrl }),
    ask: async (outTradeNo) => await ask(http, settings, `${place(outTradeNo)}?mchid=${settings.mchid}`, outTradeNo),
    close: async (outTradeNo) => {
      await unless([...NOT_THERE, ...CLOSED], http('post', `${place(outTradeNo)}/close`, { mchid: settings.mchid }));
    },
    refund: async (request) => await refund(http, request),
    readNotice: async (notice) => await readWechatNotice(settings, notice),
    acknowledgement: { status: 200, contentType: 'application/json', body: '{"code":"SUCCESS"}' },
    refusal: { status: 400, contentType: 'application/json', body: '{"code":"FAIL","message":"refused"}' },
  };
}

/** Signs requests and checks the signature of each answer; loads the library when it is first needed. */
async function openHttp(settings: WechatSettings, answerMs: number): Promise<Http> {
  const { Decorator } = await import('wechatpay-axios-plugin');
  const options = {
    mchid: settings.mchid,
    serial: settings.serial,
    privateKey: settings.privateKey,
    certs: { [settings.platformSerial]: settings.platformKey },
    baseURL: settings.base,
    headers: { 'Wechatpay-Serial': settings.platformSerial },
    timeout: answerMs,
    maxRedirects: 0,
    proxy: false as const,
  };
  const client = Decorator.jsonBased(options);
  return async (method, url, data) => {
    try {
      const signal = AbortSignal.timeout(answerMs);
      return (await client.request<unknown>({ method, url, data, signal })).data;
    } catch (error) {
      throw failureOf(error);
    }
  };
}

/** Leaves out the library's own messages, which repeat keys and signatures. */
function failureOf(error: unknown): GatewayRefused | GatewayUnanswered {
  const { code, response } = error as { code?: string; response?: { status: number; data?: { code?: unknown } } };
  const reason = response?.data?.code;
  const said = response && response.status >= 400 && response.status < 500 && response.status !== 429;
  if (said && typeof reason === 'string') return new GatewayRefused('wechat', reason);
  // The library's codes for an answer that it could not verify.
  if (code?.startsWith('EV3_')) return new GatewayUnanswered('wechat', 'signature');
  return new GatewayUnanswered('wechat', response ? `status ${response.status}` : (code ?? 'no valid answer'));
}

async function unless(codes: string[], answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GatewayRefused && codes.includes(error.reason)) return undefined;
    throw error;
  }
}

async function begin(
  http: Http,
  { mchid, appid }: WechatSettings,
  { outTradeNo, amountFen, subject, expiresAt, returnUrl, phone, noticeUrl }: PaymentRequest & { noticeUrl: string },
): ReturnType<Gateway['begin']> {
  const scene = phone && { scene_info: { payer_client_ip: phone.address, h5_info: { type: 'Wap' } } };
  const reply = (await http('post', `/v3/pay/transactions/${phone ? 'h5' : 'native'}`, {
    ...scene,
    mchid,
    appid,
    description: clip(subject, 127),
    out_trade_no: outTradeNo,
    time_expire: `${clockInChina(expiresAt).replace(' ', 'T')}+08:00`,
    notify_url: noticeUrl,
    amount: { total: amountFen, currency: 'CNY' },
  })) as { code_url?: string; h5_url?: string } | undefined;
  if (phone && reply?.h5_url) {
    const url = new URL(reply.h5_url);
    url.searchParams.set('redirect_url', returnUrl);
    return { kind: 'page', url: url.href };
  }
  if (!reply?.code_url) throw new GatewayUnanswered('wechat', 'no code');
  return { kind: 'qr', codeUrl: reply.code_url };
}

/** Cuts a text to a number of bytes, which is how WeChat counts. */
function clip(text: string, bytes: number): string {
  const cut = new TextDecoder().decode(Buffer.from(text.toWellFormed()).subarray(0, bytes));
  return cut.replace(/\uFFFD+$/, '');
}

async function ask(http: Http, settings: WechatSettings, path: string, outTradeNo: string): Promise<Trade> {
  const reply = await unless(NOT_THERE, http('get', path));
  if (reply === undefined) return { outTradeNo, state: 'unknown', paid: undefined };
  const trade = tradeOf(reply, settings);
  if (trade === 'malformed' || trade === 'merchant' || trade.outTradeNo !== outTradeNo)
    throw new GatewayUnanswered('wechat', 'no valid answer');
  return trade;
}

async function refund(http: Http, request: RefundRequest): ReturnType<Gateway['refund']> {
  // WeChat answers a repeated request of the same number with the state of the refund.
  const reply = (await http('post', '/v3/refund/domestic/refunds', {
    out_trade_no: request.outTradeNo,
    out_refund_no: request.outRefundNo,
    reason: clip(request.reason, 80),
    amount: { refund: request.amountFen, total: request.totalFen, currency: 'CNY' },
  })) as { status?: string; refund_id?: string };
  if (reply.status !== 'SUCCESS' && reply.status !== 'PROCESSING')
    throw new GatewayRefused('wechat', `REFUND_${reply.status}`);
  return { state: reply.status === 'SUCCESS' ? 'done' : 'sending', tradeNo: reply.refund_id };
}
