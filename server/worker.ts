// The worker process: runs background jobs until it is told to stop.
import { loadConfig } from './config.ts';
import { JOB_NAMES, type JobName } from './platform/jobs/job-table.ts';
import { runProcess } from './platform/process.ts';
import { openServices, requireRunning } from './services.ts';
import { systemContext } from './system-context.ts';
import { workers } from './workers.ts';

await runProcess(async () => {
  const { services, close } = await openServices(requireRunning(loadConfig()), 'worker');
  const { boss } = services.jobs;
  const start = async <Name extends JobName>(name: Name) => {
    const work = workers[name];
    await boss.work<Parameters<typeof work>[1]>(
      name,
      { localConcurrency: 2, notifyPollingIntervalSeconds: 5 },
      async ([job]) => {
        if (!job) return;
        const began = performance.now();
        await work(systemContext(services, job.id), job.data, job.signal);
        services.log.info({ job: name, jobId: job.id, ms: Math.round(performance.now() - began) });
      },
    );
  };
  for (const name of JOB_NAMES) await start(name);
  return close;
});
