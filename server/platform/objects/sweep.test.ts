import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { StoreGone } from './failures.ts';
import type { Objects } from './objects.ts';
import { sweepObjects } from './sweep.ts';

const OLD = new Date('2026-01-01T00:00:00Z');
const before = new Date('2026-01-02T00:00:00Z');
const signal = new AbortController().signal;
const log = createLog('silent', 'test');

/** A bucket whose store refuses to delete some keys. */
function bucketWith(keys: string[], refuses: (key: string) => Error | undefined) {
  const removed: string[] = [];
  const objects = {
    async *list() {
      for (const key of keys) yield { key, size: 1, modified: OLD };
      yield { key: 'young', size: 1, modified: before };
    },
    async remove(_bucket: string, asked: string[]) {
      for (const key of asked) {
        const error = refuses(key);
        if (error) throw error;
      }
      removed.push(...asked);
    },
  };
  return { objects: objects as unknown as Objects, removed };
}

test('goes past objects that cannot be removed, and asks the database only for keys that it can hold', async () => {
  const { objects, removed } = bucketWith(['a', 'nul\0', 'bad', 'kept', 'z'], (key) =>
    key === 'bad' ? new Error('AccessDenied') : undefined,
  );
  const asked: string[][] = [];
  await sweepObjects({ objects, log }, 'uploads', { before, signal }, async (keys) => {
    asked.push(keys);
    return keys.filter((key) => key !== 'kept');
  });
  expect(asked).toEqual([['a', 'bad', 'kept', 'z']]);
  expect(removed).toEqual(['nul\0', 'a', 'z']);
});

test('ends when the store is gone', async () => {
  const { objects } = bucketWith(['a', 'b'], () => new StoreGone('no answer'));
  const sweep = sweepObjects({ objects, log }, 'uploads', { before, signal }, async (keys) => keys);
  await expect(sweep).rejects.toThrow(StoreGone);
});

test('leaves alone what belongs to the installation and to the pages of releases', async () => {
  const { objects, removed } = bucketWith(
    ['a', 'framehall-installation', 'framehall-pages/files/a.js'],
    () => undefined,
  );
  await sweepObjects({ objects, log }, 'originals', { before, signal }, async (keys) => await Promise.resolve(keys));
  expect(removed).toEqual(['a']);
});
