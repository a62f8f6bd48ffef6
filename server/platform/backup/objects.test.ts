import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { startTestStore } from '#tests/support/object-store.ts';
import { createLog } from '../log.ts';
import { connectObjects } from '../objects/connect.ts';
import type { Objects } from '../objects/objects.ts';
import { OWNER_MARK } from '../objects/owner-mark.ts';
import { copyObjects } from './copy-objects.ts';
import { followObjects } from './follow-objects.ts';
import { claimFolder } from './installation-code.ts';
import { openCopies, pruneCopies, readIndex } from './object-copies.ts';
import { bytesOf } from './places.ts';
import { restoreObjects } from './restore-objects.ts';
import { readState, writeState } from './state.ts';

const PAGE = 'http://localhost:4000';
const PLAIN = { contentType: 'text/plain' };
const signal = new AbortController().signal;

async function openStore(): Promise<Objects> {
  const config = loadConfig({ LOG_LEVEL: 'silent' });
  const store = await startTestStore(config);
  const objects = connectObjects(store.settings.objects, store.settings.objectsKey, PAGE);
  await objects.prepare();
  afterAll(async () => {
    objects.close();
    await store.close();
  });
  return objects;
}

function newFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'framehall-backup-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const objects = await openStore();

async function copyAll(dir: string): Promise<number> {
  const copies = await openCopies(dir);
  let copied = 0;
  await copyObjects(copies, objects, { signal, onCopied: () => (copied += 1) });
  await copies.journal.close();
  return copied;
}

const read = async (from: Objects, bucket: 'originals' | 'previews', key: string) =>
  await text(await from.open(bucket, key));

test('files are copied once, and come back with their headers as they were at a moment', async () => {
  const dir = newFolder();
  await objects.put('originals', 'licence', 'first version', PLAIN);
  await objects.put('originals', 'twin', 'first version', PLAIN);
  await objects.put('previews', 'small', 'picture', { contentType: 'image/webp', cacheControl: 'max-age=60' });
  expect(await copyAll(dir)).toBe(3);
  expect(await copyAll(dir)).toBe(0);
  const moment = Date.now();
  await objects.put('originals', 'licence', 'second', PLAIN);
  await objects.remove('originals', ['twin']);
  await objects.put('originals', 'young', 'later', PLAIN);
  expect(await copyAll(dir)).toBe(2);
  const { index } = await readIndex(dir);
  const names = (at: number) => [...index.filesAt(at)].map(({ key }) => key).toSorted();
  expect(names(moment - 600_000)).toEqual([]);
  expect(names(Date.now())).toEqual(['licence', 'small', 'young']);

  const empty = await openStore();
  const files = [...index.filesAt(moment)].filter(({ key }) => key !== 'young');
  expect(await restoreObjects(dir, files, empty)).toEqual({ count: 3, bytes: 33, damaged: [] });
  expect(await read(empty, 'originals', 'licence')).toBe('first version');
  expect(await read(empty, 'originals', 'twin')).toBe('first version');
  expect(await empty.head('previews', 'small')).toMatchObject({
    contentType: 'image/webp',
    cacheControl: 'max-age=60',
  });
  expect(await restoreObjects(dir, files, empty)).toEqual({ count: 0, bytes: 0, damaged: [] });
});

test('what was gone before the days that are kept is forgotten, with its bytes; shared bytes stay', async () => {
  const dir = newFolder();
  for (const [key, body] of Object.entries({ old: 'only here', shared: 'both', stays: 'both' }))
    await objects.put('originals', key, body, PLAIN);
  await copyAll(dir);
  await objects.remove('originals', ['old', 'shared']);
  await copyAll(dir);
  const copies = await openCopies(dir);
  const file = (key: string) => [...copies.index.all()].find((one) => one.key === key)!;
  const [lonely, shared] = [bytesOf(dir, file('old').sha256), bytesOf(dir, file('shared').sha256)];
  await pruneCopies(copies, file('old').gone!);
  expect(existsSync(lonely)).toBe(true);
  await pruneCopies(copies, Date.now() + 1000);
  await copies.journal.close();
  expect([existsSync(lonely), existsSync(shared)]).toEqual([false, true]);
  const { index } = await readIndex(dir);
  expect([...index.all()].map(({ key }) => key)).not.toContain('old');
  expect([...index.all()].map(({ key }) => key)).toContain('stays');
});

test('bytes that are missing or are not what they were are named, and never put back', async () => {
  const dir = newFolder();
  await objects.put('originals', 'missing', 'will be missing', PLAIN);
  await objects.put('originals', 'changed', 'will be changed', PLAIN);
  await copyAll(dir);
  const { index } = await readIndex(dir);
  const files = [...index.all()].filter(({ key }) => ['missing', 'changed'].includes(key));
  for (const { key, sha256 } of files)
    if (key === 'missing') rmSync(bytesOf(dir, sha256));
    else writeFileSync(bytesOf(dir, sha256), 'will be chAnged');
  const empty = await openStore();
  const { count, damaged } = await restoreObjects(dir, files, empty);
  expect(count).toBe(0);
  expect(damaged.toSorted()).toEqual(['originals/changed', 'originals/missing']);
  expect(await empty.head('originals', 'changed')).toBeUndefined();
});

test('the product copies round after round, and says why it cannot', async () => {
  const dir = newFolder();
  const backup = { dir, seconds: 0.1, keepDays: 1 };
  const follower = { backup, objects, log: createLog('silent', 'backups'), by: 'this product' };
  await objects.put('originals', OWNER_MARK, 'code', PLAIN);
  const problem = () => readState(dir)?.problem;
  const stop = followObjects(follower);
  onTestFinished(stop);
  // Nothing is said in a folder that may be a disk which is not mounted.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(readdirSync(dir)).toEqual([]);
  claimFolder(dir, 'code');
  await expect.poll(() => readState(dir)?.covered).toBeTruthy();
  await objects.put('originals', 'new', 'new', PLAIN);
  const { index } = await readIndex(dir);
  expect(index.current('originals', 'new')).toBeUndefined();
  await expect.poll(async () => (await readIndex(dir)).index.current('originals', 'new')?.size).toBe(3);
  await objects.put('originals', OWNER_MARK, 'another code', PLAIN);
  await expect.poll(problem).toBe('the folder holds the backups of another installation');
  await objects.put('originals', OWNER_MARK, 'code', PLAIN);
  await expect.poll(problem).toBe(null);
  await stop();
  writeState(dir, { ...readState(dir)!, by: 'another product', at: new Date().toISOString() });
  const stopSecond = followObjects(follower);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await stopSecond();
  expect(readState(dir)?.by).toBe('another product');
  expect(() => claimFolder(dir, 'another code')).toThrow('holds the backups of another installation');
});
