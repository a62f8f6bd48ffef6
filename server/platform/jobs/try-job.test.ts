import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from '../log.ts';
import { StoreGone } from '../objects/failures.ts';
import { tryJob } from './try-job.ts';

function open({ isStopped = false } = {}) {
  const rows: string[] = [];
  const log = pino(logOptions('info', 'worker'), { write: (row: string) => rows.push(row) });
  const attempt = (work: () => Promise<void>) =>
    tryJob(
      { log, meter: undefined, tracer: undefined },
      { name: 'media.process', id: 'j1', traceparent: undefined, isStopped: () => isStopped },
      work,
    );
  return { attempt, said: () => rows.map((row) => JSON.parse(row) as Record<string, unknown>) };
}

const WARNING = 40;

test('each try that fails is told with the job’s name and why, and fails', async () => {
  const { attempt, said } = open();
  const gone = new StoreGone('the object store does not answer (ECONNREFUSED)');
  for (let time = 0; time < 2; time += 1) await expect(attempt(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(said()).toEqual(
    [1, 2].map(() =>
      expect.objectContaining({
        level: WARNING,
        process: 'worker',
        job: 'media.process',
        jobId: 'j1',
        err: expect.objectContaining({ message: 'the object store does not answer (ECONNREFUSED)' }),
        msg: 'a try of this job failed',
      }),
    ),
  );
});

test('one that is done is no warning, nor one that ends with its process', async () => {
  const { attempt, said } = open();
  await attempt(() => Promise.resolve());
  expect(said()).toEqual([expect.objectContaining({ level: 30, job: 'media.process', jobId: 'j1' })]);
  const stopped = open({ isStopped: true });
  await expect(stopped.attempt(() => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped');
  expect(stopped.said()).toEqual([]);
});
