/** The power of each frequency in the window of samples that begins at a place; the array is reused. */
export type Spectrum = (samples: Float32Array, at: number) => Float64Array;

/** Prepares spectra of windows of this many samples, a power of two. Samples beyond the end count as silence. */
export function createSpectrum(size: number): Spectrum {
  const half = size / 2;
  const hann = Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size));
  const cos = Float64Array.from({ length: half }, (_, at) => Math.cos((2 * Math.PI * at) / size));
  const sin = Float64Array.from({ length: half }, (_, at) => Math.sin((2 * Math.PI * at) / size));
  const order = reversedBits(half);
  const real = new Float64Array(half);
  const imaginary = new Float64Array(half);
  const power = new Float64Array(half);
  return (samples, start) => {
    // Even samples as the real part and odd ones as the imaginary part halve the work.
    for (let at = 0; at < half; at += 1) {
      const to = order[at] as number;
      real[to] = (samples[start + 2 * at] ?? 0) * (hann[2 * at] as number);
      imaginary[to] = (samples[start + 2 * at + 1] ?? 0) * (hann[2 * at + 1] as number);
    }
    transform(real, imaginary, cos, sin);
    unpack(real, imaginary, { cos, sin, power });
    return power;
  };
}

function reversedBits(size: number): Uint32Array {
  const order = new Uint32Array(size);
  for (let at = 1; at < size; at += 1) order[at] = ((order[at >> 1] as number) >> 1) | (at & 1 ? size >> 1 : 0);
  return order;
}

/** The Fourier transform of values in bit-reversed order; the waves are those of twice the size. */
function transform(real: Float64Array, imaginary: Float64Array, cos: Float64Array, sin: Float64Array): void {
  const size = real.length;
  for (let span = 1; span < size; span *= 2) {
    const stride = size / span;
    for (let start = 0; start < size; start += 2 * span)
      for (let offset = 0; offset < span; offset += 1) {
        const one = start + offset;
        const other = one + span;
        const c = cos[offset * stride] as number;
        const s = sin[offset * stride] as number;
        const r = (real[other] as number) * c + (imaginary[other] as number) * s;
        const i = (imaginary[other] as number) * c - (real[other] as number) * s;
        real[other] = (real[one] as number) - r;
        imaginary[other] = (imaginary[one] as number) - i;
        real[one] = (real[one] as number) + r;
        imaginary[one] = (imaginary[one] as number) + i;
      }
  }
}

/** Power of each frequency of the real signal whose even and odd samples were transformed as one. */
function unpack(
  real: Float64Array,
  imaginary: Float64Array,
  { cos, sin, power }: { cos: Float64Array; sin: Float64Array; power: Float64Array },
): void {
  const size = real.length;
  for (let at = 0; at < size; at += 1) {
    const mirror = at === 0 ? 0 : size - at;
    const evenR = ((real[at] as number) + (real[mirror] as number)) / 2;
    const evenI = ((imaginary[at] as number) - (imaginary[mirror] as number)) / 2;
    const oddR = ((imaginary[at] as number) + (imaginary[mirror] as number)) / 2;
    const oddI = ((real[mirror] as number) - (real[at] as number)) / 2;
    const r = evenR + oddR * (cos[at] as number) + oddI * (sin[at] as number);
    const i = evenI + oddI * (cos[at] as number) - oddR * (sin[at] as number);
    power[at] = r * r + i * i;
  }
}
