import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST, parseManifest } from './manifest.ts';
import { placesIn } from './places.ts';
import { parseState } from './state.ts';

/** Until when everything is kept; undefined while nothing is, or nothing can be read. */
export interface BackupMoments {
  files: Date | undefined;
  database: Date | undefined;
}

/**
 * Reads how far the backups are. A copy of the database counts only with the log that the database writes now. Unlike
 * what the commands use, it keeps nobody waiting: the folder may be on another machine that does not answer.
 */
export async function readMoments(dir: string, walFolder: string | undefined): Promise<BackupMoments> {
  const { state, bases } = placesIn(dir);
  const said = await readFile(state, 'utf8')
    .then(parseState)
    .catch(() => undefined);
  const files = said?.covered ? new Date(said.covered) : undefined;
  const names = walFolder === undefined ? [] : await readdir(bases).catch(() => []);
  for (const name of names.toSorted().toReversed()) {
    const about = await readFile(join(bases, name, MANIFEST), 'utf8')
      .then(parseManifest)
      .catch(() => undefined);
    if (about?.walFolder === walFolder) return { files, database: about?.finishedAt };
  }
  return { files, database: undefined };
}
