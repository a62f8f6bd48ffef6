/** Sizes and times that both sides must agree on. */
export const LIMITS = {
  passwordMin: 8,
  passwordMax: 128,
  nicknameMax: 40,
  codeLength: 6,
  codeMinutes: 5,
  codeAttempts: 5,
  emailLinkHours: 24,
  feedbackMax: 500,
  /** Why staff did something. */
  reasonMax: 500,
  /** A screen whose code has not arrived by then counts as failed. */
  screenLoadSeconds: 120,
} as const;
