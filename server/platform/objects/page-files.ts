import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { Release } from '../release.ts';
import { ObjectMissing } from './failures.ts';
import type { Objects } from './objects.ts';
import { PAGE_FILES } from './sweep.ts';

/** So many releases, those built last, keep their pages' files: pages opened before an update ask for their own. */
const KEPT = 5;
const AT_ONCE = 8;

const BUCKET = 'originals';
const FILES = `${PAGE_FILES}files/`;
const RELEASES = `${PAGE_FILES}releases/`;
/** What a release has. */
interface Listed {
  builtAt: string;
  names: string[];
}

const AS_BYTES = { contentType: 'application/octet-stream' };

/**
 * Puts the files of a release's pages, whose names change with their content, where nodes of every other release find
 * them, and removes those of older ones.
 */
export async function keepPageFiles(objects: Objects, { version, builtAt }: Release, folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.gz'));
  // The list comes first, so that nobody who removes others takes a file that is about to be needed.
  await objects.put(BUCKET, RELEASES + version, JSON.stringify({ builtAt, names } satisfies Listed), AS_BYTES);
  const there = new Set<string>();
  for await (const { key } of objects.list(BUCKET, FILES)) there.add(key);
  const missing = names.filter((name) => !there.has(FILES + name));
  for (let from = 0; from < missing.length; from += AT_ONCE)
    await Promise.all(
      missing
        .slice(from, from + AT_ONCE)
        .map((name) => objects.putFile(BUCKET, FILES + name, join(folder, name), AS_BYTES)),
    );
  await forgetOlder(objects);
}

async function forgetOlder(objects: Objects): Promise<void> {
  const releases: (Listed & { key: string })[] = [];
  for await (const { key } of objects.list(BUCKET, RELEASES))
    releases.push({ key, ...((await json(await objects.open(BUCKET, key))) as Listed) });
  releases.sort((one, other) => Date.parse(other.builtAt) - Date.parse(one.builtAt));
  const kept = new Set(releases.slice(0, KEPT).flatMap(({ names }) => names));
  for (const { key, names } of releases.slice(KEPT)) {
    const gone = names.filter((name) => !kept.has(name));
    await objects.remove(BUCKET, [...gone.map((name) => FILES + name), key]);
  }
}

/** A file of any release's pages. */
export async function openPageFile(objects: Objects, name: string): Promise<Readable | undefined> {
  try {
    return await objects.open(BUCKET, FILES + name);
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined;
    throw error;
  }
}
