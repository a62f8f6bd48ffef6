import type { Lasting } from './media.ts';

/** The part of a clip that somebody wants, between its in and out points; both are whole hundredths of a second. */
export interface Excerpt {
  inMs: number;
  outMs: number;
}

export const EXCERPT_STEP_MS = 10;

/** Whether it can be ordered of this material: only clips have parts, and none is longer than its clip. */
export function isPartOf({ inMs, outMs }: Excerpt, { kind, durationMs }: Lasting): boolean {
  return kind === 'video' && inMs >= 0 && inMs < outMs && outMs <= (durationMs ?? 0);
}

/** The nearest hundredth of a second within the clip. */
export function toHundredth(ms: number, durationMs: number): number {
  const inside = Math.min(Math.max(ms, 0), durationMs);
  return Math.min(Math.round(inside / EXCERPT_STEP_MS), Math.floor(durationMs / EXCERPT_STEP_MS)) * EXCERPT_STEP_MS;
}

/** A moment of a clip, to a hundredth of a second: 00:04.50, 1:02:05.00. */
export function formatMoment(ms: number): string {
  const hundredths = Math.round(ms / EXCERPT_STEP_MS);
  const two = (part: number) => String(part).padStart(2, '0');
  const seconds = Math.floor(hundredths / 100);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const clock = `${two(minutes)}:${two(seconds % 60)}.${two(hundredths % 100)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

/** The moment that somebody typed: 4.5, 00:04.50 or 1:02:05; undefined when it is none. */
export function readMoment(text: string): number | undefined {
  const plain = text.trim().replaceAll('：', ':');
  if (!/^(?:(?:\d{1,2}:)?\d{1,3}:)?\d{1,5}(?:\.\d{1,2})?$/.test(plain)) return undefined;
  const seconds = plain.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round(seconds * 100) * EXCERPT_STEP_MS;
}

export function formatExcerpt({ inMs, outMs }: Excerpt): string {
  return `${formatMoment(inMs)} – ${formatMoment(outMs)}`;
}
