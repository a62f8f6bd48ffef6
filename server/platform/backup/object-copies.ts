import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openJournal, readJournal } from '../object-store/journal.ts';
import type { ObjectCopies } from './copy-objects.ts';
import { createIndex, type IndexFact, type ObjectIndex } from './object-index.ts';
import { bytesOf, placesIn } from './places.ts';

/** Opens the copies of the store's files in order to add to them: one process at a time. */
export async function openCopies(dir: string): Promise<ObjectCopies> {
  const { objects, objectsJournal } = placesIn(dir);
  await rm(join(objects, 'half'), { recursive: true, force: true });
  await mkdir(join(objects, 'half'), { recursive: true, mode: 0o700 });
  const { index, facts, bytes, damaged } = await readIndex(dir);
  if (damaged) await copyFile(objectsJournal, `${objectsJournal}.damaged`);
  const journal = await openJournal<IndexFact>(objectsJournal, { bytes, length: facts }, index.apply);
  if (damaged) await journal.rewrite(() => index.facts());
  return { dir, index, journal };
}

/** What is known about the copies, from their journal. */
export async function readIndex(
  dir: string,
): Promise<{ index: ObjectIndex; facts: number; bytes: number; damaged: boolean }> {
  const { facts, bytes, damaged } = await readJournal<IndexFact>(placesIn(dir).objectsJournal);
  const index = createIndex();
  facts.forEach(index.apply);
  return { index, facts: facts.length, bytes, damaged };
}

/** Forgets files that were gone before a moment, and deletes bytes that no file has any more. */
export async function pruneCopies({ dir, index, journal }: ObjectCopies, before: number): Promise<void> {
  const forgotten = index.forget(before);
  if (forgotten.length === 0) return;
  await journal.rewrite(index.facts);
  const needed = new Set<string>();
  for (const { sha256 } of index.all()) needed.add(sha256);
  for (const { sha256 } of forgotten) if (!needed.has(sha256)) await rm(bytesOf(dir, sha256), { force: true });
}
