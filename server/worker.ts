// The worker process: runs background jobs until it is told to stop.
import { mkdir, rm } from 'node:fs/promises';
import { loadConfig } from './config.ts';
import { healthOf } from './health.ts';
import { openMetrics } from './metrics.ts';
import { healthAnswers, openSideDoor } from './platform/http/side-door.ts';
import { definitionOf, JOB_NAMES, type JobName } from './platform/jobs/job-table.ts';
import { unpackJob } from './platform/jobs/jobs.ts';
import { tryJob } from './platform/jobs/try-job.ts';
import { describeSandbox } from './platform/media/sandbox.ts';
import { isServing, runProcess } from './platform/process.ts';
import { openServices, requireRunning } from './services.ts';
import { systemContext } from './system-context.ts';
import { workers } from './workers.ts';

await runProcess(async (told) => {
  const config = requireRunning(loadConfig(told));
  // Deletes files that an earlier worker left. Sandboxed processes pass through this folder to their own file, so
  // others may enter it but not list it.
  await rm(config.workDir, { recursive: true, force: true });
  await mkdir(config.workDir, { recursive: true, mode: 0o711 });
  const { services, close } = await openServices(config, 'worker');
  services.log.info(await describeSandbox());
  const { boss } = services.jobs;
  const stopping = new AbortController();
  const serving = isServing();
  const isReady = () => serving() && !stopping.signal.aborted;
  const start = async <Name extends JobName>(name: Name) => {
    const work = workers[name];
    // Notifications announce new work; polling finds older work, more often for jobs with a heartbeat.
    const { heartbeat } = definitionOf(name);
    const id = await boss.work<Parameters<typeof work>[1]>(
      name,
      { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: heartbeat ? 0.5 : 5 },
      async ([job]) => {
        if (!job) return;
        // A transaction announces all of its jobs as one, so whoever got one looks for the next without waiting.
        boss.notifyWorker(id);
        // Long jobs stop when the process must end and are taken up again later; short jobs are finished.
        const signal = heartbeat === undefined ? job.signal : AbortSignal.any([job.signal, stopping.signal]);
        const { data, traceparent } = unpackJob(job.data);
        const isStopped = () => heartbeat !== undefined && stopping.signal.aborted;
        await tryJob(services, { name, id: job.id, traceparent, isStopped }, () =>
          work(systemContext(services, job.id), data, signal),
        );
      },
    );
  };
  for (const name of JOB_NAMES)
    for (let turn = 0; turn < (definitionOf(name).atOnce ?? 2); turn += 1) await start(name);
  const { workerPort, host } = config;
  const metrics = openMetrics(config, services, healthOf(services, isReady), 'worker');
  const door = workerPort === undefined ? undefined : openSideDoor({ port: workerPort, host }, healthAnswers(isReady));
  return async () => {
    stopping.abort();
    await close();
    door?.close();
    metrics?.close();
  };
});
