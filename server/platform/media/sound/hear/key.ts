import { type Key, KEYS } from '#contract/domain/music.ts';
import { NOTES, type Notes } from './notes.ts';

/** How much each note of a scale belongs to it, the tonic first. */
const MAJOR = [1.5, 0, 1, 0, 1.1, 0.9, 0, 1.25, 0, 0.9, 0, 0.75];
const MINOR = [1.5, 0, 1, 1.1, 0, 0.9, 0, 1.25, 0.8, 0, 0.85, 0.4];
/** How much the share of a tonic in the bass counts, which tells a key from its relative. */
const BASS_COUNTS = 0.3;
/** That of a single tone; less is that of noise. */
const LEAST = 0.48;

export interface Tonality {
  key: Key | null;
  /** How well the best key fits, −1 to 1. */
  clarity: number;
  /** How much better the best major key fits than the best minor key. */
  majorness: number;
}

/** The key whose notes are heard most; null when none stands out. */
export function keyOf({ all, bass }: Notes): Tonality {
  const fits = KEYS.map((key, place) => {
    const tonic = TONICS[place] as number;
    const profile = key.endsWith('major') ? MAJOR : MINOR;
    const fit = correlation(all, (note) => profile[(note - tonic + NOTES) % NOTES] as number);
    return { key, fit: fit + BASS_COUNTS * (bass[tonic] as number) };
  });
  const best = (mode: string) => Math.max(...fits.filter(({ key }) => key.endsWith(mode)).map(({ fit }) => fit));
  const [major, minor] = [best('major'), best('minor')];
  const clarity = Math.max(major, minor);
  const key = clarity < LEAST ? null : (fits.find(({ fit }) => fit === clarity)?.key ?? null);
  return { key, clarity, majorness: major - minor };
}

const NATURAL: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const TONICS = KEYS.map((key) => {
  const shift = key.includes('-sharp') ? 1 : key.includes('-flat') ? -1 : 0;
  return ((NATURAL[key[0] as string] as number) + shift + NOTES) % NOTES;
});

/** Pearson's; 0 when all notes are heard equally, or none. */
function correlation(notes: Float64Array, weightOf: (note: number) => number): number {
  const weights = notes.map((_, note) => weightOf(note));
  const [one, other] = [centred(notes), centred(weights)];
  const product = one.reduce((sum, value, note) => sum + value * (other[note] as number), 0);
  const scale = Math.sqrt(squares(one) * squares(other));
  return scale > 0 ? product / scale : 0;
}

function centred(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function squares(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}
