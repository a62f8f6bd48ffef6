/**
 * Failures that a caller expects: the HTTP status and the reply's `code`.
 * 1001 and 3 are the two that end a session in the browser; the others carry their status.
 */
export const PROBLEMS = {
  'no-session': { status: 401, code: 1001 },
  'session-ended': { status: 401, code: 3 },
  'second-factor-needed': { status: 403, code: 1002 },
  'not-allowed': { status: 403, code: 403 },
  'bad-input': { status: 400, code: 400 },
  'bad-text': { status: 400, code: 400 },
  'bad-json': { status: 400, code: 400 },
  'wrong-media-type': { status: 415, code: 415 },
  'too-large': { status: 413, code: 413 },
  'bad-request': { status: 400, code: 400 },
  'not-found': { status: 404, code: 404 },
  'wrong-credentials': { status: 400, code: 400 },
  'wrong-code': { status: 400, code: 400 },
  'wrong-password': { status: 400, code: 400 },
  'account-disabled': { status: 403, code: 403 },
  'account-taken': { status: 409, code: 409 },
  'link-expired': { status: 400, code: 400 },
  'already-set': { status: 409, code: 409 },
  'own-account': { status: 409, code: 409 },
  'changed-meanwhile': { status: 409, code: 409 },
  'no-bookmark': { status: 409, code: 409 },
  'bookmarks-full': { status: 409, code: 409 },
  'boards-full': { status: 409, code: 409 },
  'board-full': { status: 409, code: 409 },
  'board-name-taken': { status: 409, code: 409 },
  'still-used': { status: 409, code: 409 },
  'synonym-taken': { status: 409, code: 409 },
  'synonym-repeated': { status: 400, code: 400 },
  'no-sample': { status: 409, code: 409 },
  'bad-picture': { status: 400, code: 400 },
  'too-many-requests': { status: 429, code: 429 },
  'too-many-attempts': { status: 429, code: 429 },
  'code-sent-already': { status: 429, code: 429 },
  unavailable: { status: 503, code: 503 },
  'too-slow': { status: 503, code: 503 },
  internal: { status: 500, code: 500 },
} as const satisfies Record<string, { status: number; code: number }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Why one field of the input was refused. */
export const FIELD_PROBLEMS = ['required', 'too-short', 'too-long', 'invalid', 'unknown', 'taken'] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
