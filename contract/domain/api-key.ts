/** What a program may do with a key. */
export const KEY_SCOPES = ['search', 'prices', 'orders', 'licences', 'downloads'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

export const KEY_LIMITS = {
  name: 60,
  /** Keys of one company that work. */
  keys: 20,
  /** Most calls a minute that a key may be given. */
  perMinute: 6000,
} as const;

/** Calls a minute that the page offers. */
export const KEY_RATES = [60, 300, 1200, 6000] as const;
