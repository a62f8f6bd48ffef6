/** Strength of each frequency in a window of samples, whose number is a power of two. */
export function spectrum(samples: Float32Array): Float64Array {
  const size = samples.length;
  const real = Float64Array.from(samples, (sample, at) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size)));
  const imaginary = new Float64Array(size);
  reorder(real);
  for (let span = 2; span <= size; span *= 2) combine(real, imaginary, span);
  return Float64Array.from({ length: size / 2 }, (_, at) => Math.hypot(real[at] ?? 0, imaginary[at] ?? 0));
}

/** Sorts values into bit-reversed order. */
function reorder(values: Float64Array): void {
  for (let at = 1, other = 0; at < values.length; at += 1) {
    let bit = values.length >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (at < other) [values[at], values[other]] = [values[other] ?? 0, values[at] ?? 0];
  }
}

function combine(real: Float64Array, imaginary: Float64Array, span: number): void {
  for (let offset = 0; offset < span / 2; offset += 1) {
    const [cos, sin] = [Math.cos((2 * Math.PI * offset) / span), -Math.sin((2 * Math.PI * offset) / span)];
    for (let at = offset; at < real.length; at += span) {
      const pair = at + span / 2;
      const r = (real[pair] ?? 0) * cos - (imaginary[pair] ?? 0) * sin;
      const i = (real[pair] ?? 0) * sin + (imaginary[pair] ?? 0) * cos;
      [real[pair], imaginary[pair]] = [(real[at] ?? 0) - r, (imaginary[at] ?? 0) - i];
      [real[at], imaginary[at]] = [(real[at] ?? 0) + r, (imaginary[at] ?? 0) + i];
    }
  }
}
