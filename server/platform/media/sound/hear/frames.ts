import { createSpectrum } from '../spectrum.ts';

/** Samples a second at which sounds are described: enough for beats, notes and colour, and little to compute. */
export const SAMPLE_RATE = 11_025;
const WINDOW = 1024;
const HOP = 256;
export const FRAMES_PER_SECOND = SAMPLE_RATE / HOP;
export const BANDS = 24;
const [LOWEST, HIGHEST] = [60, 5000];

/** What is heard moment by moment, 43 times a second. */
export interface Frames {
  count: number;
  /** The logarithm of the strength of each band, band after band for each frame. */
  bands: Float32Array;
  /** How much grew stronger since the frame before: high where something is struck. */
  onsets: Float64Array;
  /** Decibels. */
  levels: Float64Array;
  /** Where half of the strength lies below, in octaves above the lowest band. */
  brightness: Float64Array;
  /** From 0 for a pure tone to 1 for noise. */
  noisiness: Float64Array;
}

/** Quieter than this in every band is nothing. */
const FLOOR = 1e-4;

export function framesOf(mono: Float32Array): Frames {
  const count = Math.max(1, Math.ceil((mono.length - WINDOW) / HOP) + 1);
  const frames: Frames = {
    count,
    bands: new Float32Array(count * BANDS),
    onsets: new Float64Array(count),
    levels: new Float64Array(count),
    brightness: new Float64Array(count),
    noisiness: new Float64Array(count),
  };
  const spectrum = createSpectrum(WINDOW);
  const edges = bandEdges();
  for (let frame = 0; frame < count; frame += 1) describeFrame(frames, frame, spectrum(mono, frame * HOP), edges);
  return frames;
}

/** Bins at which bands begin; equally wide to the ear (mel). */
function bandEdges(): number[] {
  const mel = (hertz: number) => Math.log(1 + hertz / 700);
  const [from, to] = [mel(LOWEST), mel(HIGHEST)];
  const edges = [Math.round((LOWEST * WINDOW) / SAMPLE_RATE)];
  for (let band = 1; band <= BANDS; band += 1) {
    const hertz = 700 * (Math.exp(from + ((to - from) * band) / BANDS) - 1);
    edges.push(Math.max((edges.at(-1) ?? 0) + 1, Math.round((hertz * WINDOW) / SAMPLE_RATE)));
  }
  return edges;
}

function describeFrame(frames: Frames, frame: number, power: Float64Array, edges: readonly number[]): void {
  let [total, logs, rise] = [0, 0, 0];
  const strengths = new Float64Array(BANDS);
  for (let band = 0; band < BANDS; band += 1) {
    const [from, to] = [edges[band] as number, edges[band + 1] as number];
    let sum = FLOOR;
    for (let bin = from; bin < to; bin += 1) {
      sum += power[bin] as number;
      logs += Math.log((power[bin] as number) + FLOOR);
    }
    total += sum;
    strengths[band] = sum;
    const at = frame * BANDS + band;
    const level = Math.log(sum);
    frames.bands[at] = level;
    // Compared with the frame before last, because windows overlap.
    if (frame >= 2) rise += Math.max(0, Math.log1p(sum) - Math.log1p(Math.exp(frames.bands[at - 2 * BANDS] as number)));
  }
  const bins = (edges[BANDS] as number) - (edges[0] as number);
  frames.onsets[frame] = rise;
  frames.levels[frame] = 10 * Math.log10(total);
  frames.brightness[frame] = middleOf(strengths, total, edges);
  frames.noisiness[frame] = Math.min(1, Math.exp(logs / bins) / ((total + FLOOR * bins) / bins));
}

function middleOf(strengths: Float64Array, total: number, edges: readonly number[]): number {
  let below = 0;
  for (let band = 0; band < BANDS; band += 1) {
    const strength = strengths[band] as number;
    if (below + strength >= total / 2) {
      const [from, to] = [edges[band] as number, edges[band + 1] as number];
      return Math.log2((from + ((total / 2 - below) / strength) * (to - from)) / (edges[0] as number));
    }
    below += strength;
  }
  return 0;
}
