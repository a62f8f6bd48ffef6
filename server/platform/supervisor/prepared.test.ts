import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { notePrepared, wasPrepared } from './prepared.ts';

let root: string;
let dataDir: string;
const settings = { demo: true, port: 4000 };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'framehall-root-'));
  dataDir = mkdtempSync(join(tmpdir(), 'framehall-data-'));
  for (const folder of ['server/features', 'contract', 'studio']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'server/features/demo.ts'), 'one');
});

test('a new database was not prepared, one that this code has prepared was', () => {
  expect(wasPrepared(dataDir, { root, settings })).toBe(false);
  notePrepared(dataDir, { root, settings });
  expect(wasPrepared(dataDir, { root, settings: { demo: true, port: 4000 } })).toBe(true);
});

test('the same folder by another name is the same code', () => {
  notePrepared(dataDir, { root, settings });
  expect(wasPrepared(dataDir, { root: relative(process.cwd(), root), settings })).toBe(true);
});

test('other settings have to prepare it again', () => {
  notePrepared(dataDir, { root, settings });
  expect(wasPrepared(dataDir, { root, settings: { demo: false, port: 4000 } })).toBe(false);
});

test.each([
  ['a changed file', () => utimesSync(join(root, 'server/features/demo.ts'), 1, 1)],
  ['a new file', () => writeFileSync(join(root, 'contract/new.ts'), '')],
  ['other dependencies', () => writeFileSync(join(root, 'package-lock.json'), '{ }')],
])('%s has to prepare it again', (_what, change) => {
  notePrepared(dataDir, { root, settings });
  change();
  expect(wasPrepared(dataDir, { root, settings })).toBe(false);
});
