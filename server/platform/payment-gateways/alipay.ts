import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk';
import { fenOf, yuanOf } from '#contract/domain/money.ts';
import { clockInChina, instantInChina } from '#contract/domain/china-time.ts';
import { readAlipayNotice, tradeStateOf } from './alipay-notice.ts';
import { GatewayRefused, GatewayUnanswered } from './failures.ts';
import type { Gateway, PaymentRequest, RefundRequest, Trade } from './gateway.ts';
import type { AlipaySettings } from './settings.ts';

const NOT_THERE = 'ACQ.TRADE_NOT_EXIST';

/**
 * Alipay with payment on its own page: the buyer follows a link that we sign; everything else goes from server to
 * server.
 */
export function alipay(settings: AlipaySettings, noticeUrl: string, answerMs: number): Gateway {
  let opening: Promise<AlipaySdk> | undefined;
  const open = () => (opening ??= openSdk(settings, answerMs));
  return {
    name: 'alipay',
    begin: async (request) => ({ kind: 'page', url: pageUrl(await open(), request, noticeUrl) }),
    ask: async (outTradeNo) => await ask(await open(), outTradeNo),
    close: async (outTradeNo) => await close(await open(), outTradeNo),
    refund: async (request) => await refund(await open(), request),
    readNotice: async (notice) => readAlipayNotice(await open(), settings, notice),
    acknowledgement: { status: 200, contentType: 'text/plain', body: 'success' },
    refusal: { status: 400, contentType: 'text/plain', body: 'failure' },
  };
}

/** Loads the library when it is needed, because loading is slow and most processes never need it. */
async function openSdk(settings: AlipaySettings, answerMs: number): Promise<AlipaySdk> {
  const { appId, privateKey, publicKey, gateway } = settings;
  const { AlipaySdk } = await import('alipay-sdk');
  return new AlipaySdk({
    appId,
    privateKey,
    keyType: 'PKCS8',
    alipayPublicKey: publicKey,
    gateway,
    timeout: answerMs,
  });
}

/** The library would send this machine's local time, but Alipay expects Shanghai's. */
function timestamp(): string {
  return clockInChina(Date.now());
}

function pageUrl(sdk: AlipaySdk, request: PaymentRequest, notifyUrl: string): string {
  const [method, productCode] = request.phone
    ? ['alipay.trade.wap.pay', 'QUICK_WAP_WAY']
    : ['alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'];
  return sdk.pageExecute(method, 'GET', {
    timestamp: timestamp(),
    notifyUrl,
    returnUrl: request.returnUrl,
    bizContent: {
      outTradeNo: request.outTradeNo,
      productCode,
      totalAmount: yuanOf(request.amountFen),
      // Alipay refuses these three characters in a subject.
      subject: request.subject.replaceAll(/[/=&]/g, ' ').slice(0, 128).toWellFormed(),
      timeExpire: clockInChina(request.expiresAt),
    },
  });
}

/** Calls Alipay; an answer without a valid signature does not count. */
async function call(sdk: AlipaySdk, method: string, bizContent: object): Promise<AlipaySdkCommonResult> {
  const answer = sdk.exec(method, { timestamp: timestamp(), bizContent }, { validateSign: true });
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('time')), sdk.config.timeout);
  });
  try {
    const reply = await Promise.race([answer, limit]);
    // Alipay's documentation says to ask again after these two.
    if (reply.code === '20000' || reply.subCode?.endsWith('SYSTEM_ERROR')) throw new Error('busy');
    return reply;
  } catch (error) {
    // The library's own messages repeat signatures.
    throw new GatewayUnanswered('alipay', `${method}: ${whyOf(error)}`);
  } finally {
    clearTimeout(timer);
    answer.catch(() => {});
  }
}

function whyOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  if (message === 'time' || message === 'busy') return message;
  return cause?.code ?? (message.startsWith('验签失败') ? 'signature' : 'no valid answer');
}

function refusedBy(reply: AlipaySdkCommonResult): GatewayRefused {
  return new GatewayRefused('alipay', reply.subCode ?? String(reply.code));
}

async function ask(sdk: AlipaySdk, outTradeNo: string): Promise<Trade> {
  const reply = await call(sdk, 'alipay.trade.query', { outTradeNo });
  if (reply.subCode === NOT_THERE) return { outTradeNo, state: 'unknown', paid: undefined };
  if (reply.code !== '10000' || reply['outTradeNo'] !== outTradeNo) throw refusedBy(reply);
  const at = instantInChina(String(reply['sendPayDate']));
  const amountFen = fenOf(String(reply['totalAmount']));
  const state = tradeStateOf(String(reply['tradeStatus']), at);
  if (!['paid', 'refunded'].includes(state)) return { outTradeNo, state, paid: undefined };
  if (!at || amountFen === undefined) throw new GatewayUnanswered('alipay', 'alipay.trade.query: no valid answer');
  const paid = { tradeNo: String(reply['tradeNo']), amountFen, payer: String(reply['buyerLogonId'] ?? ''), at };
  return { outTradeNo, state, paid };
}

async function close(sdk: AlipaySdk, outTradeNo: string): Promise<void> {
  const reply = await call(sdk, 'alipay.trade.close', { outTradeNo });
  // A trade that was never opened or is already closed need not be closed.
  if (reply.code === '10000' || reply.subCode === NOT_THERE) return;
  if ((await ask(sdk, outTradeNo)).state !== 'closed') throw refusedBy(reply);
}

async function refund(
  sdk: AlipaySdk,
  { outTradeNo, outRefundNo, amountFen, reason }: RefundRequest,
): ReturnType<Gateway['refund']> {
  const reply = await call(sdk, 'alipay.trade.refund', {
    outTradeNo,
    outRequestNo: outRefundNo,
    refundAmount: yuanOf(amountFen),
    refundReason: reason.slice(0, 128).toWellFormed(),
  });
  if (reply.code !== '10000') throw refusedBy(reply);
  const tradeNo = String(reply['tradeNo']);
  if (reply['fundChange'] === 'Y') return { state: 'done', tradeNo };
  // The refund was asked for before; only this query tells whether the money was sent then.
  const earlier = await call(sdk, 'alipay.trade.fastpay.refund.query', { outTradeNo, outRequestNo: outRefundNo });
  return { state: earlier['refundStatus'] === 'REFUND_SUCCESS' ? 'done' : 'sending', tradeNo };
}
