import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openTarget } from '#tests/support/s3-target.ts';
import { keepPageFiles, openPageFile } from './page-files.ts';

const { objects } = await openTarget();

function bundle(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-bundle-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const contentOf = async (name: string) => {
  const file = await openPageFile(objects, name);
  return file && (await text(file));
};

test('the files of the five releases built last are there for all, those of others go', async () => {
  const keep = (n: number) => {
    const files = { 'same-1.js': 'same', [`only-${n}.js`]: `of ${n}`, [`only-${n}.js.gz`]: 'gz' };
    return keepPageFiles(objects, { version: `1.0.${n}-a`, builtAt: `2026-01-0${n}T00:00:00Z` }, bundle(files));
  };
  // An earlier release may start again between.
  for (const n of [1, 2, 4, 5, 3, 5]) await keep(n);
  expect(await contentOf('only-1.js')).toBe('of 1');
  await keep(6);
  expect(await Promise.all(['only-1.js', 'only-2.js', 'only-6.js', 'same-1.js'].map(contentOf))).toEqual([
    undefined,
    'of 2',
    'of 6',
    'same',
  ]);
  expect(await contentOf('only-6.js.gz')).toBeUndefined();
});
