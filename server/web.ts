// The web process: answers requests until it is told to stop.
import { dirname, join } from 'node:path';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { healthOf } from './health.ts';
import { openMetrics } from './metrics.ts';
import { closePictureProcess } from './features/search/looks/picture-process.ts';
import { closeSoundProcess } from './features/search/looks/sound-process.ts';
import { closePhraseProcesses, warmPhrases } from './features/search/neighbours/phrases.ts';
import { openDoors } from './platform/http/doors.ts';
import { openPageFile } from './platform/objects/page-files.ts';
import { isServing, isSpare, runProcess, shareDoors, untilNeeded } from './platform/process.ts';
import { openServices, requireRunning } from './services.ts';

await runProcess(async (told) => {
  const config = requireRunning(loadConfig(told));
  const { services, close } = await openServices(config, 'web');
  const root = dirname(import.meta.dirname);
  const development = process.argv.includes('--dev');
  const health = healthOf(services, isServing());
  const app = await buildApp({
    services,
    // During development each page asks for hundreds of files, which are no pages of their own.
    server: development ? { ...config, requestsPerMinute: Infinity } : config,
    pages: {
      bundleDir: join(root, 'dist/web'),
      openOther: (name) => openPageFile(services.objects, name),
      verificationDir: config.verificationDir,
      fileOrigins: services.objects.browserOrigins,
      site: config.site,
      development: development
        ? async (server) => (await import('./platform/http/development.ts')).startVite(root, server)
        : undefined,
    },
    toolDir: join(root, 'dist/tool'),
    health,
  });
  // A page and a look at the database load what is loaded late, so that the first visitor need not wait for it.
  // From no real address, because it would count against whoever comes from that.
  const own = { remoteAddress: '0.0.0.0', headers: { accept: 'text/html' } };
  if (isSpare()) for (const url of ['/', '/healthz/parts']) await app.inject({ url, ...own });
  const handed = await untilNeeded();
  warmPhrases(services);
  const doors = await openDoors(app, { port: config.port, host: config.host }, handed);
  // During development no spare process takes them over.
  if (handed.length === 0 && !development) shareDoors(doors.handles);
  const metrics = openMetrics(config, services, health, 'web');
  return async () => {
    await doors.close();
    await app.close();
    await closePictureProcess();
    await closeSoundProcess();
    await closePhraseProcesses();
    await close();
    metrics?.close();
  };
});
