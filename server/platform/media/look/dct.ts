/** The two-dimensional discrete cosine transform of a square, its first `keep` rows and columns. */
export function cosineTransform(values: ArrayLike<number>, side: number, keep: number): number[][] {
  const basis = Array.from({ length: keep }, (_, frequency) =>
    Array.from({ length: side }, (_, at) => {
      const scale = Math.sqrt((frequency === 0 ? 1 : 2) / side);
      return scale * Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * side));
    }),
  );
  const rows = Array.from({ length: side }, (_, y) => basis.map((wave) => dot(wave, (x) => values[y * side + x] ?? 0)));
  return basis.map((wave) => Array.from({ length: keep }, (_, x) => dot(wave, (y) => rows[y]?.[x] ?? 0)));
}

function dot(wave: number[], valueAt: (index: number) => number): number {
  return wave.reduce((sum, weight, index) => sum + weight * valueAt(index), 0);
}
