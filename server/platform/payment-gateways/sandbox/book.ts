import { randomBytes, randomInt } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { GatewayName } from '#contract/domain/payment.ts';

export interface SandboxRefund {
  outRefundNo: string;
  refundId: string;
  amountFen: number;
  state: 'done' | 'sending';
}

/** A trade in the sandbox's book. */
export interface SandboxTrade {
  /** Identifies the payment page. */
  id: string;
  gateway: GatewayName;
  outTradeNo: string;
  amountFen: number;
  subject: string;
  expiresAt: number;
  noticeUrl: string;
  /** Where the page leads back to. */
  returnUrl: string;
  /** Only this person can pay it: it was begun inside WeChat. */
  onlyFor?: string | undefined;
  state: 'unpaid' | 'paid' | 'closed';
  tradeNo: string;
  payer: string;
  paidAt: number;
  refunds: SandboxRefund[];
  /** How often the sandbox has tried to tell the product, and whether the product has acknowledged it. */
  telling: { tries: number; done: boolean };
}

export interface Book {
  find(gateway: GatewayName, outTradeNo: string): SandboxTrade | undefined;
  findById(id: string): SandboxTrade | undefined;
  /** Paid trades of which the product has not acknowledged a notice. */
  untold(): SandboxTrade[];
  save(trade: SandboxTrade): void;
}

/** Keeps trades in a file, one line for each change; the last line of a trade counts. */
export function openBook(file: string): Book {
  const trades = new Map<string, SandboxTrade>();
  const byId = new Map<string, SandboxTrade>();
  const nameOf = (gateway: GatewayName, outTradeNo: string) => `${gateway} ${outTradeNo}`;
  const remember = (trade: SandboxTrade) => {
    trades.set(nameOf(trade.gateway, trade.outTradeNo), trade);
    byId.set(trade.id, trade);
  };
  for (const trade of readLines(file)) remember(trade);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, [...trades.values()].map(lineOf).join(''), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return {
    find: (gateway, outTradeNo) => trades.get(nameOf(gateway, outTradeNo)),
    findById: (id) => byId.get(id),
    untold: () => [...trades.values()].filter((trade) => trade.state === 'paid' && !trade.telling.done),
    save(trade) {
      remember(trade);
      appendFileSync(file, lineOf(trade));
    },
  };
}

function lineOf(trade: SandboxTrade): string {
  return `${JSON.stringify(trade)}\n`;
}

/** Skips the last line, which a killed process may have written only in part. */
function readLines(file: string): SandboxTrade[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as SandboxTrade);
}

type Ordered = 'gateway' | 'outTradeNo' | 'amountFen' | 'subject' | 'expiresAt' | 'noticeUrl' | 'returnUrl' | 'onlyFor';

/** Opens a trade; a repeated request for the same amount gives the same trade. */
export function openTrade(book: Book, ordered: Pick<SandboxTrade, Ordered>): SandboxTrade | undefined {
  const known = book.find(ordered.gateway, ordered.outTradeNo);
  if (known) return known.amountFen === ordered.amountFen ? known : undefined;
  const trade: SandboxTrade = {
    ...ordered,
    id: randomBytes(16).toString('hex'),
    state: 'unpaid',
    tradeNo: '',
    payer: '',
    paidAt: 0,
    refunds: [],
    telling: { tries: 0, done: false },
  };
  book.save(trade);
  return trade;
}

/** An unpaid trade closes when it expires. */
export function stateOf({ state, expiresAt }: SandboxTrade): SandboxTrade['state'] {
  return state === 'unpaid' && Date.now() > expiresAt ? 'closed' : state;
}

/** Marks a trade as paid; no real money moves. */
export function payTrade(book: Book, trade: SandboxTrade): void {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  trade.state = 'paid';
  trade.tradeNo = `${trade.gateway === 'alipay' ? day : '4200'}${newDigits(20)}`;
  trade.payer = trade.gateway === 'alipay' ? 'buy***@sandbox.test' : (trade.onlyFor ?? newOpenid());
  trade.paidAt = Date.now();
  book.save(trade);
}

/** Who somebody is at WeChat, for one app. */
export function newOpenid(): string {
  return `o${randomBytes(13).toString('hex')}`;
}

export function isOpenid(text: string | undefined): boolean {
  return /^o[0-9a-f]{26}$/.test(text ?? '');
}

export function newDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}

export function refundedFen({ refunds }: SandboxTrade): number {
  return refunds.reduce((sum, { amountFen }) => sum + amountFen, 0);
}

/** Whether the whole amount was refunded. */
export function isRefunded(trade: SandboxTrade): boolean {
  return trade.state === 'paid' && refundedFen(trade) >= trade.amountFen;
}
