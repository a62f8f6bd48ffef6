import { fenOf, yuanOf } from '#contract/domain/money.ts';
import { clockInChina, instantInChina } from '#contract/domain/china-time.ts';
import { isRefunded, openTrade, refundedFen, type SandboxTrade, stateOf } from './book.ts';
import { refundTrade } from './refunds.ts';
import type { Sandbox } from './sandbox.ts';
import { fieldsAsText, isSignedBy, signText } from './signatures.ts';

type Fields = Record<string, string>;

/** Whether the product signed these fields for the right app. */
export function isFromProduct({ keys: { alipay } }: Sandbox, fields: Fields): boolean {
  const signed = fields['sign'] ?? '';
  if (fields['app_id'] !== alipay.appId || fields['sign_type'] !== 'RSA2') return false;
  return isSignedBy(alipay.merchant.publicKey, fieldsAsText(fields, ['sign']), signed);
}

/** What each kind of page sells. */
const PRODUCTS: Record<string, string> = {
  'alipay.trade.page.pay': 'FAST_INSTANT_TRADE_PAY',
  'alipay.trade.wap.pay': 'QUICK_WAP_WAY',
};

/**
 * alipay.trade.page.pay and alipay.trade.wap.pay: opens the trade of the link that a buyer's browser follows; undefined when the link is
 * invalid.
 */
export function openAlipayTrade({ book }: Sandbox, fields: Fields): SandboxTrade | undefined {
  const wanted = contentOf(fields);
  const amountFen = fenOf(wanted['total_amount'] ?? '');
  const expiresAt = instantInChina(wanted['time_expire'] ?? '')?.getTime();
  const outTradeNo = wanted['out_trade_no'];
  if (!amountFen || expiresAt === undefined || !outTradeNo || !/^[\w-]{1,64}$/.test(outTradeNo)) return undefined;
  if (!wanted['subject'] || /[/=&]/.test(wanted['subject'])) return undefined;
  if (wanted['product_code'] !== PRODUCTS[fields['method'] ?? '']) return undefined;
  return openTrade(book, {
    gateway: 'alipay',
    outTradeNo,
    amountFen,
    subject: wanted['subject'],
    expiresAt,
    noticeUrl: fields['notify_url'] ?? '',
    returnUrl: fields['return_url'] ?? '',
  });
}

function contentOf(fields: Fields): Fields {
  try {
    return JSON.parse(fields['biz_content'] ?? '{}') as Fields;
  } catch {
    return {};
  }
}

/** The text of a reply, signed as Alipay does: over the exact characters of the inner object. */
export function alipayReply(sandbox: Sandbox, fields: Fields): string {
  const method = fields['method'] ?? '';
  const answer = isFromProduct(sandbox, fields)
    ? answerTo(sandbox, method, contentOf(fields))
    : no('isv.invalid-signature', '40002');
  const text = JSON.stringify(answer);
  const sign = signText(text, sandbox.keys.alipay.gateway.privateKey);
  return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}`;
}

function no(reason: string, code = '40004'): object {
  return { code, msg: 'Business Failed', sub_code: reason, sub_msg: reason };
}

function answerTo(sandbox: Sandbox, method: string, wanted: Fields): object {
  const trade = sandbox.book.find('alipay', wanted['out_trade_no'] ?? '');
  if (!trade) return no('ACQ.TRADE_NOT_EXIST');
  const yes = {
    code: '10000',
    msg: 'Success',
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo || `0${trade.id}`,
  };
  switch (method) {
    case 'alipay.trade.query':
      return { ...yes, ...standing(trade) };
    case 'alipay.trade.close':
      if (stateOf(trade) !== 'unpaid') return no('ACQ.TRADE_STATUS_ERROR');
      trade.state = 'closed';
      sandbox.book.save(trade);
      return yes;
    case 'alipay.trade.refund':
      return refund(sandbox, trade, wanted, yes);
    case 'alipay.trade.fastpay.refund.query': {
      const known = trade.refunds.find(({ outRefundNo }) => outRefundNo === wanted['out_request_no']);
      return { ...yes, ...(known?.state === 'done' ? { refund_status: 'REFUND_SUCCESS' } : {}) };
    }
    default:
      return no('isv.invalid-method', '40002');
  }
}

/** Alipay's name for the state of a trade. */
export function alipayStatus(trade: SandboxTrade): string {
  const state = stateOf(trade);
  if (state === 'paid') return isRefunded(trade) ? 'TRADE_CLOSED' : 'TRADE_SUCCESS';
  return state === 'closed' ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY';
}

function standing(trade: SandboxTrade): object {
  const total_amount = yuanOf(trade.amountFen);
  const trade_status = alipayStatus(trade);
  if (trade.state !== 'paid') return { trade_status, total_amount };
  return { trade_status, total_amount, buyer_logon_id: trade.payer, send_pay_date: clockInChina(trade.paidAt) };
}

function refund({ book, whims }: Sandbox, trade: SandboxTrade, wanted: Fields, yes: object): object {
  const outRefundNo = wanted['out_request_no'] ?? '';
  const amountFen = fenOf(wanted['refund_amount'] ?? '') ?? 0;
  const done = refundTrade(book, trade, { outRefundNo, amountFen }, whims.refunds);
  if (done === 'too-much') return no('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  if (done === 'other-amount') return no('ACQ.DISCORDANT_REPEAT_REQUEST');
  if (done === 'refused')
    return no(trade.state === 'paid' ? 'ACQ.SELLER_BALANCE_NOT_ENOUGH' : 'ACQ.TRADE_STATUS_ERROR');
  const moved = done.refund.state === 'done' && !done.again;
  return { ...yes, fund_change: moved ? 'Y' : 'N', refund_fee: yuanOf(refundedFen(trade)) };
}
