import { between } from '../../random.ts';
import type { Span } from './notation.ts';
import type { Section, Part } from './piece.ts';
import { bassPitch, type Chord } from './theory.ts';

/** Where each bar of a section begins. */
export const bars = ({ beats, meter }: Section): number[] =>
  Array.from({ length: Math.ceil(beats / meter) }, (_, bar) => bar * meter);

export const chordAt = ({ spans }: Section, at: number): Span => spans.findLast((span) => span.at <= at + 1e-6)!;

type Play = Part['play'];

/** The chord's bass note in a rhythm, one text a bar in turn: `x` the bass, `5` its fifth, `8` its octave, `-` goes on. */
export function bassLine(
  rhythm: string | string[],
  low: number,
  options: { velocity?: number; hold?: number } = {},
): Play {
  const { velocity = 0.75, hold = 0.95 } = options;
  const texts = [rhythm].flat();
  return (section) =>
    bars(section).flatMap((start, bar) => {
      const steps = texts[bar % texts.length]!.split('');
      const step = section.meter / steps.length;
      return steps.flatMap((mark, i) => {
        if (mark === '.' || mark === '-') return [];
        const { chord } = chordAt(section, start + i * step);
        const rest = steps.slice(i + 1).findIndex((next) => next !== '-');
        const length = (rest === -1 ? steps.length - i : rest + 1) * step;
        return [
          {
            at: start + i * step,
            beats: length * hold,
            pitch: bassTone(chord, mark, low),
            velocity: velocity * (i === 0 ? 1.08 : 0.94),
          },
        ];
      });
    });
}

function bassTone(chord: Chord, mark: string, low: number): number {
  const bass = bassPitch(chord, low);
  if (mark === '8') return bass + 12;
  if (mark !== '5') return bass;
  return bassPitch({ ...chord, bass: (chord.root + (chord.tones.includes(6) ? 6 : 7)) % 12 }, low);
}

/** A bass that walks in quarters: down on the chord, through its tones, and by a half step into the next. */
export function walking(low: number, velocity = 0.7): Play {
  return (section, random) =>
    section.spans.flatMap(({ chord, at, beats }, i) => {
      const next = section.spans[i + 1]?.chord ?? section.spans[0]!.chord;
      const tones = chord.tones.map((tone) => bassPitch({ ...chord, bass: (chord.root + tone) % 12 }, low));
      return Array.from({ length: beats }, (_, n) => {
        const last = n === beats - 1 && beats > 1;
        const pitch =
          n === 0 ? tones[0]! : last ? bassPitch(next, low) + (random() < 0.5 ? 1 : -1) : tones[n % tones.length]!;
        return { at: at + n, beats: 0.92, pitch, velocity: velocity * between(random, 0.9, 1.05) };
      });
    });
}
