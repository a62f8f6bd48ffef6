import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Done } from './timed.ts';

const CALL_SECONDS = [0.01, 0.03, 0.1, 0.3, 0.5, 1, 3, 10];
const WORK_SECONDS = [0.1, 1, 5, 30, 120, 600, 3600];

/** Counts what a process does, for Prometheus. Only processes with a METRICS_PORT have one and load what it needs. */
export type Meter = ReturnType<typeof createMeter>;

/** One value of a gauge, with its labels. */
export interface Reading {
  labels?: Record<string, string>;
  value: number;
}

export function createMeter() {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `framehall_${name}`, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[], labelNames: string[]) =>
    new Histogram({ name: `framehall_${name}`, help, buckets, labelNames, registers });
  const calls = counter('calls_total', 'Calls and pages by route and status.', ['route', 'status']);
  const callSeconds = histogram('call_seconds', 'How long calls take.', CALL_SECONDS, ['route']);
  const searches = counter('searches_total', 'Searches by words; found is some or none.', ['found']);
  const uploads = counter('uploads_total', 'Files that were reported as sent.', ['kind', 'outcome']);
  const uploadBytes = counter('upload_bytes_total', 'Bytes of those that were taken in.', ['kind']);
  const jobSeconds = histogram('job_seconds', 'How long jobs take.', WORK_SECONDS, ['job', 'outcome']);
  const stepSeconds = histogram('media_step_seconds', 'Steps of a file.', WORK_SECONDS, ['kind', 'step', 'outcome']);
  return {
    called(route: string, status: number, seconds: number) {
      calls.inc({ route, status });
      callSeconds.observe({ route }, seconds);
    },
    searched: (found: number) => searches.inc({ found: found > 0 ? 'some' : 'none' }),
    uploaded(kind: string, outcome: 'taken' | 'refused', bytes: number) {
      uploads.inc({ kind, outcome });
      if (outcome === 'taken') uploadBytes.inc({ kind }, bytes);
    },
    worked: (job: string, outcome: Done, seconds: number) => jobSeconds.observe({ job, outcome }, seconds),
    stepped: (kind: string, step: string, outcome: Done, seconds: number) =>
      stepSeconds.observe({ kind, step, outcome }, seconds),
    /** Adds a gauge that is read when somebody asks; while it cannot be read it has no values. */
    gauge(name: string, help: string, labelNames: string[], read: () => Promise<Reading[]> | Reading[]) {
      const collect = async (gauge: Gauge): Promise<void> => {
        gauge.reset();
        try {
          for (const { labels = {}, value } of await read()) gauge.set(labels, value);
        } catch {
          // What does not answer is told by another gauge.
        }
      };
      const gauge: Gauge = new Gauge({
        name: `framehall_${name}`,
        help,
        labelNames,
        registers,
        collect: () => collect(gauge),
      });
    },
    type: registry.contentType,
    text: () => registry.metrics(),
  };
}
