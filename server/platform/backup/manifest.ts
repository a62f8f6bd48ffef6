import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartProblem } from '../start-problem.ts';
import { placesIn } from './places.ts';

const moment = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);
const piece = z.string().check(z.regex(/^[0-9A-F]{24}$/));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What one copy of the database is. It is written last: without it the copy is half. */
const manifest = z.strictObject({
  installation: z.string(),
  /** Opens with the SECRET_KEY of the database only. */
  sealedProof: z.string(),
  /** The folder of its log, and the first and last piece without which the copy is nothing. */
  walFolder: z.string().check(z.regex(/^[\w-]+$/)),
  firstPiece: piece,
  lastPiece: piece,
  startedAt: moment,
  /** The earliest moment to which it can be restored. */
  finishedAt: moment,
  postgres: z.string(),
  bytes: z.number(),
  /** Hash of the list of files. */
  list: sha256,
});
export type Manifest = z.infer<typeof manifest>;

const listedFile = z.strictObject({ path: z.string(), size: z.number(), sha256 });
export type ListedFile = z.infer<typeof listedFile>;

const fileList = z.strictObject({ folders: z.array(z.string()), files: z.array(listedFile) });
type FileList = z.infer<typeof fileList>;

export const MANIFEST = 'manifest.json';
export const LIST = 'files.json';

export interface Base {
  /** Its folder. */
  path: string;
  name: string;
  /** Undefined when it is half. */
  manifest: Manifest | undefined;
}

/** All copies of the database, the oldest first. */
export function basesIn(dir: string): Base[] {
  const { bases } = placesIn(dir);
  if (!existsSync(bases)) return [];
  return readdirSync(bases)
    .toSorted()
    .map((name) => ({ name, path: join(bases, name), manifest: readManifest(join(bases, name)) }));
}

function readManifest(path: string): Manifest | undefined {
  try {
    return parseManifest(readFileSync(join(path, MANIFEST), 'utf8'));
  } catch {
    return undefined;
  }
}

export function parseManifest(text: string): Manifest {
  return manifest.parse(JSON.parse(text));
}

/** The list of files of a copy, which must be the one that its manifest means. */
export async function readList({ path, name }: Base, { list }: Manifest): Promise<FileList> {
  const text = await readFile(join(path, LIST), 'utf8').catch(() => '');
  if (hash('sha256', text) !== list)
    throw new StartProblem(`The backup ${name} is damaged: its list of files is not the one that it was made with.`);
  return fileList.parse(JSON.parse(text));
}
