import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintOf, isMarked } from './sources.ts';

/** What decides what preparing does. */
export interface Preparer {
  root: string;
  settings: unknown;
}

const SOURCES = ['server', 'contract', 'studio', 'package-lock.json'];

/** The mark lies beside the embedded database, so that it goes wherever the database's files go. */
const markOf = (dataDir: string) => join(dataDir, 'postgres', 'prepared-by');

/** Whether exactly this code with these settings has prepared the embedded database before. */
export function wasPrepared(dataDir: string, preparer: Preparer): boolean {
  return isMarked(markOf(dataDir), fingerprint(preparer));
}

export function notePrepared(dataDir: string, preparer: Preparer): void {
  mkdirSync(dirname(markOf(dataDir)), { recursive: true });
  writeFileSync(markOf(dataDir), fingerprint(preparer));
}

function fingerprint({ root, settings }: Preparer): string {
  const code = fingerprintOf(root, SOURCES);
  return createHash('sha256')
    .update(JSON.stringify([code, settings]))
    .digest('hex');
}
