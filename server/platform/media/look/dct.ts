/** The `count` lowest frequencies of a square, lowest first: the start of its cosine transform in zigzag order. */
export function coarsestWaves(values: ArrayLike<number>, side: number, count: number): number[] {
  const keep = Math.min(side, Math.ceil(Math.sqrt(2 * count)));
  const waves = cosineTransform(values, side, keep);
  return zigzag(keep)
    .slice(0, count)
    .map(([y, x]) => waves[y]?.[x] ?? 0);
}

/** Positions along the diagonals, alternating up and down. */
function zigzag(side: number): [number, number][] {
  const places = Array.from({ length: side * side }, (_, at): [number, number] => [Math.floor(at / side), at % side]);
  return places.toSorted(([y1, x1], [y2, x2]) => y1 + x1 - (y2 + x2) || ((y1 + x1) % 2 === 0 ? y2 - y1 : y1 - y2));
}

/** The two-dimensional discrete cosine transform of a square, its first `keep` rows and columns. */
function cosineTransform(values: ArrayLike<number>, side: number, keep: number): number[][] {
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
