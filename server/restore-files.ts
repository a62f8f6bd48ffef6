import { randomBytes } from 'node:crypto';
import { megabytes } from './backup.ts';
import type { Config } from './config.ts';
import { codeIn } from './platform/backup/choose-base.ts';
import type { KeptFile } from './platform/backup/object-index.ts';
import { restoreObjects } from './platform/backup/restore-objects.ts';
import { readState } from './platform/backup/state.ts';
import { createLog } from './platform/log.ts';
import { startObjectStore } from './platform/object-store/server.ts';
import { connectObjects } from './platform/objects/connect.ts';
import { readOwnerMark } from './platform/objects/owner-mark.ts';
import { StartProblem } from './platform/start-problem.ts';

export interface RestoreWish {
  config: Config & { backup: NonNullable<Config['backup']> };
  /** Undefined for the latest moment that there is. */
  at: Date | undefined;
  say: (line: string) => void;
}

/** Puts files back: into our own store in the folder `dir`, or into another S3. Returns those that it could not. */
export async function restoreFiles(wish: RestoreWish, files: KeptFile[], dir: string): Promise<string[]> {
  const { config, at, say } = wish;
  const { backup, objects: settings } = config;
  const { store, objects } = await openStore(config, dir);
  try {
    const mark = await readOwnerMark(objects);
    if (mark !== undefined && mark !== codeIn(backup.dir))
      throw new StartProblem(`The store at ${settings.endpoint} holds the files of another installation.`);
    const { count, bytes, damaged } = await restoreObjects(backup.dir, files, objects);
    say(`Files: ${count} put back, ${megabytes(bytes)}.`);
    const covered = readState(backup.dir)?.covered;
    if (covered == null || (at && new Date(covered) < at))
      say(`Files are kept until ${covered ?? 'no moment'} only; younger ones may be missing.`);
    return damaged;
  } finally {
    objects.close();
    await store?.close();
  }
}

/** Our own store is filled by its own means, on a port that nobody knows. */
async function openStore({ objects: settings, objectsKey, publicUrl }: Config, dir: string) {
  const pageOrigin = new URL(publicUrl).origin;
  const key = settings.own ? { accessKeyId: 'restore', secretAccessKey: randomBytes(24).toString('hex') } : objectsKey;
  if (!key) throw new StartProblem('S3_ENDPOINT needs the setting S3_ACCESS_KEY_ID too. See docs/configuration.md.');
  const store = settings.own
    ? await startObjectStore({
        dir,
        host: '127.0.0.1',
        port: 0,
        log: createLog('error', 'objects'),
        region: settings.region,
        owner: key,
        publicBuckets: [],
        allowedOrigin: pageOrigin,
        minPartBytes: settings.partBytes,
      })
    : undefined;
  const objects = connectObjects({ ...settings, endpoint: store?.url ?? settings.endpoint }, key, pageOrigin);
  await objects.prepare();
  return { store, objects };
}
