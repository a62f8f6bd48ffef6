import { type Chord, chordOf, pitchOf } from './theory.ts';

/** One note of a part; times are beats from the beginning of its section. */
export interface Note {
  at: number;
  beats: number;
  pitch: number;
  /** 0 silent to 1 as hard as it goes. */
  velocity: number;
  /** Semitones from which the note slides to its pitch. */
  slide?: number;
}

/**
 * A melody as text: `e5:1 g5:.5 -:2 | c5:1~ a4:1!`, note and beats; `-` rests, `|` is for the reader,
 * `!` is louder, `?` softer, `~` slides up into the note.
 */
export function tune(text: string, velocity = 0.7): Note[] {
  const notes: Note[] = [];
  let at = 0;
  for (const token of text.split(/[\s|]+/).filter(Boolean)) {
    const [, name = '', length = '', marks = ''] = /^([^:]+):([\d.]+)([!?~]*)$/.exec(token) ?? [];
    if (!name) throw new Error(`no note: ${token}`);
    const beats = Number(length);
    const loud = velocity * (marks.includes('!') ? 1.18 : marks.includes('?') ? 0.78 : 1);
    if (name !== '-')
      notes.push({ at, beats, pitch: pitchOf(name), velocity: loud, ...(marks.includes('~') && { slide: -2 }) });
    at += beats;
  }
  return notes;
}

export interface Span {
  chord: Chord;
  at: number;
  beats: number;
}

/** Chords as text, one bar between two lines: `Dm7 G7 | Cmaj7`. Chords of a bar share it evenly. */
export function chords(text: string, meter: number): Span[] {
  return text.split('|').flatMap((bar, number) => {
    const names = bar.trim().split(/\s+/);
    const beats = meter / names.length;
    return names.map((name, i) => ({ chord: chordOf(name), at: number * meter + i * beats, beats }));
  });
}

const STRENGTH: Record<string, number> = { X: 0.92, x: 0.75, o: 0.42, '.': 0 };

/** A bar of drums as text, evenly divided: `X...o.x.`; spaces are for the reader. */
export function grid(text: string, beats: number, pitch = 60): Note[] {
  const steps = text.replaceAll(' ', '').split('');
  const step = beats / steps.length;
  return steps.flatMap((mark, i) => {
    const velocity = STRENGTH[mark];
    if (velocity === undefined) throw new Error(`no drum stroke: ${mark}`);
    return velocity > 0 ? [{ at: i * step, beats: step, pitch, velocity }] : [];
  });
}

/** Parts that play, with their strengths: `keys bass:.8` is keys at 1 and the bass at 0.8. */
export function strengths(text: string): Record<string, number> {
  const tokens = text.split(' ').map((token) => token.split(':'));
  return Object.fromEntries(tokens.map(([name, share]) => [name, Number(share ?? 1)]));
}
