import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { type Records, createRecords, type Fact, type StoredBucket, type StoredObject } from './records.ts';
import type { Place } from './caller.ts';
import { makeFolders, removeData } from './data-files.ts';
import { S3Error } from './errors.ts';
import { type Journal, openJournal, readJournal } from './journal.ts';
import { findParts } from './parts.ts';

/** Objects in a folder: their bytes are in data files, everything else in memory and in a journal. */
export interface Store {
  dir: string;
  records: Records;
  journal: Journal<Fact>;
  /** Number of readers of the bytes `id`, and whether to delete these afterwards. */
  readers: Map<string, { count: number; doomed: boolean }>;
  /** The latest change of each object that is being changed; the next change waits for it. */
  turns: Map<string, Promise<unknown>>;
  /** How many bytes are being received, by the prefix of their quota. */
  receiving: Map<string, number>;
}

/** Opens the store in a folder as the last process left it, even after a crash. */
export async function openStore(dir: string, complain: (sentence: string) => void): Promise<Store> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await makeFolders(dir);
  const file = join(dir, 'journal');
  const { facts, bytes, damaged } = await readJournal<Fact>(file);
  const records = createRecords();
  for (const fact of facts) records.apply(fact);
  for (const upload of records.uploads.values()) upload.parts = await findParts(dir, upload.id);
  const orphans = await findOrphans(dir, records);
  if (facts.length === 0 && orphans.length > 0)
    throw new StartProblem(`The journal of the objects in ${dir} is missing; bring it back, or move that folder away.`);
  const journal = await openJournal(file, { bytes, length: facts.length }, records.apply);
  const store: Store = { dir, records, journal, readers: new Map(), turns: new Map(), receiving: new Map() };
  if (damaged) {
    complain(`The journal of the objects in ${dir} is damaged; it is kept as journal.damaged, and unknown data stays.`);
    await copyFile(file, `${file}.damaged`);
    await journal.rewrite(records.facts);
  } else for (const id of orphans) await removeData(dir, id);
  await shorten(store);
  return store;
}

/** Finds data that nothing refers to, left by a crash between writing it and recording it. */
async function findOrphans(dir: string, records: Records): Promise<string[]> {
  const known = new Set(records.uploads.keys());
  for (const { objects } of records.buckets.values()) for (const [, { id }] of objects.all()) known.add(id);
  const orphans: string[] = [];
  for (const folder of await readdir(join(dir, 'data')))
    for (const id of await readdir(join(dir, 'data', folder))) if (!known.has(id)) orphans.push(id);
  return orphans;
}

/** Rewrites a journal most of whose facts are outdated. */
export async function shorten({ journal, records }: Store): Promise<void> {
  if (journal.length() > 2 * records.size() + 1000) await journal.rewrite(records.facts);
}

export function bucketOf(store: Store, name: string): StoredBucket {
  const bucket = store.records.buckets.get(name);
  if (!bucket) throw new S3Error('NoSuchBucket');
  return bucket;
}

export function findObject(store: Store, { bucket, key }: Place): StoredObject | undefined {
  return bucketOf(store, bucket).objects.get(key);
}

export function objectAt(store: Store, place: Place): StoredObject {
  const found = findObject(store, place);
  if (!found) throw new S3Error('NoSuchKey');
  return found;
}

/** Makes the changes of one object wait for each other. */
export async function inTurn<T>(store: Store, { bucket, key }: Place, change: () => Promise<T>): Promise<T> {
  const name = `${bucket}/${key}`;
  const before = store.turns.get(name);
  const own = (async () => {
    await before?.catch(() => {});
    return await change();
  })();
  store.turns.set(name, own);
  try {
    return await own;
  } finally {
    if (store.turns.get(name) === own) store.turns.delete(name);
  }
}

/** Records an object whose data is on the disk, replacing the earlier one. */
export async function makeKnown(
  store: Store,
  place: Place,
  made: StoredObject,
  check: (before: StoredObject | undefined) => void,
): Promise<void> {
  await inTurn(store, place, async () => {
    const before = findObject(store, place);
    check(before);
    await store.journal.append({ put: made, in: place.bucket, key: place.key });
    if (before) forget(store, before.id);
    // The bucket may have been deleted just now.
    if (!store.records.buckets.has(place.bucket)) {
      forget(store, made.id);
      throw new S3Error('NoSuchBucket');
    }
  });
}

export async function removeObject(store: Store, place: Place): Promise<void> {
  bucketOf(store, place.bucket);
  await inTurn(store, place, async () => {
    const before = findObject(store, place);
    if (!before) return;
    await store.journal.append({ removed: place.key, in: place.bucket });
    forget(store, before.id);
  });
}

/** Keeps the bytes while they are read, even when the object is replaced or deleted meanwhile. */
export function hold(store: Store, id: string): () => void {
  const reading = store.readers.get(id) ?? { count: 0, doomed: false };
  reading.count += 1;
  store.readers.set(id, reading);
  return () => {
    reading.count -= 1;
    if (reading.count > 0) return;
    store.readers.delete(id);
    if (reading.doomed) void removeData(store.dir, id);
  };
}

function forget(store: Store, id: string): void {
  const reading = store.readers.get(id);
  if (reading) reading.doomed = true;
  else void removeData(store.dir, id);
}
