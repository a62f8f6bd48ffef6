const LETTERS: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** A note's number, 60 for the middle C: `c4`, `f#3`, `bb5`. */
export function pitchOf(name: string): number {
  const [, letter = '', sign = '', octave = ''] = /^([a-g])([#b]?)(\d)$/.exec(name) ?? [];
  if (!letter) throw new Error(`no note: ${name}`);
  return 12 * (Number(octave) + 1) + LETTERS[letter]! + signOf(sign);
}

const signOf = (sign: string): number => (sign === '#' ? 1 : sign === 'b' ? -1 : 0);

export const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

export interface Chord {
  /** 0 is C. */
  root: number;
  bass: number;
  /** Semitones above the root. */
  tones: readonly number[];
}

const QUALITIES: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  '9': [0, 4, 10, 14],
  maj9: [0, 4, 11, 14],
  m9: [0, 3, 10, 14],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  '13': [0, 4, 10, 21],
  dim: [0, 3, 6],
  m7b5: [0, 3, 6, 10],
  '7b9': [0, 4, 10, 13],
};

/** `Am7`, `F/A`, `Bbmaj9`. */
export function chordOf(name: string): Chord {
  const [, letter = '', sign = '', quality = '', bassLetter = '', bassSign = ''] =
    /^([A-G])([#b]?)([^/]*)(?:\/([A-G])([#b]?))?$/.exec(name) ?? [];
  const tones = QUALITIES[quality];
  if (!letter || !tones) throw new Error(`no chord: ${name}`);
  const root = (LETTERS[letter.toLowerCase()]! + signOf(sign) + 12) % 12;
  const bass = bassLetter ? (LETTERS[bassLetter.toLowerCase()]! + signOf(bassSign) + 12) % 12 : root;
  return { root, bass, tones };
}

/** The chord's bass note, the lowest that is not below `low`. */
export const bassPitch = (chord: Chord, low: number): number => low + ((((chord.bass - low) % 12) + 12) % 12);

/** Range of a chord's voices, and how many sound at once. */
export type Register = readonly [low: number, high: number, size: number];

/** Lays out a chord so that each voice moves as little as possible. */
export function voice(chord: Chord, [low, high, size]: Register, before: readonly number[] = []): number[] {
  const classes = chord.tones.map((tone) => (chord.root + tone) % 12);
  const pitches: number[] = [];
  for (let pitch = low; pitch <= high; pitch++) if (classes.includes(pitch % 12)) pitches.push(pitch);
  let best: number[] = pitches.slice(0, size);
  let bestCost = Infinity;
  for (const candidate of choose(pitches, size)) {
    const cost = movement(candidate, before, (low + high) / 2) + roughness(candidate) + missing(candidate, classes);
    if (cost < bestCost) [best, bestCost] = [candidate, cost];
  }
  return best;
}

function* choose(from: readonly number[], size: number, start = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let i = start; i <= from.length - size; i++)
      for (const rest of choose(from, size - 1, i + 1)) yield [from[i]!, ...rest];
}

function movement(candidate: readonly number[], before: readonly number[], centre: number): number {
  const middle = candidate.reduce((sum, pitch) => sum + pitch, 0) / candidate.length;
  const moved = before.length
    ? candidate.reduce((sum, pitch, i) => sum + Math.abs(pitch - (before[i] ?? pitch)), 0)
    : 0;
  return moved + 0.8 * Math.abs(middle - centre);
}

/** Close notes are rough, more so when they are low, and so is a semitone over the octave. Wide gaps sound empty. */
function roughness(candidate: readonly number[]): number {
  let cost = 0;
  for (let high = 1; high < candidate.length; high++) {
    const gap = candidate[high]! - candidate[high - 1]!;
    if (gap === 2) cost += 3;
    if (gap > 9) cost += 4;
    if (candidate[high - 1]! < 53 && gap < 5) cost += 8;
    for (let low = 0; low < high; low++) if ((candidate[high]! - candidate[low]!) % 12 === 1) cost += 16;
  }
  return cost;
}

/** The third and the seventh or ninth define a chord; with four tones the bass already has the root. */
function missing(candidate: readonly number[], classes: readonly number[]): number {
  const rich = classes.length > 3;
  const costs = [rich ? 2 : 6, 20, rich ? 8 : 20, 12];
  return classes.reduce(
    (cost, wanted, i) => cost + (candidate.some((pitch) => pitch % 12 === wanted) ? 0 : costs[i]!),
    0,
  );
}
