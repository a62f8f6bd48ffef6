import type { EntryPart, EntryState, TrackKind } from './entry.ts';
import { MEDIA_LIMITS } from './media.ts';

/**
 * How far an offer of an entry as stock is. After the results it waits for whatever its entrant still lacks to sell: a
 * contract, a signature, or the right to send this kind of file.
 */
export const OFFER_STEPS = ['none', 'results', 'join', 'agreement', 'contract', 'soon', 'done'] as const;
export type OfferStep = (typeof OFFER_STEPS)[number];

/** What became of a file: a new material, one that has it already, or nothing until its original is sent. */
export const OFFER_OUTCOMES = ['taken', 'known', 'too-small'] as const;
export type OfferOutcome = (typeof OFFER_OUTCOMES)[number];

/** States in which an entry is taken over as stock once the results are out: those of works that went to the jury. */
export const STOCK_STATES = ['judging', 'shortlisted', 'awarded', 'not-awarded'] as const satisfies EntryState[];

/** Whether an entrant may offer an entry outside of its form, or take the offer back. */
export function mayOffer(state: EntryState, resultsShown: boolean): boolean {
  return (STOCK_STATES as readonly EntryState[]).includes(state) || (state === 'submitted' && !resultsShown);
}

/** The kind of material that works of a track become. */
export const STOCK_KIND = { video: 'video', single: 'photo', group: 'photo' } as const satisfies Record<
  TrackKind,
  'video' | 'photo'
>;

/** Whether stock asks for more of a file than a contest does. */
export function isTooSmall(
  part: EntryPart,
  { bytes, width, height }: { bytes: number; width: number; height: number },
): boolean {
  if (part === 'video') return bytes < MEDIA_LIMITS.video.minBytes;
  return width * height < MEDIA_LIMITS.photo.minPixels;
}
