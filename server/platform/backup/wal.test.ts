import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { firstGap, nameOf, numberOf, piecesIn } from './wal.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-wal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const put = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), '');
};

test('pieces are numbered through, 256 to a part', () => {
  expect(numberOf('0000000100000000000000FF')).toBe(255);
  expect(numberOf('000000010000000100000000')).toBe(256);
  expect(nameOf('00000001', 257)).toBe('000000010000000100000001');
  expect(nameOf('0000000A', 255)).toBe('0000000A00000000000000FF');
});

test('a gap is found where a piece is missing though later ones are there, on its own timeline only', () => {
  put('0000000100000000000000FE.gz', '0000000100000000000000FF.gz', '000000010000000100000000.gz');
  put('000000020000000100000005.gz', '00000002.history.gz', '000000010000000100000001.half');
  put('000000010000000000000003.00000028.backup.gz');
  expect(piecesIn(folder, '00000001')).toEqual([254, 255, 256]);
  expect(firstGap(folder, '0000000100000000000000FE')).toBeUndefined();
  put('000000010000000100000002.gz');
  expect(firstGap(folder, '0000000100000000000000FE')).toBe('000000010000000100000001');
  expect(firstGap(folder, '0000000100000000000000FD')).toBe('0000000100000000000000FD');
});
