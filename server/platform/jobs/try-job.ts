import type { Log } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';
import { timed } from '../metrics/timed.ts';
import { recorded, type SpanStart } from '../tracing/span.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { JobName } from './job-table.ts';

interface Tools {
  log: Log;
  meter: Meter | undefined;
  tracer: Tracer | undefined;
}

interface Try {
  name: JobName;
  id: string;
  /** The trace in which it was enqueued. */
  traceparent: unknown;
  /** Whether it only ends because the process does, to be taken up again. */
  isStopped(): boolean;
}

function jobSpan(name: JobName, id: string): SpanStart {
  const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': name, 'framehall.job_id': id };
  return { name: `job ${name}`, kind: 'consumer', attributes };
}

/** Makes one try of a job, measured and traced. The log says how each of them went, not only the last one. */
export async function tryJob(
  { log, meter, tracer }: Tools,
  { name, id, traceparent, isStopped }: Try,
  work: () => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const facts = () => ({ job: name, jobId: id, ms: Math.round(performance.now() - began) });
  const span = tracer?.begin(() => jobSpan(name, id), traceparent);
  try {
    await timed(
      () => recorded(span, work),
      (outcome, seconds) => meter?.worked(name, outcome, seconds),
    );
  } catch (error) {
    if (!isStopped()) log.warn({ err: error, ...facts() }, 'a try of this job failed');
    throw error;
  }
  log.info(facts());
}
