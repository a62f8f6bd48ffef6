/** A vector as it is kept: its direction in whole numbers from -127 to 127. */
export type Vector = Int8Array;

const MOST = 127;

/** Undefined for what has no direction: a number that is none, or nothing but zeros. */
export function vectorOf(numbers: Float32Array): Vector | undefined {
  const most = numbers.reduce((sofar, number) => Math.max(sofar, Math.abs(number)), 0);
  // NaN is neither.
  if (!(most > 0 && most < Infinity)) return undefined;
  if (numbers.some((number) => Number.isNaN(number))) return undefined;
  return Int8Array.from(numbers, (number) => Math.round((number / most) * MOST));
}

/** The cosine of the angle between the vector and the one that begins at `start` of a row of them. */
export function likeness(vector: Vector, row: Int8Array, start = 0): number {
  let [product, own, other] = [0, 0, 0];
  for (let index = 0; index < vector.length; index += 1) {
    const [a, b] = [vector[index] as number, row[start + index] as number];
    product += a * b;
    own += a * a;
    other += b * b;
  }
  return product === 0 ? 0 : product / Math.sqrt(own * other);
}

export function writeVector(vector: Vector): string {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.length).toString('base64');
}

export function readVector(text: string): Vector {
  return Int8Array.from(Buffer.from(text, 'base64'));
}
