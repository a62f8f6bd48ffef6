/** A photographer's share of what a buyer pays for a licence, in per cent of the amount without VAT. */
export const SHARES = { standard: 50, exclusive: 60 } as const;
/** Less is carried forward to the next quarter. */
export const LOWEST_PAYOUT_FEN = 10_000;
