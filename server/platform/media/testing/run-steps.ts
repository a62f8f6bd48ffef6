import { mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MediaKind } from '#contract/domain/media.ts';
import { MediaRejected } from '../failures.ts';
import { openMediaProcess } from '../media.ts';
import type { FilmLimits, Loudness, Outcome, StepName, Steps } from '../steps.ts';

/** Takes a file through some of its steps, as the product does, and returns the result of the last one. */
export async function runSteps<K extends MediaKind, S extends StepName<K>>(
  kind: K,
  file: string,
  steps: readonly [...StepName<K>[], S],
  limits?: FilmLimits,
): Promise<Outcome<Steps[K][S & keyof Steps[K]]> & { probe: Steps[K]['probe']; outputDir: string; peak: number }> {
  const outputDir = mkdtempSync(join(dirname(file), 'made-'));
  const media = await openMediaProcess({ kind, file, outputDir });
  try {
    const { facts: probe, ...first } = await media.run('probe' as never, { limits } as never);
    let last = { facts: probe, ...first } as Outcome<never>;
    let loudness: number | null = null;
    for (const step of steps.filter((name) => name !== 'probe')) {
      last = (await media.run(step as never, { probe, loudness } as never)) as Outcome<never>;
      if (step === 'listen') loudness = (last as Outcome<Loudness>).facts.integrated;
    }
    return { ...last, probe, outputDir, peak: media.peakMemory() };
  } finally {
    await media.close();
  }
}

/** Why `probe` rejects a file, or 'accepted'. */
export async function rejectionOf(kind: MediaKind, file: string, limits?: FilmLimits): Promise<string> {
  try {
    await runSteps(kind, file, ['probe'], limits);
    return 'accepted';
  } catch (error) {
    if (error instanceof MediaRejected) return error.reason;
    throw error;
  }
}
