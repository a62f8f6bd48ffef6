/** Bonus for having all words in the title; a score is 0 to 1,000,000. */
export const TITLE_BONUS = 500_000;
