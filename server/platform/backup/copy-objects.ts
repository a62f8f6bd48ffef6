import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder } from '../object-store/flush.ts';
import type { Journal } from '../object-store/journal.ts';
import { ObjectMissing } from '../objects/failures.ts';
import type { ListedObject, Objects } from '../objects/objects.ts';
import { eachOf } from './copy-files.ts';
import { type IndexFact, KEPT_BUCKETS, type KeptBucket, type ObjectIndex } from './object-index.ts';
import { bytesOf, placesIn } from './places.ts';

export interface ObjectCopies {
  dir: string;
  index: ObjectIndex;
  journal: Journal<IndexFact>;
}

const AT_ONCE = 8;
const PAGE = 1000;

/** Copies every file of the store that is not kept yet, and notes which are gone. Whatever was there before is kept. */
export async function copyObjects(
  copies: ObjectCopies,
  objects: Objects,
  { signal, onCopied }: { signal: AbortSignal; onCopied: () => void },
): Promise<void> {
  const began = Date.now();
  for (const bucket of KEPT_BUCKETS) {
    const seen = new Set<string>();
    for await (const page of pages(objects.list(bucket, ''))) {
      signal.throwIfAborted();
      for (const { key } of page) seen.add(key);
      const unknown = page.filter((listed) => !isKept(copies.index, bucket, listed));
      const copy = async (listed: ListedObject) => {
        signal.throwIfAborted();
        await copyObject(copies, objects, { bucket, listed, signal });
        onCopied();
      };
      await eachOf(unknown, copy, AT_ONCE);
    }
    for (const file of copies.index.all())
      if (file.in === bucket && file.gone === undefined && !seen.has(file.key))
        await copies.journal.append({ gone: file.key, in: bucket, at: began });
  }
}

async function* pages<T>(all: AsyncIterable<T>): AsyncIterable<T[]> {
  let page: T[] = [];
  for await (const one of all) {
    page.push(one);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  yield page;
}

function isKept(index: ObjectIndex, bucket: KeptBucket, { key, size, modified }: ListedObject): boolean {
  const kept = index.current(bucket, key);
  return kept?.size === size && kept.modified === modified.getTime();
}

/** A file that goes or changes meanwhile is left to the next round. */
async function copyObject(
  { dir, journal }: ObjectCopies,
  objects: Objects,
  { bucket, listed, signal }: { bucket: KeptBucket; listed: ListedObject; signal: AbortSignal },
): Promise<void> {
  const { key, size } = listed;
  const half = join(placesIn(dir).objects, 'half', `${process.pid}-${(copying += 1)}`);
  try {
    const facts = await objects.head(bucket, key);
    if (facts?.size !== size) return;
    const { sha256, size: fetched } = await objects.fetchTo(bucket, key, half, signal);
    if (fetched !== size) return;
    await keepBytes(half, bytesOf(dir, sha256));
    const { contentType, cacheControl } = facts;
    const put = { in: bucket, key, size, modified: listed.modified.getTime(), sha256, contentType, cacheControl };
    await journal.append({ put });
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
  } finally {
    await rm(half, { force: true });
  }
}

let copying = 0;

async function keepBytes(half: string, place: string): Promise<void> {
  if (existsSync(place)) return;
  const folder = dirname(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(half, place);
  await flushFolder(folder);
}
