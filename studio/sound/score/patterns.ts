import { between, type Random } from '../../random.ts';
import { grid, type Note, tune } from './notation.ts';
import type { Part, Section } from './piece.ts';
import { bars, chordAt } from './bass.ts';
import { type Register, voice } from './theory.ts';

type Play = Part['play'];

/** Voicings of a section's chords, each led on from the one before. */
function voicings(section: Section, register: Register): number[][] {
  let before: number[] = [];
  return section.spans.map(({ chord }) => (before = voice(chord, register, before)));
}

/** Chords held as long as they last; `overlap` lets them flow into one another. */
export function held(register: Register, velocity = 0.6, overlap = 0): Play {
  return (section) => {
    const notes: Note[] = [];
    for (const [i, pitches] of voicings(section, register).entries()) {
      const { at, beats } = section.spans[i]!;
      const before = notes.slice(-pitches.length);
      // A repeated chord is held, not struck again.
      if (i > 0 && pitches.every((pitch, n) => before[n]?.pitch === pitch))
        for (const note of before) note.beats += beats;
      else notes.push(...pitches.map((pitch) => ({ at, beats: beats + overlap, pitch, velocity })));
    }
    return notes;
  };
}

/** Chords broken into single notes: each letter is a voice from below (`0`), `.` rests; the text repeats. */
export function broken(text: string, step: number, register: Register, velocity = 0.6, ring = step): Play {
  return (section, random) =>
    voicings(section, register).flatMap((pitches, i) => {
      const { at, beats } = section.spans[i]!;
      const notes: Note[] = [];
      for (let n = 0; n * step < beats - 1e-6; n++) {
        const mark = text[Math.round(at / step + n) % text.length]!;
        const pitch = mark === '.' ? undefined : pitches[Number(mark) % pitches.length];
        if (pitch === undefined) continue;
        const accent = n === 0 ? 1.12 : (n * step) % 1 === 0 ? 1.02 : 0.9;
        notes.push({
          at: at + n * step,
          beats: Math.min(ring, beats - n * step + 0.1),
          pitch,
          velocity: velocity * accent * between(random, 0.94, 1.06),
        });
      }
      return notes;
    });
}

/** Chords struck together in a rhythm; `strum` beats lie between the lowest and the next note. */
export function struck(rhythm: string, register: Register, velocity = 0.6, hold = 1, strum = 0): Play {
  return (section) => {
    const laid = voicings(section, register);
    return bars(section).flatMap((start) =>
      grid(rhythm, section.meter).flatMap((stroke, n) => {
        const at = start + stroke.at;
        const pitches = laid[section.spans.indexOf(chordAt(section, at))]!;
        // The hand goes down on the beat and up after it.
        const order = strum && n % 2 ? pitches.toReversed() : pitches;
        return order.map((pitch, i) => ({
          at: at + i * strum,
          beats: stroke.beats * hold,
          pitch,
          velocity: stroke.velocity * velocity * (1 - 0.05 * i),
        }));
      }),
    );
  };
}

/** Drum bars in turn; the last bar of a section may be a fill. */
export function beat(patterns: string[], fill?: string): Play {
  return (section) => {
    const starts = bars(section);
    return starts.flatMap((start, bar) => {
      const text = fill && bar === starts.length - 1 && starts.length > 1 ? fill : patterns[bar % patterns.length]!;
      return grid(text, section.meter).map((note) => ({ ...note, at: start + note.at }));
    });
  };
}

/** A written melody for each section; sections without one stay silent. */
export function lines(texts: Record<string, string>, velocity = 0.7): Play {
  return (section) => phrased(tune(texts[section.name] ?? '', velocity), section);
}

/** Every phrase of four bars swells towards its middle. */
function phrased(notes: Note[], { meter }: Section): Note[] {
  return notes.map((note) => {
    const place = (note.at % (4 * meter)) / (4 * meter);
    return { ...note, velocity: note.velocity * (0.88 + 0.16 * Math.sin(Math.PI * place)) };
  });
}

/** Several ways of playing at once, as two hands do. */
export function together(...plays: Play[]): Play {
  return (section, random) => plays.flatMap((play) => play(section, random));
}

/** Drops random notes of a part. */
export function sparse(play: Play, share: number): Play {
  return (section, random: Random) => play(section, random).filter(() => random() < share);
}

/** Long notes as fast repeated strokes, as players of short-lived strings do. */
export function rolled(play: Play, from: number, step: number): Play {
  return (section, random) =>
    play(section, random).flatMap((note) => {
      if (note.beats < from) return [note];
      const strokes = Math.floor(note.beats / step);
      return Array.from({ length: strokes }, (_, i) => ({
        ...note,
        at: note.at + i * step,
        beats: i === strokes - 1 ? step * 4 : step * 1.6,
        velocity: note.velocity * (i === 0 ? 1 : 0.4 + 0.25 * Math.sin((Math.PI * i) / strokes)),
        slide: i === 0 ? (note.slide ?? 0) : 0,
      }));
    });
}

interface Mix extends Omit<Part, 'instrument' | 'role' | 'level' | 'play'> {
  /** Strength of the melodies of a part. */
  velocity?: number;
}

const inRole =
  (role: Part['role']) =>
  (level: number, mix: Mix, instrument: Part['instrument'], play: Play | Record<string, string>): Part => {
    const { velocity, ...rest } = mix;
    return { instrument, role, level, ...rest, play: typeof play === 'function' ? play : lines(play, velocity) };
  };

export const drums = inRole('drums');
export const bass = inRole('bass');
export const harmony = inRole('harmony');
export const melody = inRole('melody');
export const texture = inRole('texture');
