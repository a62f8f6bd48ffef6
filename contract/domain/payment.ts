export const GATEWAYS = ['alipay', 'wechat'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/** Ways from which a buyer chooses. */
export const OFFERED_WAYS = [...GATEWAYS, 'transfer'] as const;
export type OfferedWay = (typeof OFFERED_WAYS)[number];

/** A project settles by what its company has agreed on, a package by what was paid for it. */
export const PAYMENT_WAYS = [...OFFERED_WAYS, 'project', 'package'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

export const PAYMENT_STATES = ['claimed', 'rejected', 'settled', 'refund_due', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export type PaymentActor = 'system' | 'finance';

interface Transition {
  from: PaymentState;
  to: PaymentState;
  by: readonly PaymentActor[];
}

/** Every change of an entry in the ledger; entries are never deleted. */
const PAYMENT_TRANSITIONS: readonly Transition[] = [
  { from: 'claimed', to: 'settled', by: ['finance'] },
  { from: 'claimed', to: 'rejected', by: ['finance'] },
  // The transfer arrived, but the order no longer needs payment.
  { from: 'claimed', to: 'refund_due', by: ['finance'] },
  { from: 'settled', to: 'refund_due', by: ['finance'] },
  { from: 'refund_due', to: 'refunded', by: ['system', 'finance'] },
];

export function mayMovePayment(from: PaymentState, to: PaymentState, by: PaymentActor): boolean {
  return PAYMENT_TRANSITIONS.some((one) => one.from === from && one.to === to && one.by.includes(by));
}

export const REFUND_DUE_REASONS = [
  'paid-twice',
  'order-closed',
  'quote-replaced',
  'not-approved',
  'refund-approved',
] as const;
export type RefundDueReason = (typeof REFUND_DUE_REASONS)[number];

const DISBELIEVED = ['malformed', 'signature', 'serial', 'time', 'test', 'merchant'] as const;
/** Reasons why a gateway's notice is not trusted. */
export type NoticeRefusal = (typeof DISBELIEVED)[number];

const UNBOOKED = ['unknown-order', 'amount'] as const;
/** Reasons why money that a gateway reports is not booked. */
export type BookingRefusal = (typeof UNBOOKED)[number];

/** All faults that a notice can have today; old records may name others. */
export const NOTICE_FAULTS = [...DISBELIEVED, ...UNBOOKED] as const;

export const REFUNDING_STATES = ['sending', 'done', 'failed'] as const;
export type RefundingState = (typeof REFUNDING_STATES)[number];

/** How long a buyer may stay at a gateway before the attempt is closed. */
export const ATTEMPT_MINUTES = 30;
/** WeChat's page for phones can be opened no longer than this. */
export const WECHAT_PAGE_MINUTES = 5;
/** Size limit of a receipt: of a PDF, or of a picture after the browser has reduced it. */
export const VOUCHER_BYTES = 700_000;
export const VOUCHER_KINDS = ['picture', 'pdf'] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

/** The account to which buyers transfer money. */
export interface BankAccount {
  holder: string;
  bank: string;
  account: string;
}
