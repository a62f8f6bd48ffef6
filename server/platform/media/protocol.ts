import type { Rejection } from '#contract/domain/media.ts';
import type { ModelSettings } from './embedding/settings.ts';
import type { FileKind, Outcome } from './steps.ts';

/** Messages between the worker and the process that opens the file. */
export interface Request {
  step: string;
  /** Result of the first step, from which every other step starts. */
  probe: unknown;
  /** LUFS; null for silence and for steps that do not ask. */
  loudness: number | null;
  /** For steps that take their limits from whoever asks. */
  limits: unknown;
}

export type Reply =
  | { type: 'ready' }
  | { type: 'progress'; percent: number }
  | { type: 'done'; outcome: Outcome<unknown> }
  | { type: 'rejected'; reason: Rejection; detail: string }
  | { type: 'failed'; message: string };

/** Input of a step. The step writes files into the working folder, by name. */
export interface Task<Probe, Limits = unknown> {
  kind: FileKind;
  file: string;
  probe: Probe;
  loudness: number | null;
  limits: Limits;
  /** Only where the process was given a model. */
  model: ModelSettings | undefined;
  onProgress(percent: number): void;
}
