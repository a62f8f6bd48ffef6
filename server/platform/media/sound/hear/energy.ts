import type { Energy } from '#contract/domain/music.ts';
import type { Tempo } from './tempo.ts';
import type { Timbre } from './timbre.ts';

const CALM_BELOW = -0.8;
const DRIVING_FROM = 1.1;

/**
 * How driving a sound is, whatever its level: much is struck, noisily as drums are, and in time. Each of the three is
 * measured from where music usually is, in steps of its usual spread.
 */
export function energyOf({ attack, noisiness }: Timbre, { clarity }: Tempo): Energy {
  const score = (attack - 5) / 1.2 + (noisiness + 2.6) / 0.35 + (clarity - 0.4) / 0.25;
  if (score < CALM_BELOW) return 'low';
  return score < DRIVING_FROM ? 'medium' : 'high';
}
