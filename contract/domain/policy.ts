/** What everybody may read and somebody agrees to: before an order, and when they register. */
export const POLICY_NAMES = ['order', 'user', 'privacy'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

/** Agreed to by whoever registers. */
export const REGISTRATION_POLICIES = ['user', 'privacy'] as const satisfies readonly PolicyName[];
