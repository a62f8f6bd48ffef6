/** Sizes and times that both sides must agree on. */
export const LIMITS = {
  passwordMin: 8,
  passwordMax: 128,
  nicknameMax: 40,
  codeLength: 6,
  codeMinutes: 5,
  codeAttempts: 5,
  emailLinkHours: 24,
  undoHours: 72,
  inviteHours: 72,
  feedbackMax: 500,
  /** For the reasons that staff give. */
  reasonMax: 500,
  /** A screen whose code takes longer to load counts as failed. */
  screenLoadSeconds: 120,
} as const;
