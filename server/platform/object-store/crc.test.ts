import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CRCS, joinCrcs } from './crc.ts';

const of = (name: keyof typeof CRCS, ...pieces: Uint8Array[]) => {
  const crc = CRCS[name].start();
  for (const piece of pieces) crc.update(piece);
  return crc.value();
};

describe.each([
  ['crc32', 0xcbf43926n],
  ['crc32c', 0xe3069283n],
  ['crc64nvme', 0xae8b14860a799888n],
] as const)('%s', (name, check) => {
  test('has its published check value, in one piece or several', () => {
    expect(of(name, Buffer.from('123456789'))).toBe(check);
    expect(of(name, Buffer.from('1'), Buffer.from(''), Buffer.from('2345678'), Buffer.from('9'))).toBe(check);
  });

  test('of two contents makes that of both', () => {
    for (const [a, b] of [
      [0, 0],
      [1, 1],
      [1001, 70_003],
      [5, 1_048_576],
    ] as const) {
      const [first, second] = [randomBytes(a), randomBytes(b)];
      const joined = joinCrcs(CRCS[name], of(name, first), of(name, second), b);
      expect(joined).toBe(of(name, first, second));
    }
  });
});
