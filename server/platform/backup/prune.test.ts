import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oldestMoment, pruneBases } from './prune.ts';

const NOW = new Date('2026-11-19T12:00:00Z');
const LOG = '2026-11-01-aaaaaaaa';
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'framehall-prune-'));
  for (const name of ['bases', `wal/${LOG}`]) mkdirSync(join(dir, name), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const piece = (number: number) => `0000000100000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`;

function base(name: string, day: string, first: number): void {
  mkdirSync(join(dir, 'bases', name));
  const manifest = {
    installation: 'code',
    sealedProof: 'proof',
    walFolder: LOG,
    firstPiece: piece(first),
    lastPiece: piece(first + 1),
    startedAt: `${day}T02:00:00.000Z`,
    finishedAt: `${day}T02:05:00.000Z`,
    postgres: '18.4',
    bytes: 1,
    list: '0'.repeat(64),
  };
  writeFileSync(join(dir, 'bases', name, 'manifest.json'), JSON.stringify(manifest));
}

function log(...numbers: number[]): void {
  for (const number of numbers) writeFileSync(join(dir, 'wal', LOG, `${piece(number)}.gz`), '');
}

const settings = () => ({ dir, seconds: 60, keepDays: 3 });
const kept = (place: string) => readdirSync(join(dir, place)).toSorted();

test('what the last days need stays: all younger copies, the last one before them, and the log from that one on', async () => {
  base('a', '2026-11-10', 1);
  base('b', '2026-11-15', 10);
  base('c', '2026-11-17', 20);
  base('d', '2026-11-19', 30);
  log(1, 9, 10, 15, 25, 31);
  writeFileSync(join(dir, 'wal', LOG, '00000002.history.gz'), '');
  expect(oldestMoment(settings(), NOW)).toEqual(new Date('2026-11-15T02:00:00.000Z'));
  expect(await pruneBases(settings(), NOW)).toEqual(['a']);
  expect(kept('bases')).toEqual(['b', 'c', 'd']);
  expect(kept(`wal/${LOG}`)).toEqual([
    ...[10, 15, 25, 31].map((number) => `${piece(number)}.gz`),
    '00000002.history.gz',
  ]);
});

test('the only copy stays, however old; half a one goes once nobody can be making it any more', async () => {
  base('a', '2026-01-10', 1);
  log(1, 2);
  for (const name of ['half', 'young-half']) mkdirSync(join(dir, 'bases', name));
  utimesSync(join(dir, 'bases', 'half'), new Date('2026-11-18T11:00:00Z'), new Date('2026-11-18T11:00:00Z'));
  utimesSync(join(dir, 'bases', 'young-half'), new Date('2026-11-19T11:00:00Z'), new Date('2026-11-19T11:00:00Z'));
  expect(await pruneBases(settings(), NOW)).toEqual(['half']);
  expect(kept('bases')).toEqual(['a', 'young-half']);
  expect(kept(`wal/${LOG}`)).toHaveLength(2);
});

test('the log of a data folder that has no copies is kept for the same days', async () => {
  const other = join(dir, 'wal', '2026-10-01-bbbbbbbb');
  mkdirSync(other);
  for (const [number, day] of [
    [1, '2026-11-12T12:00:00Z'],
    [2, '2026-11-18T12:00:00Z'],
  ] as const) {
    writeFileSync(join(other, `${piece(number)}.gz`), '');
    utimesSync(join(other, `${piece(number)}.gz`), new Date(day), new Date(day));
  }
  await pruneBases(settings(), NOW);
  expect(existsSync(other)).toBe(true);
  expect(readdirSync(other)).toEqual([`${piece(2)}.gz`]);
  expect(oldestMoment(settings(), NOW)).toEqual(new Date('2026-11-16T12:00:00.000Z'));
});
