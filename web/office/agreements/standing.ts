/** A version and its day of effect. */
export interface Timed {
  version: number;
  effectiveOn: string;
}

export type Standing = 'planned' | 'current' | 'past';

/** Whether a version is in effect on a day; the newest of those that have begun is. */
export function standingOf({ version, effectiveOn }: Timed, versions: readonly Timed[], today: string): Standing {
  if (effectiveOn > today) return 'planned';
  const begun = versions.filter((other) => other.effectiveOn <= today).map((other) => other.version);
  return version === Math.max(...begun) ? 'current' : 'past';
}
