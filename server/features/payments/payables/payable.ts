import type { RedReason } from '#contract/domain/invoice.ts';
import type { RefundState } from '#contract/domain/order.ts';
import type { RefundDueReason } from '#contract/domain/payment.ts';
import type { Language } from '#contract/domain/language.ts';
import type { Problem } from '../../../platform/problem.ts';
import type { Values } from '../../messages/messages.ts';
import type { Thing } from '../../orders/orders.ts';

interface ForOrder {
  orderId: number;
  quoteId: number;
  productOrderId: null;
}

interface ForProduct {
  orderId: null;
  quoteId: null;
  productOrderId: number;
}

/** What money is for, as attempts and payments store it: an order and the quote that is paid, or a product order. */
export type PaidFor = ForOrder | ForProduct;

/** What a request names. */
export type NamedToPay = { orderId: number; quoteId: number } | { productOrderId: number };

export function paidForOf(named: NamedToPay): PaidFor {
  return 'orderId' in named
    ? { orderId: named.orderId, quoteId: named.quoteId, productOrderId: null }
    : { orderId: null, quoteId: null, productOrderId: named.productOrderId };
}

export interface Against {
  reason: RefundDueReason;
  /** True when what was paid for can never be delivered. */
  closes: boolean;
}

/** Messages to the buyer that are the same whatever was paid for. */
type Shared = 'paymentTrouble' | 'transferRejected' | 'moneySentBack';
type Known = 'number' | 'url';

/** Something to be paid, locked by the caller's transaction. Each kind says what happens when it is. */
export interface Payable {
  thing: Thing;
  number: string;
  totalFen: number | null;
  payBy: Date | null;
  paidAt: Date | null;
  refund: RefundState;
  /** Its money is there, or is said to be. */
  isPaid: boolean;
  /** Why it cannot be paid now. */
  notPayable: () => Promise<Problem | undefined>;
  /** Why money that came does not pay for it; undefined when it does. */
  against: () => Promise<Against | undefined>;
  /** False when somebody else has bought it out. */
  isDeliverable: () => Promise<boolean>;
  /** The buyer says that they have transferred the money. */
  claim: () => Promise<void>;
  /** The transfer was not found. */
  unclaim: (reason: string) => Promise<void>;
  /** The money came, by a gateway or by a transfer that finance found: the buyer gets what it is for. */
  confirm: (by: 'system' | 'finance', amountFen: number) => Promise<void>;
  /** It cannot be delivered any more. */
  close: (by: 'system' | 'finance') => Promise<void>;
  askRefund: (words: string) => Promise<Problem | undefined>;
  refuseRefund: (answer: string) => Promise<void>;
  /** Takes back what the buyer got, and the invoice. */
  takeBack: (wish: { answer: string; redReason: RedReason; amountFen: number }) => Promise<Problem | undefined>;
  /** Its refund waits for an invoice that must be taken back first. */
  waitsForInvoice: () => Promise<boolean>;
  tell: <T extends Shared>(
    template: T,
    said: Values<T, Known> | ((language: Language) => Values<T, Known>),
  ) => Promise<void>;
}
