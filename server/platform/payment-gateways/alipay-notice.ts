import type { AlipaySdk } from 'alipay-sdk';
import { fenOf } from '#contract/domain/money.ts';
import { instantInChina } from '#contract/domain/china-time.ts';
import type { NoticeReading, RawNotice, Trade } from './gateway.ts';
import type { AlipaySettings } from './settings.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Alipay repeats a notice for 25 hours, so older notices and those from the future are not genuine. */
const OLDEST_MS = 26 * 3600 * 1000;
const AHEAD_MS = 300 * 1000;

/** A closed trade with a time of payment was refunded. */
export function tradeStateOf(status: string, paidAt: Date | undefined): Trade['state'] {
  if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED') return 'paid';
  if (status === 'TRADE_CLOSED') return paidAt ? 'refunded' : 'closed';
  return status === 'WAIT_BUYER_PAY' ? 'unpaid' : 'unknown';
}

/** Reads a notice: a form whose fields are signed together. */
export function readAlipayNotice(sdk: AlipaySdk, settings: AlipaySettings, { body }: RawNotice): NoticeReading {
  const fields = readForm(body);
  if (!fields?.['sign']) return { refused: 'malformed' };
  // The library would also accept the older, weaker type of signature.
  if (fields['sign_type'] !== 'RSA2' || !sdk.checkNotifySignV2(fields)) return { refused: 'signature' };
  if (fields['app_id'] !== settings.appId || fields['seller_id'] !== settings.sellerId) return { refused: 'merchant' };
  const sentAt = instantInChina(fields['notify_time'] ?? '');
  if (!sentAt) return { refused: 'malformed' };
  const age = Date.now() - sentAt.getTime();
  if (age > OLDEST_MS || age < -AHEAD_MS) return { refused: 'time' };
  const trade = readTrade(fields);
  return trade ? { trade } : { refused: 'malformed' };
}

function readTrade(fields: Record<string, string>): Trade | undefined {
  const { out_trade_no: outTradeNo, trade_no: tradeNo, trade_status: status = '' } = fields;
  if (!outTradeNo || !tradeNo || fields['notify_type'] !== 'trade_status_sync') return undefined;
  const at = instantInChina(fields['gmt_payment'] ?? '');
  const state = tradeStateOf(status, at);
  if (state !== 'paid' && state !== 'refunded') return { outTradeNo, state, paid: undefined };
  const amountFen = fenOf(fields['total_amount'] ?? '');
  if (!at || amountFen === undefined) return undefined;
  return { outTradeNo, state, paid: { tradeNo, amountFen, payer: fields['buyer_logon_id'] ?? '', at } };
}

/** Refuses a repeated field, because the signature covers only one of them. */
function readForm(body: Buffer): Record<string, string> | undefined {
  let pairs: [string, string][];
  try {
    pairs = [...new URLSearchParams(utf8.decode(body))];
  } catch {
    return undefined;
  }
  const fields = new Map(pairs);
  return fields.size === pairs.length ? Object.fromEntries(fields) : undefined;
}
