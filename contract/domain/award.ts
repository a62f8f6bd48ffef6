/** What is said of a prize that a work got, and why it was changed, at most. */
export const AWARD_LIMITS = { words: 500, reason: 500 } as const;
