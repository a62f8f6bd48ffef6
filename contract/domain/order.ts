import type { Excerpt } from './excerpt.ts';
import type { LicenceTerms } from './licence-terms.ts';

export const ORDER_STATES = ['submitted', 'quoted', 'paid', 'confirmed', 'closed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const CLOSE_REASONS = [
  'cancelled',
  'quote-rejected',
  'quote-expired',
  'material-unavailable',
  'duplicate',
  'refunded',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
/** Reasons that a buyer or sales may give for closing an order. */
export const BUYER_CLOSE_REASONS = ['cancelled', 'quote-rejected'] as const satisfies readonly CloseReason[];
export const SALES_CLOSE_REASONS = [
  'cancelled',
  'material-unavailable',
  'duplicate',
] as const satisfies readonly CloseReason[];

export const REFUND_STATES = ['none', 'requested', 'refused', 'refunded'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Whether a colleague in the buyer's company has to approve an order before it is paid. */
export const APPROVAL_STATES = ['none', 'waiting', 'approved', 'declined'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export type OrderActor = 'buyer' | 'sales' | 'finance' | 'system';

interface Transition {
  from: OrderState;
  to: OrderState;
  by: readonly OrderActor[];
}

/** Every change of state of an order, and who may make it. */
const ORDER_TRANSITIONS: readonly Transition[] = [
  { from: 'submitted', to: 'quoted', by: ['sales', 'system'] },
  // Sales replace a quote before payment: the state stays, the quote changes.
  { from: 'quoted', to: 'quoted', by: ['sales'] },
  { from: 'quoted', to: 'submitted', by: ['buyer'] },
  { from: 'quoted', to: 'paid', by: ['buyer', 'system'] },
  { from: 'paid', to: 'quoted', by: ['finance'] },
  { from: 'paid', to: 'confirmed', by: ['finance', 'system'] },
  { from: 'submitted', to: 'closed', by: ['buyer', 'sales', 'system'] },
  { from: 'quoted', to: 'closed', by: ['buyer', 'sales', 'system'] },
  { from: 'paid', to: 'closed', by: ['finance'] },
  { from: 'confirmed', to: 'closed', by: ['finance'] },
];

export function mayMoveOrder(from: OrderState, to: OrderState, by: OrderActor): boolean {
  return ORDER_TRANSITIONS.some((one) => one.from === from && one.to === to && one.by.includes(by));
}

export const LICENSEE_TYPES = ['company', 'individual'] as const;
export type LicenseeType = (typeof LICENSEE_TYPES)[number];

export const ORDER_LIMITS = {
  lines: 100,
  specialRequest: 500,
  message: 500,
  specialTerms: 500,
  name: 100,
  /** Days for which a quote is valid by default, and at most. */
  quoteDays: 15,
  quoteDaysMax: 90,
  /** Days after payment within which a buyer may ask for a refund. */
  refundDays: 7,
  /** A licence may begin at most this many days after the order. */
  startDays: 365,
} as const;

/** Details that the licence certificate shows. */
export interface LicenceInfo {
  licenseeType: LicenseeType;
  licensee: string;
  creditCode: string;
  projectName: string;
  brand: string;
  endClient: string;
  contactName: string;
  contact: string;
  /** YYYY-MM-DD */
  startsOn: string;
}

const COMPANY_FORMS =
  /[,，]\s*(co|ltd|limited|inc|incorporated|llc|llp|corp|corporation|plc|gmbh|ag|s\.?a|b\.?v|pte|pty)\b\.?/gi;

/** Whether a name is that of one party: a licence that names several is void. */
export function namesOneParty(name: string): boolean {
  return !/[、，,;；|／/\\\n\r\t]/.test(name.replaceAll(COMPANY_FORMS, ''));
}

const CODE_LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Whether a unified social credit code is valid: 18 characters, the last a check digit (GB 32100). */
export function isCreditCode(code: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code)) return false;
  const sum = Array.from(code.slice(0, 17)).reduce(
    (total, sign, place) => total + CODE_LETTERS.indexOf(sign) * (3 ** place % 31),
    0,
  );
  return CODE_LETTERS[(31 - (sum % 31)) % 31] === code[17];
}

export interface OrderedLine {
  materialId: number;
  terms: LicenceTerms;
  /** The part of a clip that the buyer wants. */
  excerpt?: Excerpt | null | undefined;
}

/** Next steps of an order, each naming whose turn it is. */
export const NEXT_STEPS = [
  'sales-quotes',
  'colleague-approves',
  'buyer-changes',
  'buyer-pays',
  'finance-confirms',
  'finance-decides-refund',
  'finished',
  'nothing',
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

export function nextStepOf(state: OrderState, refund: RefundState, approval: ApprovalState = 'none'): NextStep {
  if (refund === 'requested') return 'finance-decides-refund';
  if (state === 'quoted' && approval === 'waiting') return 'colleague-approves';
  if (state === 'quoted' && approval === 'declined') return 'buyer-changes';
  const steps = {
    submitted: 'sales-quotes',
    quoted: 'buyer-pays',
    paid: 'finance-confirms',
    confirmed: 'finished',
    closed: 'nothing',
  } as const satisfies Record<OrderState, NextStep>;
  return steps[state];
}

/** What holds of a quote: only an open one can be paid. */
export const QUOTE_STANDINGS = ['open', 'accepted', 'expired', 'superseded', 'ended'] as const;
export type QuoteStanding = (typeof QUOTE_STANDINGS)[number];
