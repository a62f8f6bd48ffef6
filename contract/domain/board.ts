import type { Lasting } from './media.ts';

/** What somebody may do on a board, each including the ones before it. */
export const BOARD_ROLES = ['view', 'comment', 'edit', 'manage'] as const;
export type BoardRole = (typeof BOARD_ROLES)[number];

/** What a colleague may be given; managing stays with who made the board and with the company's administrators. */
export const COLLEAGUE_ROLES = ['view', 'comment', 'edit'] as const satisfies readonly BoardRole[];
export type ColleagueRole = (typeof COLLEAGUE_ROLES)[number];

export function boardAllows(role: BoardRole, needed: BoardRole): boolean {
  return BOARD_ROLES.indexOf(role) >= BOARD_ROLES.indexOf(needed);
}

/** What people think of a work on a board. */
export const DECISIONS = ['decided', 'maybe', 'no'] as const;
export type Decision = (typeof DECISIONS)[number];

/** By which works of a board are narrowed; `open`: nobody has decided yet. */
export const DECISION_FILTERS = [...DECISIONS, 'open'] as const;
export type DecisionFilter = (typeof DECISION_FILTERS)[number];

export const COMMENT_LENGTH = 1000;
export const GUEST_NAME_LENGTH = 40;

/** The last second that a comment can stand at; null for what has no time. */
export function lastSecondOf({ kind, durationMs }: Lasting): number | null {
  return kind === 'photo' ? null : Math.floor((durationMs ?? 0) / 1000);
}

/** Why a work of a board was not put into the cart; sounds are ordered alone. */
export const CART_SKIPS = ['sound', 'offline', 'own-work', 'bought-out', 'cart-full'] as const;
export type CartSkip = (typeof CART_SKIPS)[number];
