import { type Book, newDigits, refundedFen, type SandboxRefund, type SandboxTrade } from './book.ts';
import type { GatewayBehaviour } from './behaviour.ts';

interface Wanted {
  outRefundNo: string;
  amountFen: number;
}

/** Refunds once for each number; `again` says that the number was known. */
export function refundTrade(
  book: Book,
  trade: SandboxTrade,
  { outRefundNo, amountFen }: Wanted,
  mood: GatewayBehaviour['refunds'],
): { refund: SandboxRefund; again: boolean } | 'refused' | 'too-much' | 'other-amount' {
  const known = trade.refunds.find((one) => one.outRefundNo === outRefundNo);
  if (known && known.amountFen !== amountFen) return 'other-amount';
  if (mood === 'refuse') return 'refused';
  const state = mood === 'hold' ? 'sending' : 'done';
  if (known) {
    if (known.state === 'sending') known.state = state;
    book.save(trade);
    return { refund: known, again: true };
  }
  if (trade.state !== 'paid') return 'refused';
  if (amountFen < 1 || refundedFen(trade) + amountFen > trade.amountFen) return 'too-much';
  const refund: SandboxRefund = { outRefundNo, refundId: `50${newDigits(26)}`, amountFen, state };
  trade.refunds.push(refund);
  book.save(trade);
  return { refund, again: false };
}
