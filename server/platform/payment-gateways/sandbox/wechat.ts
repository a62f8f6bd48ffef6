import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { clockInChina } from '#contract/domain/china-time.ts';
import { isOpenid, isRefunded, openTrade, type SandboxTrade, stateOf } from './book.ts';
import { refundTrade } from './refunds.ts';
import type { Sandbox } from './sandbox.ts';
import { isSignedBy, signText } from './signatures.ts';

interface Asked {
  method: string;
  url: URL;
  authorization: string;
  body: string;
}

interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** The part of WeChat Pay's APIv3 that the product uses. */
export function wechatReply(sandbox: Sandbox, asked: Asked): Answer {
  const [status, said] = isFromProduct(sandbox, asked) ? answerTo(sandbox, asked) : no(401, 'SIGN_ERROR');
  const body = said === undefined ? '' : JSON.stringify(said);
  return { status, body, headers: signedHeaders(sandbox, body) };
}

/** Headers with the platform's signature over time, nonce and body. */
export function signedHeaders({ keys: { wechat } }: Sandbox, body: string, seconds = 0): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000) + seconds);
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': wechat.platformSerial,
    'wechatpay-signature': signText(`${timestamp}\n${nonce}\n${body}\n`, wechat.platform.privateKey),
  };
}

function isFromProduct({ keys: { wechat } }: Sandbox, { method, url, authorization, body }: Asked): boolean {
  const field = (name: string) => new RegExp(`[ ,]${name}="([^"]*)"`).exec(authorization)?.[1] ?? '';
  const timestamp = field('timestamp');
  if (!authorization.startsWith('WECHATPAY2-SHA256-RSA2048 ')) return false;
  if (field('mchid') !== wechat.mchid || field('serial_no') !== wechat.serial) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const signed = `${method}\n${url.pathname}${url.search}\n${timestamp}\n${field('nonce_str')}\n${body}\n`;
  return isSignedBy(wechat.merchant.publicKey, signed, field('signature'));
}

type Said = [status: number, body: object | undefined];

function no(status: number, code: string): Said {
  return [status, { code, message: code }];
}

function answerTo(sandbox: Sandbox, { method, url, body }: Asked): Said {
  const { pathname, searchParams } = url;
  const wanted = (body ? JSON.parse(body) : {}) as Wanted;
  const { mchid } = sandbox.keys.wechat;
  if (method === 'POST' && pathname === '/v3/refund/domestic/refunds') return refund(sandbox, wanted);
  if ((wanted.mchid ?? searchParams.get('mchid')) !== mchid) return no(400, 'MCH_NOT_EXISTS');
  if (method === 'POST' && pathname === '/v3/pay/transactions/native') return open(sandbox, wanted);
  if (method === 'POST' && pathname === '/v3/pay/transactions/h5')
    return isFromPhone(wanted) ? open(sandbox, wanted, 'h5_url') : no(400, 'PARAM_ERROR');
  if (method === 'POST' && pathname === '/v3/pay/transactions/jsapi')
    return isOpenid(wanted.payer?.openid) ? open(sandbox, wanted, 'prepay_id') : no(400, 'PARAM_ERROR');
  const [, outTradeNo = '', closes] = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(pathname) ?? [];
  const trade = sandbox.book.find('wechat', decodeURIComponent(outTradeNo));
  if (!trade) return no(404, 'ORDER_NOT_EXIST');
  if (method === 'GET') return [200, wechatTrade(sandbox, trade)];
  if (!closes) return no(405, 'PARAM_ERROR');
  if (trade.state === 'paid') return no(400, 'ORDERPAID');
  trade.state = 'closed';
  sandbox.book.save(trade);
  return [204, undefined];
}

interface Wanted {
  mchid?: string;
  appid?: string;
  description?: string;
  out_trade_no?: string;
  out_refund_no?: string;
  time_expire?: string;
  notify_url?: string;
  scene_info?: { payer_client_ip?: string; h5_info?: { type?: string } };
  amount?: { total?: number; refund?: number; currency?: string };
  payer?: { openid?: string };
}

/** H5 must say from which address, and from what. */
function isFromPhone({ scene_info: scene }: Wanted): boolean {
  return isIP(scene?.payer_client_ip ?? '') !== 0 && ['Wap', 'iOS', 'Android'].includes(scene?.h5_info?.type ?? '');
}

function open(sandbox: Sandbox, wanted: Wanted, place: 'code_url' | 'h5_url' | 'prepay_id' = 'code_url'): Said {
  const { appid, description, out_trade_no: outTradeNo, amount } = wanted;
  const expiresAt = Date.parse(wanted.time_expire ?? '');
  if (appid !== sandbox.keys.wechat.appid) return no(400, 'APPID_MCHID_NOT_MATCH');
  if (!outTradeNo || !/^[\w|*-]{6,32}$/.test(outTradeNo)) return no(400, 'PARAM_ERROR');
  if (!description || Buffer.byteLength(description) > 127 || Number.isNaN(expiresAt)) return no(400, 'PARAM_ERROR');
  if (!Number.isInteger(amount?.total) || amount?.currency !== 'CNY') return no(400, 'PARAM_ERROR');
  const trade = openTrade(sandbox.book, {
    gateway: 'wechat',
    outTradeNo,
    amountFen: amount.total ?? 0,
    subject: description,
    expiresAt,
    noticeUrl: wanted.notify_url ?? '',
    returnUrl: '',
    onlyFor: wanted.payer?.openid,
  });
  if (!trade) return no(400, 'OUT_TRADE_NO_USED');
  if (trade.state !== 'unpaid') return no(400, trade.state === 'paid' ? 'ORDERPAID' : 'ORDER_CLOSED');
  return [200, { [place]: place === 'prepay_id' ? `wx${trade.id}` : sandbox.payUrl(trade) }];
}

/** A trade as WeChat describes it in replies and notices. */
export function wechatTrade({ keys: { wechat } }: Sandbox, trade: SandboxTrade): Record<string, unknown> {
  const state = stateOf(trade);
  const known = { mchid: wechat.mchid, appid: wechat.appid, out_trade_no: trade.outTradeNo };
  if (state !== 'paid') return { ...known, trade_state: state === 'closed' ? 'CLOSED' : 'NOTPAY' };
  return {
    ...known,
    trade_state: isRefunded(trade) ? 'REFUND' : 'SUCCESS',
    trade_type: trade.onlyFor === undefined ? 'NATIVE' : 'JSAPI',
    transaction_id: trade.tradeNo,
    success_time: `${clockInChina(trade.paidAt).replace(' ', 'T')}+08:00`,
    payer: { openid: trade.payer },
    amount: { total: trade.amountFen, payer_total: trade.amountFen, currency: 'CNY', payer_currency: 'CNY' },
  };
}

function refund({ book, whims }: Sandbox, { out_trade_no = '', out_refund_no = '', amount }: Wanted): Said {
  const trade = book.find('wechat', out_trade_no);
  if (!trade) return no(404, 'RESOURCE_NOT_EXISTS');
  if (amount?.total !== trade.amountFen) return no(400, 'PARAM_ERROR');
  const wanted = { outRefundNo: out_refund_no, amountFen: amount.refund ?? 0 };
  const done = refundTrade(book, trade, wanted, whims.refunds);
  if (done === 'refused') return no(403, trade.state === 'paid' ? 'NOT_ENOUGH' : 'INVALID_REQUEST');
  if (done === 'too-much' || done === 'other-amount') return no(400, 'INVALID_REQUEST');
  const status = done.refund.state === 'done' ? 'SUCCESS' : 'PROCESSING';
  return [200, { refund_id: done.refund.refundId, out_refund_no, out_trade_no, status }];
}
