import { describe, expect, test } from 'vitest';
import { randomOf } from '../../random.ts';
import { PIECES } from '../styles/pieces-by-slug.ts';
import { arrange, type TimedNote } from './arrange.ts';
import { chords, grid, strengths, tune } from './notation.ts';
import type { Piece } from './piece.ts';
import { bassPitch, chordOf, hertz, pitchOf, voice } from './theory.ts';

describe('the notation', () => {
  test('knows notes, chords and drums', () => {
    expect(['c4', 'a4', 'f#3', 'bb5'].map(pitchOf)).toEqual([60, 69, 54, 82]);
    expect(hertz(69)).toBe(440);
    expect(chordOf('Am7')).toEqual({ root: 9, bass: 9, tones: [0, 3, 7, 10] });
    expect(chordOf('C/E').bass).toBe(4);
    expect(bassPitch(chordOf('C/E'), 36)).toBe(40);
    expect(tune('e5:1 -:.5 g5:.5!~').map(({ at, beats, pitch, slide }) => [at, beats, pitch, slide])).toEqual([
      [0, 1, 76, undefined],
      [1.5, 0.5, 79, -2],
    ]);
    expect(chords('Dm7 G7 | C', 4).map(({ at, beats }) => [at, beats])).toEqual([
      [0, 2],
      [2, 2],
      [4, 4],
    ]);
    expect(strengths('keys bass:.8')).toEqual({ keys: 1, bass: 0.8 });
    expect(grid('X..o', 4).map(({ at }) => at)).toEqual([0, 3]);
  });

  test('tells a slip of the pen', () => {
    expect(() => tune('h5:1')).toThrow('no note: h5');
    expect(() => tune('c5')).toThrow('no note: c5');
    expect(() => chordOf('Hm')).toThrow('no chord: Hm');
    expect(() => chordOf('Cx')).toThrow('no chord: Cx');
    expect(() => grid('x?', 4)).toThrow('no drum stroke: ?');
  });
});

test('voices move little from chord to chord and do not rub', () => {
  const register = [52, 74, 4] as const;
  let before = voice(chordOf('Dm7'), register);
  for (const name of ['G7', 'Cmaj7', 'Am7', 'Fmaj7', 'Bm7b5', 'E7', 'Am']) {
    const next = voice(chordOf(name), register, before);
    const moved = next.reduce((sum, pitch, i) => sum + Math.abs(pitch - before[i]!), 0);
    expect(moved, name).toBeLessThanOrEqual(12);
    expect(
      next.some((pitch, i) => i > 0 && pitch - next[i - 1]! < 2),
      name,
    ).toBe(false);
    before = next;
  }
});

/** The notes of a piece as written, without human imprecision. */
const written = (piece: Piece) => arrange({ ...piece, loose: 0 }, 'full', randomOf('test'));

const overlap = (a: TimedNote, b: TimedNote): number =>
  Math.min(a.seconds + a.length, b.seconds + b.length) - Math.max(a.seconds, b.seconds);

/** Melody notes held a semitone from a chord's note, which sound wrong; `deep-water` does so on purpose. */
function clashes(piece: Piece): string[] {
  const beat = 60 / piece.bpm;
  const { notes } = written(piece);
  const of = (...roles: string[]) =>
    Object.entries(notes).flatMap(([name, own]) => (roles.includes(piece.parts[name]!.role) ? own : []));
  const chordal = of('harmony', 'bass', 'texture');
  return of('melody')
    .filter((note) => note.length >= 0.9 * beat)
    .filter((note) =>
      chordal.some((other) => overlap(note, other) > beat / 2 && [-1, 1, 13, 25].includes(note.pitch - other.pitch)),
    )
    .map((note) => `pitch ${note.pitch} at ${note.seconds.toFixed(2)} s`);
}

describe.each(Object.entries(PIECES))('%s', (slug, found) => {
  const piece = found!;
  const { notes, seconds } = written(piece);

  test('is a whole piece of the right length', () => {
    expect(seconds + piece.tail).toBeGreaterThanOrEqual(40);
    expect(seconds + piece.tail).toBeLessThanOrEqual(90);
    const written = new Set(Object.values(piece.sections).flatMap(([, parts]) => Object.keys(strengths(parts))));
    expect([...written].toSorted()).toEqual(Object.keys(piece.parts).toSorted());
    for (const [name, own] of Object.entries(notes)) expect(own.length, name).toBeGreaterThan(0);
    const used = [...piece.form, ...(piece.cut ?? []), ...(piece.loop ?? [])];
    expect(new Set(used)).toEqual(new Set(Object.keys(piece.sections)));
  });

  test('keeps to its bars, and its melody to its chords', () => {
    const late = Object.values(notes).flatMap((own) => own.filter((note) => note.seconds >= seconds));
    expect(late).toEqual([]);
    expect(slug === 'deep-water' ? [] : clashes(piece)).toEqual([]);
  });

  test('is played by hands: no two strokes are quite alike', () => {
    const played = arrange(piece, 'full', randomOf(slug));
    for (const own of Object.values(played.notes)) {
      const strong = own.map((note) => note.velocity);
      expect(new Set(strong).size).toBeGreaterThan(own.length * 0.5);
      expect(Math.min(...strong)).toBeGreaterThan(0);
      expect(Math.max(...strong)).toBeLessThanOrEqual(1);
    }
  });
});

describe('versions', () => {
  test('leave out what they say', () => {
    const piece = PIECES['summit']!;
    const roles = (version: 'full' | 'no-drums' | 'underscore') =>
      new Set(Object.keys(arrange(piece, version, randomOf('a')).notes).map((name) => piece.parts[name]!.role));
    expect(roles('full')).toEqual(new Set(['harmony', 'bass', 'melody', 'drums']));
    expect(roles('no-drums')).toEqual(new Set(['harmony', 'bass', 'melody']));
    expect(roles('underscore')).toEqual(new Set(['harmony', 'bass']));
  });

  test('that nobody wrote are refused', () => {
    expect(() => arrange(PIECES['quiet-window']!, 'loop', randomOf('a'))).toThrow('this piece has no version "loop"');
  });

  test('swing only delays every second step', () => {
    const piece = { ...PIECES['coffee-steam']!, loose: 0 };
    const beat = 60 / piece.bpm;
    const places = arrange(piece, 'full', randomOf('a')).notes['hat']!.map((note) =>
      ((note.seconds / beat) % 1).toFixed(2),
    );
    expect(new Set(places)).toEqual(new Set(['0.00', '0.63', '1.00']));
  });
});
