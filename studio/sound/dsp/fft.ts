/** Inverse Fourier transform in place; the length is a power of two. Not scaled. */
export function inverseTransform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  const cos = new Float64Array(size / 2);
  const sin = new Float64Array(size / 2);
  reorder(real, imaginary);
  for (let half = 1; half < size; half *= 2) {
    turns(cos, sin, half);
    for (let block = 0; block < size; block += 2 * half)
      for (let offset = 0; offset < half; offset++) {
        const a = block + offset;
        const b = a + half;
        const re = real[b]! * cos[offset]! - imaginary[b]! * sin[offset]!;
        const im = real[b]! * sin[offset]! + imaginary[b]! * cos[offset]!;
        real[b] = real[a]! - re;
        imaginary[b] = imaginary[a]! - im;
        real[a]! += re;
        imaginary[a]! += im;
      }
  }
}

/** Half a turn in `half` steps. */
function turns(cos: Float64Array, sin: Float64Array, half: number): void {
  const stepCos = Math.cos(Math.PI / half);
  const stepSin = Math.sin(Math.PI / half);
  cos[0] = 1;
  sin[0] = 0;
  for (let i = 1; i < half; i++) {
    cos[i] = cos[i - 1]! * stepCos - sin[i - 1]! * stepSin;
    sin[i] = cos[i - 1]! * stepSin + sin[i - 1]! * stepCos;
  }
}

function reorder(real: Float64Array, imaginary: Float64Array): void {
  for (let i = 1, j = 0; i < real.length; i++) {
    let bit = real.length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    swap(real, i, j);
    swap(imaginary, i, j);
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i]!;
  values[i] = values[j]!;
  values[j] = kept;
}
