import type { FileKind, PhotoProbe, SoundProbe, VideoProbe } from './steps.ts';

const MB = 1024 * 1024;

export interface ProcessLimits {
  memoryBytes: number;
  /** Limit for everything in the output folder. */
  diskBytes: number;
  /** Multiplies every step's time; for tests. */
  patience: number;
}

export const PROCESS_LIMITS: ProcessLimits = { memoryBytes: 1200 * MB, diskBytes: 1024 * MB, patience: 1 };

/** How long a step may take on a slow, busy machine; a file that needs more is rejected as too heavy. */
export function stepSeconds(kind: FileKind, step: string, probe: unknown): number {
  if (step === 'probe') return 60;
  // Nobody waits so long, but the model is opened by the first one.
  if (step === 'phrase') return 60;
  // A person waits for the result.
  if (step === 'look' || step === 'reference') return 5;
  if (['banner', 'avatar', 'cover', 'receipt', 'stamp', 'portfolio', 'article'].includes(step)) return 45;
  if (step === 'entry' || step === 'exhibit') return 120;
  if (step === 'jpeg-4000' || step === 'jpeg-2000') return 180;
  if (step === 'embed') return 60 + stepSeconds(kind, kind === 'photo' ? 'renditions' : 'clips', probe);
  if (kind === 'photo') return 60 + (pixels(probe as PhotoProbe) / 1e6) * 0.5;
  if (kind !== 'video') return 60 + (probe as SoundProbe).durationMs / 1000;
  const video = probe as VideoProbe;
  const size = Math.max(1, pixels(video) / (1920 * 1080));
  if (step === 'screening' || step === 'showing') return 120 + (video.durationMs / 1000) * 10;
  if (step === 'mp4-1080' || step === 'prores-proxy') return 120 + (video.durationMs / 1000) * 10 * size;
  const clipSeconds = Math.min(60, video.durationMs / 1000);
  return step === 'clips' ? 120 + clipSeconds * 10 * size : 60 + 30 * size;
}

function pixels({ width, height }: { width: number; height: number }): number {
  return width * height;
}
