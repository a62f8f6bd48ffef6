import { shape, addTo, RATE, scale, type Stereo } from '../dsp/stereo.ts';
import { biquad, filter } from '../dsp/filters.ts';
import { between, type Random } from '../../random.ts';
import { type Instrument, type Tone, LONG_ENOUGH_FOR_VIBRATO, takes } from './instrument.ts';

interface String {
  /** 0 dull to 1 bright: how much of the high partials survives each round trip. */
  brightness: number;
  /** Seconds to −60 dB of a note at 220 Hz. */
  decay: number;
  /** Where along the string it is plucked. */
  place: number;
  /** Cents of vibrato that sets in late. */
  vibrato: number;
  release: number;
}

const LONGEST = 4096;

/** A delay line whose content circulates, a little duller each time, after Karplus and Strong. */
function pluckString(out: Float32Array, tone: Tone, string: String, random: Random): void {
  const dull = 0.75 - 0.7 * string.brightness * (0.6 + 0.4 * tone.velocity);
  // High strings circulate more often and would die at once.
  const keep = 1 - dull * Math.min(1, (262 / tone.hz) ** 0.8);
  const decay = string.decay * (220 / tone.hz) ** 0.45;
  const gain = 10 ** (-3 / (tone.hz * decay));
  const line = new Float32Array(LONGEST);
  const period = RATE / tone.hz;
  excite(line, period, string, tone.velocity, random);
  const lag = (1 - keep) / keep;
  const flaw = between(random, -2, 2) / 1200;
  let delay = 0;
  let last = 0;
  let low = 0;
  for (let i = 0; i < out.length; i++) {
    if (i % 32 === 0) delay = period / 2 ** (flaw + bend(i / RATE, tone, string.vibrato)) - lag;
    const read = cubic(line, i - delay);
    last += keep * (read - last);
    line[i & (LONGEST - 1)] = i < period ? line[i & (LONGEST - 1)]! : last * gain;
    const sample = i < period ? line[i & (LONGEST - 1)]! : last;
    low += 0.0006 * (sample - low);
    out[i]! += sample - low;
  }
}

/** A burst of noise with a gap where the finger was, softer for a soft touch. */
function excite(
  line: Float32Array,
  period: number,
  { place, brightness }: String,
  velocity: number,
  random: Random,
): void {
  const length = Math.ceil(period);
  const burst = new Float32Array(length);
  for (let i = 0; i < length; i++) burst[i] = 0.5 * (2 * random() - 1) + 0.9 * pulse(i / length, place);
  const soft = Math.exp((-2 * Math.PI * (900 + 7500 * brightness * velocity)) / RATE);
  let smooth = 0;
  for (let round = 0; round < 2; round++)
    for (let i = 0; i < length; i++) {
      smooth = burst[i]! + (smooth - burst[i]!) * soft;
      if (round === 1) line[i] = smooth;
    }
  const gap = Math.max(1, Math.round(length * place));
  const mean = line.subarray(0, length).reduce((sum, x) => sum + x, 0) / length;
  const plain = line.slice(0, length);
  for (let i = 0; i < length; i++) line[i] = plain[i]! - mean - 0.7 * (plain[(i + gap) % length]! - mean);
}

/** The string pulled into a corner at the finger's position. */
const pulse = (x: number, place: number): number => (x < place ? x / place : (1 - x) / (1 - place)) - 0.5;

/** Octaves above the pitch: a slide from below at first, vibrato later. */
function bend(seconds: number, { slide, seconds: length }: Tone, vibrato: number): number {
  const sliding = slide ? (slide / 12) * Math.max(0, 1 - seconds / 0.16) ** 2 : 0;
  const late = Math.max(0, Math.min(1, (seconds - 0.28) / 0.35)) * (length > LONG_ENOUGH_FOR_VIBRATO ? 1 : 0);
  return sliding + (vibrato / 1200) * late * Math.sin(2 * Math.PI * 5.2 * seconds);
}

function cubic(line: Float32Array, position: number): number {
  const whole = Math.floor(position);
  const x = position - whole;
  const a = line[(whole - 1) & (LONGEST - 1)]!;
  const b = line[whole & (LONGEST - 1)]!;
  const c = line[(whole + 1) & (LONGEST - 1)]!;
  const d = line[(whole + 2) & (LONGEST - 1)]!;
  return b + 0.5 * x * (c - a + x * (2 * a - 5 * b + 4 * c - d + x * (3 * (b - c) + d - a)));
}

type Resonance = [hz: number, q: number, level: number];

/** A string over a body of wood with its resonances. */
export function stringed(string: String, ...body: Resonance[]): Instrument {
  const pluck = takes(3, (voice, tone, random) => {
    pluckString(voice.left, tone, string, random);
    voice.right.set(voice.left);
    scale(voice, 0.3 + 0.7 * tone.velocity);
  });
  return {
    release: string.release,
    play(voice, tone, random) {
      pluck(voice, tone, random);
      shape(voice, { attack: 0.0015, release: string.release, seconds: tone.seconds });
    },
    body: (bus) => resonate(bus, body),
  };
}

/** The wood resonates, to one side a moment later than to the other. */
function resonate({ left, right }: Stereo, body: readonly Resonance[]): void {
  const mono = new Float32Array(left.length);
  for (let i = 0; i < mono.length; i++) mono[i] = (left[i]! + right[i]!) / 2;
  for (const [n, [hz, q, level]] of body.entries()) {
    const answer = mono.slice();
    filter(answer, biquad('bandpass', hz, q));
    addTo(left, answer, n % 2 ? 13 : 2, level);
    addTo(right, answer, n % 2 ? 2 : 13, level);
  }
}
