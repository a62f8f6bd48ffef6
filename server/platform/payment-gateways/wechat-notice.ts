import { z } from 'zod';
import type { NoticeReading, RawNotice, Trade } from './gateway.ts';
import type { WechatSettings } from './settings.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** How far the clocks may differ. */
const MOST_SECONDS = 300;

const envelope = z.object({
  event_type: z.literal('TRANSACTION.SUCCESS'),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.base64(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
});

const transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  payer: z.object({ openid: z.string().optional() }).optional(),
  amount: z.object({ total: z.int().positive(), currency: z.string().optional() }).optional(),
});

const STATES: Record<string, Trade['state']> = {
  SUCCESS: 'paid',
  REFUND: 'refunded',
  CLOSED: 'closed',
  REVOKED: 'closed',
  NOTPAY: 'unpaid',
  USERPAYING: 'unpaid',
  PAYERROR: 'unpaid',
};

/** Reads WeChat's description of a trade, from a notice or a reply. */
export function tradeOf(said: unknown, { mchid, appid, inside }: WechatSettings): Trade | 'malformed' | 'merchant' {
  const { data } = transaction.safeParse(said);
  if (!data) return 'malformed';
  if (data.mchid !== mchid || ![appid, inside?.appid].includes(data.appid)) return 'merchant';
  const { out_trade_no: outTradeNo, transaction_id: tradeNo, success_time: at, amount } = data;
  const state = STATES[data.trade_state] ?? 'unknown';
  if (state !== 'paid' && state !== 'refunded') return { outTradeNo, state, paid: undefined };
  if (!tradeNo || !at || !amount || (amount.currency ?? 'CNY') !== 'CNY') return 'malformed';
  const payer = data.payer?.openid ?? '';
  return { outTradeNo, state, paid: { tradeNo, amountFen: amount.total, payer, at: new Date(at) } };
}

/**
 * Checks a notice. The signature covers time, nonce and the exact bytes of the body, whose contents are encrypted as
 * well.
 */
export async function readWechatNotice(settings: WechatSettings, notice: RawNotice): Promise<NoticeReading> {
  const { Aes, Formatter, Rsa } = await import('wechatpay-axios-plugin');
  const header = (name: string) => notice.headers[`wechatpay-${name}`] ?? '';
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map(header);
  if (!timestamp || !nonce || !signature || !serial) return { refused: 'malformed' };
  // WeChat sends test signatures to see whether we check them.
  if (signature.startsWith('WECHATPAY/SIGNTEST/')) return { refused: 'test' };
  if (!/^\d{10}$/.test(timestamp) || Math.abs(Formatter.timestamp() - Number(timestamp)) > MOST_SECONDS)
    return { refused: 'time' };
  if (serial !== settings.platformSerial) return { refused: 'serial' };
  const body = decode(notice.body);
  if (body === undefined) return { refused: 'malformed' };
  if (!Rsa.verify(Formatter.response(timestamp, nonce, body), signature, settings.platformKey))
    return { refused: 'signature' };
  const { data } = envelope.safeParse(parse(body));
  if (!data) return { refused: 'malformed' };
  const { ciphertext, nonce: iv, associated_data: aad } = data.resource;
  let opened: string;
  try {
    opened = Aes.AesGcm.decrypt(ciphertext, settings.apiV3Key, iv, aad);
  } catch {
    return { refused: 'signature' };
  }
  const trade = tradeOf(parse(opened), settings);
  return typeof trade === 'string' ? { refused: trade } : { trade };
}

/** Refuses invalid UTF-8, so that the verified bytes are exactly those that are read. */
function decode(body: Buffer): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
