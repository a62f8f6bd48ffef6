// The process of the built-in object store: keeps files in the data folder and speaks the S3 protocol.
import { join } from 'node:path';
import { loadConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { startObjectStore } from './platform/object-store/server.ts';
import { runProcess } from './platform/process.ts';

await runProcess(async () => {
  const { objects, objectsKey, objectsPort, dataDir, host, publicUrl, logLevel } = loadConfig();
  if (!objectsKey) throw new Error('started without a key');
  const store = await startObjectStore({
    dir: join(dataDir, 'objects'),
    host,
    port: objectsPort,
    log: createLog(logLevel, 'objects'),
    region: objects.region,
    owner: objectsKey,
    publicBuckets: [objects.buckets.previews],
    allowedOrigin: new URL(publicUrl).origin,
    minPartBytes: objects.partBytes,
  });
  return store.close;
});
