import type { MediaKind } from './media.ts';

/** Occasions for a review: submitted, submitted again, an appeal, or a second review to see whether two agree. */
export const REVIEW_ROUNDS = ['first', 'again', 'appeal', 'second'] as const;
export type ReviewRound = (typeof REVIEW_ROUNDS)[number];

export const VERDICTS = ['approve', 'return', 'reject'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Working days within which a decision is due. */
export const REVIEW_DAYS: Record<ReviewRound, number> = { first: 3, again: 3, appeal: 5, second: 5 };

/** A claim ends after this long without activity; then somebody else may claim the material. */
export const CLAIM_MINUTES = 15;

/** A decision takes effect after this long; until then its reviewer may take it back. */
export const TAKE_BACK_SECONDS = 10;

export const REASON_GROUPS = [
  'technical',
  'rights',
  'release-missing',
  'metadata',
  'duplicate',
  'content-rule',
  'commercial-value',
] as const;
export type ReasonGroup = (typeof REASON_GROUPS)[number];

interface Reason {
  group: ReasonGroup;
  /** A return is only for faults that the owner can correct; they cannot replace the file. */
  verdicts: readonly Exclude<Verdict, 'approve'>[];
  /** Absent for all kinds. */
  kinds?: readonly MediaKind[];
}

const pictures = ['video', 'photo'] as const;
const sounds = ['music', 'effect'] as const;
const reject = ['reject'] as const;
const fixable = ['return', 'reject'] as const;

/** Reasons for a return or rejection; their texts and advice are in `text/…/review-reasons.ts`. */
export const REVIEW_REASONS = {
  'technical-noise': { group: 'technical', verdicts: reject, kinds: pictures },
  'technical-focus': { group: 'technical', verdicts: reject, kinds: pictures },
  'technical-shake': { group: 'technical', verdicts: reject, kinds: ['video'] },
  'technical-exposure': { group: 'technical', verdicts: reject, kinds: pictures },
  'technical-compression': { group: 'technical', verdicts: reject, kinds: pictures },
  'technical-borders': { group: 'technical', verdicts: reject, kinds: pictures },
  'technical-music': { group: 'technical', verdicts: reject, kinds: ['video'] },
  'technical-watermark': { group: 'technical', verdicts: reject, kinds: pictures },
  'sound-clipping': { group: 'technical', verdicts: reject, kinds: sounds },
  'sound-noise': { group: 'technical', verdicts: reject, kinds: sounds },
  'sound-compression': { group: 'technical', verdicts: reject, kinds: sounds },
  'sound-mix': { group: 'technical', verdicts: reject, kinds: sounds },
  'sound-loop': { group: 'technical', verdicts: reject, kinds: sounds },
  'sound-ends': { group: 'technical', verdicts: reject, kinds: sounds },
  'rights-trademark': { group: 'rights', verdicts: fixable, kinds: pictures },
  'rights-artwork': { group: 'rights', verdicts: fixable, kinds: pictures },
  'rights-samples': { group: 'rights', verdicts: fixable, kinds: sounds },
  'rights-writers': { group: 'rights', verdicts: fixable, kinds: sounds },
  'rights-not-yours': { group: 'rights', verdicts: reject },
  'release-model': { group: 'release-missing', verdicts: fixable, kinds: pictures },
  'release-property': { group: 'release-missing', verdicts: fixable, kinds: pictures },
  'metadata-title': { group: 'metadata', verdicts: ['return'] },
  'metadata-keywords': { group: 'metadata', verdicts: ['return'] },
  'metadata-tags': { group: 'metadata', verdicts: ['return'], kinds: sounds },
  'metadata-category': { group: 'metadata', verdicts: ['return'] },
  'metadata-editorial': { group: 'metadata', verdicts: ['return'], kinds: pictures },
  'duplicate-own': { group: 'duplicate', verdicts: reject },
  'duplicate-other': { group: 'duplicate', verdicts: reject },
  'duplicate-series': { group: 'duplicate', verdicts: reject },
  'content-symbols': { group: 'content-rule', verdicts: fixable },
  'content-private': { group: 'content-rule', verdicts: reject },
  'content-forbidden': { group: 'content-rule', verdicts: reject },
  'value-common': { group: 'commercial-value', verdicts: reject },
  'value-composition': { group: 'commercial-value', verdicts: reject, kinds: pictures },
} as const satisfies Record<string, Reason>;
export type ReviewReason = keyof typeof REVIEW_REASONS;
export const REVIEW_REASON_CODES = Object.keys(REVIEW_REASONS) as ReviewReason[];

/** Reasons that fit a verdict on a material of this kind. */
export function reasonsFor(verdict: Verdict, kind: MediaKind): ReviewReason[] {
  return REVIEW_REASON_CODES.filter((code) => {
    const reason: Reason = REVIEW_REASONS[code];
    const verdicts: readonly Verdict[] = reason.verdicts;
    return verdicts.includes(verdict) && (reason.kinds?.includes(kind) ?? true);
  });
}

/** A part of a picture, as shares from 0 to 1, measured from the top left corner. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface GivenReason {
  code: ReviewReason;
  /** The reviewer's comment for the owner. */
  words: string;
  atSeconds: number | null;
  region: Region | null;
}

/** Length limits of what reviewers and owners write, and the most reasons in one decision. */
export const REVIEW_TEXT = { words: 200, note: 1000, request: 1000, reasons: 6 } as const;

/** Reasons why somebody may not decide: they own the work, sent it for its owner, or decided about it before. */
export const BARRED = ['own', 'sent', 'decided-before'] as const;
export type Barred = (typeof BARRED)[number];
