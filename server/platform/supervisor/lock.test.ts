import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeLock } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-lock-'));
const file = join(folder, 'running-web.json');
const { title } = process;
afterAll(() => {
  process.title = title;
  rmSync(folder, { recursive: true });
});

test('a container that was killed and starts again with the same pid is not in its own way', async () => {
  // The lists of processes must show one of ours, as they do there.
  process.title = 'node server/start.ts';
  writeFileSync(file, JSON.stringify({ pid: process.pid, address: 'http://127.0.0.1:1' }));
  const release = await takeLock(folder, 'web', 'http://127.0.0.1:2');
  expect(existsSync(file)).toBe(true);
  release();
  expect(existsSync(file)).toBe(false);
});
