import { type Random, spread } from '../../random.ts';
import { chords, strengths } from './notation.ts';
import type { Piece, Section, Version } from './piece.ts';

/** A note with its place in the finished sound. */
export interface TimedNote {
  seconds: number;
  length: number;
  pitch: number;
  velocity: number;
  slide: number;
}

interface Arrangement {
  /** Until the last bar ends, without the tail. */
  seconds: number;
  notes: Record<string, TimedNote[]>;
}

const LEFT_OUT: Partial<Record<Version, string[]>> = { 'no-drums': ['drums'], underscore: ['drums', 'melody'] };

/** Writes out every part of a version, with slight human imprecision. */
export function arrange(piece: Piece, version: Version, random: Random): Arrangement {
  const names = formOf(piece, version);
  const sections = names.map((name) => sectionOf(piece, name));
  const total = sections.reduce((sum, section) => sum + section.beats, 0);
  const slowing = version === 'loop' ? 0 : (piece.ritardando ?? 0);
  const clock = clockOf(piece.bpm, total, sections.at(-1)!.beats, slowing);
  const notes: Arrangement['notes'] = {};
  for (const [name, part] of Object.entries(piece.parts)) {
    if (LEFT_OUT[version]?.includes(part.role)) continue;
    notes[name] = [];
    let start = 0;
    for (const section of sections) {
      const strength = strengths(piece.sections[section.name]![1])[name];
      if (strength !== undefined)
        for (const note of part.play(section, random)) {
          const at = Math.max(0, clock(start + swung(note.at, piece)) + (spread(random) * piece.loose) / 1000);
          const end = clock(start + note.at + note.beats);
          const velocity = Math.min(1, note.velocity * strength * (1 + 0.07 * spread(random)));
          const { pitch, slide = 0 } = note;
          notes[name].push({ seconds: at, length: Math.max(0.02, end - at), pitch, velocity, slide });
        }
      start += section.beats;
    }
  }
  return { seconds: clock(total), notes };
}

function formOf(piece: Piece, version: Version): string[] {
  const form = version === 'cut' ? piece.cut : version === 'loop' ? piece.loop : piece.form;
  if (!form) throw new Error(`this piece has no version "${version}"`);
  return form;
}

function sectionOf(piece: Piece, name: string): Section {
  const plan = piece.sections[name];
  if (!plan) throw new Error(`no section: ${name}`);
  const spans = chords(plan[0], piece.meter);
  return { name, spans, meter: piece.meter, beats: spans.reduce((sum, span) => sum + span.beats, 0) };
}

function swung(at: number, { swing = 0.5, swingUnit = 0.5 }: Piece): number {
  const pair = 2 * swingUnit;
  const start = Math.floor(at / pair + 1e-6) * pair;
  const within = (at - start) / pair;
  return start + pair * (within < 0.5 ? within * 2 * swing : swing + (within - 0.5) * 2 * (1 - swing));
}

/** Converts beats to seconds; the last section slows down steadily. */
function clockOf(bpm: number, total: number, last: number, slowing: number): (beats: number) => number {
  const beat = 60 / bpm;
  const calm = total - last;
  return (beats) => {
    const over = Math.max(0, beats - calm);
    return beat * (beats + (slowing * over * over) / (2 * last));
  };
}
