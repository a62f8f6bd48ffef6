// The process of the backups: copies what is new in the object store to BACKUP_DIR, round after round.
import { hostname } from 'node:os';
import { loadConfig } from './config.ts';
import { followObjects } from './platform/backup/follow-objects.ts';
import { createLog } from './platform/log.ts';
import { connectObjects } from './platform/objects/connect.ts';
import { runProcess } from './platform/process.ts';
import { requireRunning } from './services.ts';

await runProcess(async (told) => {
  const { backup, dataDir, objects: settings, objectsKey, publicUrl, logLevel } = requireRunning(loadConfig(told));
  if (!backup) throw new Error('started without BACKUP_DIR');
  const objects = connectObjects(settings, objectsKey, new URL(publicUrl).origin);
  const by = `${hostname()}, ${dataDir}`;
  const stop = followObjects({ backup, objects, log: createLog(logLevel, 'backups'), by });
  return await Promise.resolve(async () => {
    await stop();
    objects.close();
  });
});
