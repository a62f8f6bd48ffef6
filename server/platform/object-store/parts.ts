import { readdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Part } from './records.ts';
import { isChecksumName } from './checksums.ts';
import { pathOf } from './data-files.ts';

const MANIFEST = 'manifest';
export const UNFINISHED = 'unfinished-';

/** The name of a part's file contains everything about it, so a part exists whole or not at all. */
export function partFileName({ number, size, modified, etag, checksum }: Omit<Part, 'file'>): string {
  const sum = checksum ? `.${checksum.name}.${Buffer.from(checksum.value, 'base64').toString('base64url')}` : '';
  return `${number}.${size}.${modified}.${etag}${sum}`;
}

function readPartName(file: string): Part | undefined {
  const [number = '', size = '', modified = '', etag = '', name = '', value = ''] = file.split('.');
  if (!/^\d+$/.test(number)) return undefined;
  const part = { number: Number(number), file, size: Number(size), modified: Number(modified), etag };
  const sum = Buffer.from(value, 'base64url').toString('base64');
  return isChecksumName(name) ? { ...part, checksum: { name, value: sum } } : part;
}

/**
 * Finds the parts of an upload at start. Of two with the same number the newer one counts; a file shorter than its name
 * says was not yet flushed when the machine stopped, and does not count.
 */
export async function findParts(dir: string, id: string): Promise<Map<number, Part>> {
  const folder = pathOf(dir, id);
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  const whole = files.flatMap((file, index) => {
    const part = readPartName(file);
    return part && part.size === sizes[index] ? [part] : [];
  });
  const parts = new Map(whole.toSorted((a, b) => a.modified - b.modified).map((part) => [part.number, part]));
  await removeOthers(dir, id, [...parts.values()]);
  return parts;
}

/** Deletes parts that were uploaded but are not in the completed object. */
export async function removeUnused(dir: string, id: string, parts: readonly Part[]): Promise<void> {
  await removeOthers(dir, id, parts, [MANIFEST]);
}

/** File and size of each part of a completed object. */
type Manifest = readonly (readonly [file: string, size: number])[];

export async function writeManifest(dir: string, id: string, parts: readonly Part[]): Promise<void> {
  const manifest: Manifest = parts.map(({ file, size }) => [file, size]);
  await writeFile(join(pathOf(dir, id), MANIFEST), JSON.stringify(manifest), { mode: 0o600, flush: true });
}

/** Deletes everything in the folder of an upload except these parts. */
async function removeOthers(dir: string, id: string, parts: readonly Part[], more: string[] = []): Promise<void> {
  const kept = new Set([...more, ...parts.map(({ file }) => file)]);
  const folder = pathOf(dir, id);
  for (const file of await readdir(folder)) if (!kept.has(file)) await unlink(join(folder, file));
}

const RECENT = 100;
const recent = new Map<string, Manifest>();

/** Reads a manifest; recent ones are cached, because manifests never change. */
export async function readManifest(dir: string, id: string): Promise<Manifest> {
  const known = recent.get(id);
  recent.delete(id);
  const file = join(pathOf(dir, id), MANIFEST);
  const manifest = known ?? (JSON.parse(await readFile(file, 'utf8')) as Manifest);
  recent.set(id, manifest);
  if (recent.size > RECENT) recent.delete(recent.keys().next().value ?? '');
  return manifest;
}
