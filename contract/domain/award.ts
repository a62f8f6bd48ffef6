/** What is said of a prize that a work got, and why it was changed, at most. */
export const AWARD_LIMITS = { words: 500, reason: 500 } as const;

const AWARD_PREFIX = /^\s*FHA/i;
/** FHA- and three groups of four characters, like the number of a licence. */
export const AWARD_NUMBER = /^FHA-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** Whether somebody means an award by a number, and no licence. */
export function namesAward(typed: string): boolean {
  return AWARD_PREFIX.test(typed);
}
