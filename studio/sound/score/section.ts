import type { Span } from './notation.ts';
import type { Section } from './piece.ts';

/** Where each bar of a section begins. */
export const bars = ({ beats, meter }: Section): number[] =>
  Array.from({ length: Math.ceil(beats / meter) }, (_, bar) => bar * meter);

export const chordAt = ({ spans }: Section, at: number): Span => spans.findLast((span) => span.at <= at + 1e-6)!;
