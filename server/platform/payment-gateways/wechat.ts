import { GatewayRefused, GatewayUnanswered } from './failures.ts';
import type { Gateway, RefundRequest, Trade } from './gateway.ts';
import type { WechatSettings } from './settings.ts';
import { beginAtWechat, clip } from './wechat-begin.ts';
import { type Http, openHttp } from './wechat-http.ts';
import { readWechatNotice, tradeOf } from './wechat-notice.ts';
import { wechatPayers } from './wechat-payers.ts';

/** WeChat's codes for a trade that it does not know. */
const NOT_THERE = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'];
const CLOSED = ['ORDER_CLOSED', 'ORDERCLOSED'];

/**
 * WeChat Pay: Native, whose QR code the buyer's phone scans on the screen; H5, a page that opens WeChat on a phone; or
 * JSAPI, which pays inside WeChat's own browser.
 */
export function wechat(settings: WechatSettings, noticeUrl: string, answerMs: number): Gateway {
  let opening: Promise<Http> | undefined;
  const http: Http = async (...request) => await (await (opening ??= openHttp(settings, answerMs)))(...request);
  const place = (outTradeNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;
  return {
    name: 'wechat',
    payers: settings.inside && wechatPayers(settings.inside, answerMs),
    begin: async (request) => await beginAtWechat(http, settings, { ...request, noticeUrl }),
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

async function unless(codes: string[], answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GatewayRefused && codes.includes(error.reason)) return undefined;
    throw error;
  }
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
