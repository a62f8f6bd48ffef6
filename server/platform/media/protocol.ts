import type { MediaKind, Rejection } from '#contract/domain/media.ts';
import type { Outcome } from './steps.ts';

/** What is said between the worker and the process that opens the file. */
export interface Request {
  step: string;
  /** What the first step found out; every other step starts from that. */
  probe: unknown;
}

export type Reply =
  | { type: 'ready' }
  | { type: 'progress'; percent: number }
  | { type: 'done'; outcome: Outcome<unknown> }
  | { type: 'rejected'; reason: Rejection; detail: string }
  | { type: 'failed'; message: string };

/** What a step gets. Files that it makes go into the working folder, by name. */
export interface Task<Probe> {
  kind: MediaKind;
  file: string;
  probe: Probe;
  onProgress(percent: number): void;
}
