/** Batches in which photographers are paid, and what becomes of each payment in them. */
export const BATCH_STATES = ['prepared', 'released', 'closed', 'cancelled'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** Every change of a batch. One person prepares, another releases; it closes when the bank has answered every line. */
const BATCH_MOVES: readonly { from: BatchState; to: BatchState }[] = [
  { from: 'prepared', to: 'released' },
  { from: 'prepared', to: 'cancelled' },
  { from: 'released', to: 'closed' },
];

export function mayMoveBatch(from: BatchState, to: BatchState): boolean {
  return BATCH_MOVES.some((one) => one.from === from && one.to === to);
}

export const PAYOUT_STATES = ['waiting', 'paid', 'bounced', 'cancelled'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Every change of a payment; banks also send back what they have called paid. */
const PAYOUT_MOVES: readonly { from: PayoutState; to: PayoutState }[] = [
  { from: 'waiting', to: 'paid' },
  { from: 'waiting', to: 'bounced' },
  { from: 'waiting', to: 'cancelled' },
  { from: 'paid', to: 'bounced' },
];

export function mayMovePayout(from: PayoutState, to: PayoutState): boolean {
  return PAYOUT_MOVES.some((one) => one.from === from && one.to === to);
}

/**
 * What keeps a confirmed statement out of a batch. `holder`: the account is in a name that is no longer the verified one;
 * `bounced`: the bank has sent back a payment to this account.
 */
export const HOLDS = ['real-name', 'account', 'holder', 'bounced', 'category', 'invoice', 'letters'] as const;
export type Hold = (typeof HOLDS)[number];

/** Statements in one batch. */
export const MOST_LINES = 500;
export const PAYOUT_TEXT = { reference: 64, reason: 200 } as const;

/** The name of a line, by which the bank's answer is matched: FB00000012-007. */
export function lineNumber(batch: string, place: number): string {
  return `${batch}-${String(place).padStart(3, '0')}`;
}
