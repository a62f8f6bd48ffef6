import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesInZip } from '#tests/support/zip.ts';
import { headOf, zipSize } from './format.ts';
import { pack } from './pack.ts';
import { zipBytes, type ZipEntry } from './stream.ts';

const GB = 1024 ** 3;
/** A file too large to write in a test; its bytes are never read. */
const large = (name: string, size: number): ZipEntry => ({
  name,
  day: '2026-12-31',
  size,
  crc32: 7,
  open: () => Promise.reject(new Error('not to be read')),
});
const note = Buffer.from('the last file');
const small: ZipEntry = {
  name: '最后.txt',
  size: note.length,
  crc32: crc32(note),
  open: async ({ first, last }) => Readable.from([note.subarray(first, last + 1)]),
};

test('[R4] an archive beyond four gigabytes, with a file beyond them, is one that others can open', async () => {
  const entries = [large('a.mp4', 3 * GB), large('b.mp4', 5 * GB), small];
  const size = zipSize(entries);
  const folder = mkdtempSync(join(tmpdir(), 'framehall-zip-'));
  const file = join(folder, 'large.zip');
  const handle = openSync(file, 'w');
  ftruncateSync(handle, size);
  const write = async (first: number, last: number) => {
    let at = first;
    for await (const piece of zipBytes(entries, { first, last }, AbortSignal.timeout(10_000)))
      at += writeSync(handle, piece, 0, piece.length, at);
    expect(at).toBe(last + 1);
  };
  const second = headOf(entries[0]!).length + 3 * GB + 16;
  await write(0, headOf(entries[0]!).length - 1);
  await write(second - 16, second + headOf(entries[1]!).length - 1);
  await write(second + headOf(entries[1]!).length + 5 * GB, size - 1);
  closeSync(handle);
  const files = await filesInZip(file);
  const found = [...files.map(({ name, size, day }) => [name, size, day]), String(await files.at(-1)?.read())];
  rmSync(folder, { recursive: true });
  expect(found).toEqual([
    ['a.mp4', 3 * GB, '2026-12-31'],
    ['b.mp4', 5 * GB, '2026-12-31'],
    ['最后.txt', note.length, '1980-01-01'],
    'the last file',
  ]);
});

test('small files are made smaller and keep their names and rights', async () => {
  const text = Buffer.from('again '.repeat(1000));
  const archive = pack([
    { name: '程序.mjs', bytes: text, mode: 0o755 },
    { name: 'empty', bytes: Buffer.alloc(0), mode: 0o600 },
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'framehall-zip-'));
  const file = join(folder, 'small.zip');
  writeFileSync(file, archive);
  const files = await filesInZip(file);
  const content = await Promise.all(files.map(async ({ read }) => String(await read())));
  rmSync(folder, { recursive: true });
  expect(archive.length).toBeLessThan(text.length / 10);
  expect(files.map(({ name, size, mode }) => [name, size, mode])).toEqual([
    ['程序.mjs', text.length, 0o755],
    ['empty', 0, 0o600],
  ]);
  expect(content).toEqual([String(text), '']);
});
