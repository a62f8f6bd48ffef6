import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A product that `npm run build` has built once, to be started anywhere. */
export interface Release {
  version: string;
  builtAt: string;
}

export const RELEASE_FILE = 'release.json';

/** The release in a folder; none in one with sources, which are built at a start when they have changed. */
export function releaseIn(root: string): Release | undefined {
  const file = join(root, RELEASE_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : undefined;
}
