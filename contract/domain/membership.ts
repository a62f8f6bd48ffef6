import { discountOf, MOST_DISCOUNT_PERCENT } from './money.ts';

/**
 * A product order: requested while sales are asked for a price, paid while finance looks for the transfer, confirmed once
 * the money is there.
 */
export const PRODUCT_ORDER_STATES = ['requested', 'awaiting', 'paid', 'confirmed', 'closed'] as const;
export type ProductOrderState = (typeof PRODUCT_ORDER_STATES)[number];

export const PRODUCT_CLOSE_REASONS = ['cancelled', 'payment-expired', 'refunded', 'declined'] as const;
export type ProductCloseReason = (typeof PRODUCT_CLOSE_REASONS)[number];

export type ProductOrderActor = 'buyer' | 'sales' | 'finance' | 'system';

interface Transition {
  from: ProductOrderState;
  to: ProductOrderState;
  by: readonly ProductOrderActor[];
}

/** Every change of state of a product order, and who may make it. */
const TRANSITIONS: readonly Transition[] = [
  { from: 'requested', to: 'awaiting', by: ['sales'] },
  { from: 'requested', to: 'closed', by: ['buyer', 'sales'] },
  { from: 'awaiting', to: 'paid', by: ['buyer'] },
  // The transfer was not found.
  { from: 'paid', to: 'awaiting', by: ['finance'] },
  { from: 'paid', to: 'confirmed', by: ['finance'] },
  // A gateway says that the money is there.
  { from: 'awaiting', to: 'confirmed', by: ['system'] },
  { from: 'awaiting', to: 'closed', by: ['buyer', 'system'] },
  { from: 'confirmed', to: 'closed', by: ['finance'] },
];

export function mayMoveProductOrder(from: ProductOrderState, to: ProductOrderState, by: ProductOrderActor): boolean {
  return TRANSITIONS.some((one) => one.from === from && one.to === to && one.by.includes(by));
}

/** How a membership, or the licences of a package, stand today. */
export const MEMBERSHIP_STANDINGS = ['upcoming', 'active', 'expired', 'refunded', 'revoked'] as const;
export type MembershipStanding = (typeof MEMBERSHIP_STANDINGS)[number];

export const MEMBERSHIP_LIMITS = {
  planName: 40,
  /** Most days of one plan. */
  days: 1100,
  plans: 12,
  /** Days within which a product order must be paid, and again after a transfer was not found. */
  payDays: 3,
  /** Days after payment within which an unused membership is refunded. */
  refundDays: 7,
  /** Days before the end on which the holder is reminded. */
  remindDays: 7,
} as const;

interface Discounted {
  priceFen: number;
  /** The discount of sales on the same line. */
  discountFen: number;
  percent: number;
  floorFen: number;
}

/**
 * What a membership takes off one line, in whole fen: with the discount of sales never more than half of the price, and
 * never below the floor.
 */
export function vipDiscountOf({ priceFen, discountFen, percent, floorFen }: Discounted): number {
  const most = discountOf(priceFen, MOST_DISCOUNT_PERCENT) - discountFen;
  const aboveFloor = priceFen - discountFen - floorFen;
  return Math.max(Math.min(discountOf(priceFen, percent), most, aboveFloor), 0);
}

/** What keeps a membership from taking its whole percent off a line; undefined when nothing does. */
export function vipLimitOf(line: Discounted): 'half' | 'floor' | undefined {
  const { priceFen, discountFen, percent, floorFen } = line;
  const vipFen = vipDiscountOf(line);
  if (vipFen === discountOf(priceFen, percent)) return undefined;
  return priceFen - discountFen - vipFen <= floorFen ? 'floor' : 'half';
}
