/** What a member may keep, and how far new matches are counted. */
export const FOLLOWING_LIMITS = { searches: 50, shops: 500, nameMax: 60, counted: 99, covers: 4 } as const;

/** How many new matches there are, as shown beside a name. */
export function freshText(fresh: number): string {
  return fresh > FOLLOWING_LIMITS.counted ? `${FOLLOWING_LIMITS.counted}+` : String(fresh);
}
