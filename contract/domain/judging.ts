/** Rounds in which judges score works: their states, how they are scored and counted. */
export const ROUND_STATES = ['planned', 'open', 'paused', 'closed'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** Every change of a round's state, all by coordinators; a closed one stays closed. */
const TRANSITIONS: readonly { from: RoundState; to: RoundState }[] = [
  { from: 'planned', to: 'open' },
  { from: 'open', to: 'paused' },
  { from: 'paused', to: 'open' },
  { from: 'open', to: 'closed' },
  { from: 'paused', to: 'closed' },
];

export function mayMoveRound(from: RoundState, to: RoundState): boolean {
  return TRANSITIONS.some((one) => one.from === from && one.to === to);
}

/** One point or none, points by criteria, or the best N in order: the first gets N points. */
export const ROUND_METHODS = ['yes-no', 'rating', 'ranking'] as const;
export type RoundMethod = (typeof ROUND_METHODS)[number];

/** Means of the points as given, or of each judge's as distances from that judge's own mean. */
export const COUNTS = ['raw', 'standardised'] as const;
export type Count = (typeof COUNTS)[number];

/** What ranks works with the same mean; `shared`: nothing. */
export const TIE_BREAKS = ['shared', 'first-criterion', 'median'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export const JUDGING_LIMITS = {
  name: 60,
  title: 80,
  email: 254,
  note: 1000,
  reason: 500,
  judges: 50,
  ranked: 50,
  points: 1000,
} as const;

/** Letters and digits that nobody takes for another. */
const KEY_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const KEY = new RegExp(`^[${KEY_SIGNS}]{32}$`);
/** Signs at the beginning of a key that name whose it is; the other 26 hold its 130 secret bits. */
export const KEY_NAME_LENGTH = 6;

/** The key that 32 bytes make. */
export function keyFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => KEY_SIGNS[byte % 32]).join('');
}

/** A key as it is compared, from however it was typed; undefined when it cannot be one. */
export function plainKey(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return KEY.test(plain) ? plain : undefined;
}

/** A key as people read it: eight groups of four. */
export function shownKey(plain: string): string {
  return plain.match(/.{4}/g)?.join('-') ?? '';
}
