import type { GatewayName } from '#contract/domain/payment.ts';
import type { SandboxTrade } from './book.ts';
import { noticeOf, type SandboxNotice } from './notices.ts';
import type { Sandbox } from './sandbox.ts';

const MINUTE = 60;
/**
 * Milliseconds between tries while the product does not acknowledge; nearly a day in all, much like the real gateways.
 */
export const PAUSES = [2, 5, 15, 30, 60, 180, 10 * MINUTE, 30 * MINUTE, 60 * MINUTE, 360 * MINUTE, 900 * MINUTE].map(
  (seconds) => seconds * 1000,
);

export interface NoticeAnswer {
  status: number;
  body: string;
}

/** Sends one notice and returns the answer; status 0 when there is none. */
export async function sendNotice({ url, headers, body }: SandboxNotice): Promise<NoticeAnswer> {
  try {
    const signal = AbortSignal.timeout(5000);
    const reply = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    return { status: reply.status, body: await reply.text() };
  } catch {
    return { status: 0, body: '' };
  }
}

function isAcknowledged(gateway: GatewayName, { status, body }: NoticeAnswer): boolean {
  if (gateway === 'alipay') return status === 200 && body.trim() === 'success';
  return status === 200 || status === 204;
}

export interface Delivery {
  /** Tells the product about a payment, repeatedly until it acknowledges. */
  tell(trade: SandboxTrade): void;
  close(): void;
}

export function startDelivery(sandbox: Sandbox, pauses: readonly number[]): Delivery {
  const timers = new Map<string, NodeJS.Timeout>();
  let closed = false;
  const later = (trade: SandboxTrade, ms: number) => {
    clearTimeout(timers.get(trade.id));
    timers.set(
      trade.id,
      setTimeout(() => void tellNow(trade), ms),
    );
  };
  async function tellNow(trade: SandboxTrade): Promise<void> {
    const { drop, copies } = sandbox.whims.notices;
    const notice = noticeOf(sandbox, trade);
    // Dropped notices count as tries, and so do those of a gateway that is down.
    const sent = drop || sandbox.whims.down ? [] : Array.from({ length: copies }, () => sendNotice(notice));
    const answers = await Promise.all(sent);
    if (closed) return;
    const done = answers.some((answer) => isAcknowledged(trade.gateway, answer));
    const pause = pauses[trade.telling.tries];
    trade.telling = { tries: trade.telling.tries + 1, done };
    sandbox.book.save(trade);
    timers.delete(trade.id);
    if (!done && pause !== undefined) later(trade, pause);
  }
  for (const trade of sandbox.book.untold()) if (trade.telling.tries <= pauses.length) later(trade, pauses[0] ?? 0);
  return {
    tell: (trade) => later(trade, sandbox.whims.notices.delayMs),
    close() {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
