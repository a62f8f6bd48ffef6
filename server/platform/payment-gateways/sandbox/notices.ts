import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import { yuanOf } from '#contract/domain/money.ts';
import { clockInChina } from '#contract/domain/china-time.ts';
import { alipayStatus } from './alipay.ts';
import type { SandboxTrade } from './book.ts';
import type { Sandbox } from './sandbox.ts';
import { fieldsAsText, signText } from './signatures.ts';
import { signedHeaders, wechatTrade } from './wechat.ts';

/** Faults that a test may put into a notice. A gateway without such a fault gets the nearest one that it has. */
export const NOTICE_FAULTS = [
  'amount',
  'app',
  'seller',
  'order',
  'signature',
  'serial',
  'time',
  'signtest',
  'reserialised',
  'unpaid',
] as const;
export type NoticeFault = (typeof NOTICE_FAULTS)[number];

/** Alipay repeats a notice for 25 hours; WeChat signs each try anew. */
const TOO_OLD = { alipay: -26 * 3600 - 1, wechat: -301 };

export interface NoticeWish {
  wrong?: NoticeFault | undefined;
  /** A wrong amount; one fen too much when absent. */
  amountFen?: number | undefined;
  /** Distance of a wrong time from now; just too old when absent. */
  seconds?: number | undefined;
}

export interface SandboxNotice {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export function noticeOf(sandbox: Sandbox, trade: SandboxTrade, wish: NoticeWish = {}): SandboxNotice {
  const told: SandboxTrade = {
    ...trade,
    amountFen: wish.wrong === 'amount' ? (wish.amountFen ?? trade.amountFen + 1) : trade.amountFen,
    outTradeNo: wish.wrong === 'order' ? `X${trade.outTradeNo}` : trade.outTradeNo,
  };
  const seconds = wish.wrong === 'time' ? (wish.seconds ?? TOO_OLD[trade.gateway]) : 0;
  const made = trade.gateway === 'alipay' ? alipayNotice : wechatNotice;
  return { url: addressOf(sandbox, trade), ...made(sandbox, told, wish.wrong, seconds) };
}

function addressOf({ whims }: Sandbox, { noticeUrl }: SandboxTrade): string {
  const { origin } = whims.notices;
  return origin === undefined ? noticeUrl : origin + new URL(noticeUrl).pathname;
}

type Made = Omit<SandboxNotice, 'url'>;

function alipayNotice({ keys }: Sandbox, trade: SandboxTrade, wrong: NoticeFault | undefined, seconds: number): Made {
  const { appId, sellerId, gateway, merchant } = keys.alipay;
  const paidAt = clockInChina(trade.paidAt);
  const fields: Record<string, string> = {
    notify_id: randomUUID().replaceAll('-', ''),
    notify_time: clockInChina(Date.now() + seconds * 1000),
    notify_type: 'trade_status_sync',
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    app_id: wrong === 'app' ? '9021000000000000' : appId,
    seller_id: wrong === 'seller' ? '2088000000000000' : sellerId,
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo,
    trade_status: wrong === 'unpaid' ? 'WAIT_BUYER_PAY' : alipayStatus(trade),
    total_amount: yuanOf(trade.amountFen),
    receipt_amount: yuanOf(trade.amountFen),
    buyer_logon_id: trade.payer,
    subject: trade.subject,
    ...(trade.paidAt > 0 ? { gmt_create: paidAt, gmt_payment: paidAt } : {}),
  };
  const key = wrong === 'serial' ? merchant.privateKey : gateway.privateKey;
  const sign = spoil(signText(fieldsAsText(fields, ['sign', 'sign_type']), key), wrong);
  const signed = { ...fields, sign };
  if (wrong === 'reserialised')
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(signed) };
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams(signed).toString(),
  };
}

/** Written with spaces, so that parsing and rewriting it would change the bytes. */
function wechatNotice(sandbox: Sandbox, trade: SandboxTrade, wrong: NoticeFault | undefined, seconds: number): Made {
  const told = {
    ...wechatTrade(sandbox, trade),
    ...(wrong === 'app' ? { appid: 'wx0000000000000000' } : {}),
    ...(wrong === 'seller' ? { mchid: '1900000000' } : {}),
    ...(wrong === 'unpaid' ? { trade_state: 'NOTPAY' } : {}),
  };
  const envelope = {
    id: randomUUID(),
    create_time: new Date().toISOString(),
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    resource: seal(JSON.stringify(told), sandbox.keys.wechat.apiV3Key),
  };
  const body = JSON.stringify(envelope, undefined, 1);
  const headers = signedHeaders(sandbox, body, seconds);
  headers['wechatpay-signature'] = spoil(headers['wechatpay-signature'] ?? '', wrong);
  if (wrong === 'serial') headers['wechatpay-serial'] = randomBytes(20).toString('hex').toUpperCase();
  return {
    headers: { 'content-type': 'application/json', ...headers },
    body: wrong === 'reserialised' ? JSON.stringify(envelope) : body,
  };
}

/** A wrong signature, or the one with which WeChat tests its merchants. */
function spoil(signature: string, wrong: NoticeFault | undefined): string {
  if (wrong === 'signtest') return `WECHATPAY/SIGNTEST/${signature.slice(20)}`;
  if (wrong !== 'signature') return signature;
  return (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
}

function seal(text: string, key: string): object {
  const nonce = randomBytes(6).toString('hex');
  const associated = 'transaction';
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(associated));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    original_type: associated,
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: sealed.toString('base64'),
    associated_data: associated,
    nonce,
  };
}
