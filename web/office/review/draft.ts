import type { MediaKind } from '#contract/domain/media.ts';
import {
  type GivenReason,
  REASON_GROUPS,
  type ReasonGroup,
  reasonsFor,
  type Region,
  REVIEW_REASONS,
  REVIEW_TEXT,
  type ReviewReason,
} from '#contract/domain/review.ts';

export type Refusal = 'return' | 'reject';
/** Position of a problem. */
export type Mark = { atSeconds: number } | { region: Region };

/** A return or rejection that is being written. */
export interface Draft {
  verdict: Refusal;
  kind: MediaKind;
  /** The group whose reasons are offered; null while the groups are offered. */
  group: ReasonGroup | null;
  reasons: GivenReason[];
  note: string;
}

export function openDraft(verdict: Refusal, kind: MediaKind): Draft {
  return { verdict, kind, group: null, reasons: [], note: '' };
}

/** Keeps the reasons that fit the new verdict. */
export function changeVerdict(draft: Draft, verdict: Refusal): Draft {
  const fitting = reasonsFor(verdict, draft.kind);
  return { ...draft, verdict, group: null, reasons: draft.reasons.filter(({ code }) => fitting.includes(code)) };
}

export function groupsOf({ verdict, kind }: Draft): ReasonGroup[] {
  const groups = new Set(reasonsFor(verdict, kind).map((code) => REVIEW_REASONS[code].group));
  return REASON_GROUPS.filter((group) => groups.has(group));
}

export function reasonsOf({ verdict, kind, group }: Draft): ReviewReason[] {
  return reasonsFor(verdict, kind).filter((code) => REVIEW_REASONS[code].group === group);
}

/** A digit from 1 to 9 chooses a group first, then one of its reasons. */
export function pressDigit(draft: Draft, digit: number): Draft {
  if (draft.group === null) return { ...draft, group: groupsOf(draft)[digit - 1] ?? null };
  const code = reasonsOf(draft)[digit - 1];
  return code ? toggleReason(draft, code) : draft;
}

/** Chooses or removes a reason, and offers the groups again. */
export function toggleReason(draft: Draft, code: ReviewReason): Draft {
  const chosen = draft.reasons.some((reason) => reason.code === code);
  if (chosen) return { ...removeReason(draft, code), group: null };
  if (draft.reasons.length >= REVIEW_TEXT.reasons) return draft;
  const reason: GivenReason = { code, words: '', atSeconds: null, region: null };
  return { ...draft, group: null, reasons: [...draft.reasons, reason] };
}

export function removeReason(draft: Draft, code: ReviewReason): Draft {
  return { ...draft, reasons: draft.reasons.filter((reason) => reason.code !== code) };
}

export function changeReason(draft: Draft, code: ReviewReason, change: Partial<GivenReason>): Draft {
  const reasons = draft.reasons.map((reason) => (reason.code === code ? { ...reason, ...change } : reason));
  return { ...draft, reasons };
}

/** Marks belong to the reason chosen last. */
export function markLast(draft: Draft, mark: Mark): Draft {
  const last = draft.reasons.at(-1);
  return last ? changeReason(draft, last.code, mark) : draft;
}

/** Drops the marks, because several works share no position. */
export function withoutMarks(reasons: readonly GivenReason[]): GivenReason[] {
  return reasons.map((reason) => ({ ...reason, atSeconds: null, region: null }));
}
