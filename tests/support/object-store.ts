import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { createLog } from '#server/platform/log.ts';
import { type ObjectStore, startObjectStore } from '#server/platform/object-store/server.ts';

const KEY = { accessKeyId: 'framehall', secretAccessKey: 'a secret that only the tests know' };

export interface TestStore extends ObjectStore {
  dir: string;
  settings: Pick<Config, 'objects'> & { objectsKey: NonNullable<Config['objectsKey']> };
}

/** An object store of the test's own, in this process with its own folder. */
export async function startTestStore(
  { objects, publicUrl }: Config,
  { minPartBytes = objects.partBytes } = {},
): Promise<TestStore> {
  const dir = mkdtempSync(join(tmpdir(), 'framehall-objects-'));
  const store = await startObjectStore({
    dir,
    host: '127.0.0.1',
    port: 0,
    log: createLog('silent', 'objects'),
    region: objects.region,
    owner: KEY,
    publicBuckets: [objects.buckets.previews],
    allowedOrigin: new URL(publicUrl).origin,
    minPartBytes,
  });
  return {
    ...store,
    dir,
    settings: { objects: { ...objects, own: true, endpoint: store.url, publicUrl: store.url }, objectsKey: KEY },
    async close() {
      await store.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
