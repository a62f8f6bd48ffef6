import type { EntryFileProblem } from '#contract/domain/entry.ts';
import { limitValues } from '#contract/domain/say-limits.ts';
import type { TrackLimits } from '#contract/domain/track-limits.ts';
import { useTranslation } from '../../lib/translation.ts';

/** Says why a file cannot be taken, with the numbers of the track. */
export function useWhy(limits: TrackLimits) {
  const { t } = useTranslation();
  return (problem: EntryFileProblem) => t(($) => $.entries.files[problem], limitValues(limits));
}
