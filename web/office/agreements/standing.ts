import type { AgreementVersion } from '#contract/calls/agreements.ts';

export type Standing = 'planned' | 'current' | 'past';

/** Whether a version is in effect on a day; the newest of those that have begun is. */
export function standingOf(
  { version, effectiveOn }: AgreementVersion,
  versions: readonly AgreementVersion[],
  today: string,
): Standing {
  if (effectiveOn > today) return 'planned';
  const begun = versions.filter((other) => other.effectiveOn <= today).map((other) => other.version);
  return version === Math.max(...begun) ? 'current' : 'past';
}
