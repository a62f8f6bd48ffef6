/** One channel of sound. */
export interface Samples {
  /** Samples a second. */
  rate: number;
  /** From -1 to 1. */
  values: Float32Array;
}

/** Zero crossings of the filter on each side of a sample, counted at the lower rate. */
const CROSSINGS = 16;
/** The highest frequency that is kept, as a share of what the lower rate can carry. */
const PASSED = 0.92;

/** The same sound at another rate, without what that rate cannot carry. */
export function resample({ rate, values }: Samples, to: number): Samples {
  const step = rate / to;
  const width = Math.max(1, step);
  const reach = CROSSINGS * width;
  const made = new Float32Array(Math.floor((values.length * to) / rate));
  for (let n = 0; n < made.length; n += 1) {
    const centre = n * step;
    const last = Math.min(values.length - 1, centre + reach);
    let sum = 0;
    let weights = 0;
    for (let at = Math.max(0, Math.ceil(centre - reach)); at <= last; at += 1) {
      const weight = weightAt((at - centre) / width);
      sum += weight * values[at]!;
      weights += weight;
    }
    made[n] = sum / weights;
  }
  return { rate: to, values: made };
}

const { abs, max, min, round } = Math;
const PER_CROSSING = 256;
const table = Float32Array.from({ length: CROSSINGS * PER_CROSSING + 1 }, (_, n) => windowedSinc(n / PER_CROSSING));

function weightAt(distance: number): number {
  return table[round(abs(distance) * PER_CROSSING)] ?? 0;
}

function windowedSinc(distance: number): number {
  const angle = Math.PI * PASSED * distance;
  const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
  return sinc * Math.cos((Math.PI / 2) * (distance / CROSSINGS)) ** 2;
}

const HEADER_BYTES = 44;
const LOUDEST = 32_767;

/** A WAV file: PCM of 16 bits, one channel. */
export function toWav({ rate, values }: Samples): Blob {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + values.length * 2));
  const write = (at: number, text: string) => {
    for (let n = 0; n < text.length; n += 1) view.setUint8(at + n, text.charCodeAt(n));
  };
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, values.length * 2, true);
  for (let n = 0; n < values.length; n += 1)
    view.setInt16(HEADER_BYTES + n * 2, round(max(-1, min(1, values[n]!)) * LOUDEST), true);
  return new Blob([view], { type: 'audio/wav' });
}
