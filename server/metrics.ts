import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config.ts';
import type { RunningServices } from './services.ts';
import { readQueues } from './features/jobs/jobs.ts';
import { readAllUrgent } from './features/office/urgent.ts';
import { walFolderOf } from './platform/backup/archive.ts';
import { readMoments } from './platform/backup/moments.ts';
import { connectionsOf } from './platform/database/database.ts';
import type { Health } from './platform/http/health.ts';
import { openSideDoor } from './platform/http/side-door.ts';
import type { Meter } from './platform/metrics/meter.ts';

type Services = RunningServices['services'];
type MetricsConfig = Pick<Config, 'metricsPort' | 'host' | 'backup' | 'dataDir'>;

/** Shorter than Prometheus waits. */
const PATIENCE_MS = 3000;

/** Answers Prometheus at `METRICS_PORT`, the worker at the port after it; without the setting nothing listens. */
export function openMetrics(config: MetricsConfig, services: Services, health: Health, name: 'web' | 'worker') {
  const { meter } = services;
  if (config.metricsPort === undefined || !meter) return undefined;
  addProcessGauges(meter, services, health);
  if (name === 'worker') {
    addBusinessGauges(meter, services);
    addBackupGauge(meter, config);
  }
  const port = name === 'worker' ? config.metricsPort + 1 : config.metricsPort;
  return openSideDoor(
    { port, host: config.host },
    { '/metrics': async () => ({ type: meter.type, body: await meter.text() }) },
  );
}

function addProcessGauges(meter: Meter, { db, jobs, replica }: Services, health: Health): void {
  meter.gauge('database_connections', 'Connections: busy, idle, and wanted.', ['pool', 'state'], () => {
    const pools = {
      main: connectionsOf(db),
      jobs: jobs.connections(),
      ...(replica && { replica: connectionsOf(replica.db) }),
    };
    return Object.entries(pools).flatMap(([pool, counts]) =>
      Object.entries(counts).map(([state, value]) => ({ labels: { pool, state }, value })),
    );
  });
  meter.gauge('part_up', 'Whether the database and the store answer this process.', ['part'], async () =>
    Object.entries(await health.parts()).map(([part, up]) => ({ labels: { part }, value: up ? 1 : 0 })),
  );
  meter.gauge('ready', 'Whether the process goes on.', [], () => [{ value: health.isReady() ? 1 : 0 }]);
}

/** What is the same for all processes, so that only workers read it. */
function addBusinessGauges(meter: Meter, { db }: Services): void {
  const queues = atOnce(() => readQueues(db));
  const urgent = atOnce(() => readAllUrgent(db));
  meter.gauge('queue_jobs', 'Jobs that wait or run.', ['queue', 'state'], async () =>
    (await queues()).flatMap(({ queue, waiting, running }) => [
      { labels: { queue, state: 'waiting' }, value: waiting },
      { labels: { queue, state: 'running' }, value: running },
    ]),
  );
  meter.gauge('queue_oldest_seconds', 'How long the oldest job that could run has waited.', ['queue'], async () =>
    (await queues()).map(({ queue, oldestSeconds }) => ({ labels: { queue }, value: oldestSeconds })),
  );
  meter.gauge('waiting', 'What waits for staff, as the office shows it.', ['thing', 'urgency'], async () =>
    (await urgent()).map(({ thing, urgency, count }) => ({ labels: { thing, urgency }, value: count })),
  );
  const age = 'How long the oldest of these has waited, or is late.';
  meter.gauge('waiting_oldest_seconds', age, ['thing', 'urgency'], async () =>
    (await urgent()).map(({ thing, urgency, seconds }) => ({ labels: { thing, urgency }, value: seconds })),
  );
}

/** Only where `BACKUP_DIR` is. What cannot be read is as good as no backup. */
function addBackupGauge(meter: Meter, { backup, dataDir }: MetricsConfig): void {
  if (!backup) return;
  const postgresDir = join(dataDir, 'postgres');
  // Somebody else backs up a database that is not the embedded one.
  const isEmbedded = existsSync(join(postgresDir, 'cluster/postmaster.pid'));
  const walFolder = isEmbedded ? walFolderOf(postgresDir) : undefined;
  const moments = atOnce(() => readMoments(backup.dir, walFolder));
  const parts = walFolder === undefined ? (['files'] as const) : (['files', 'database'] as const);
  meter.gauge('backup_age_seconds', 'How long ago all was kept; +Inf when never.', ['part'], async () => {
    const known = await Promise.race([moments(), sleep(PATIENCE_MS, undefined, { ref: false })]);
    return parts.map((part) => ({ labels: { part }, value: secondsSince(known?.[part]) }));
  });
}

function secondsSince(moment: Date | undefined): number {
  return moment === undefined ? Infinity : (Date.now() - moment.getTime()) / 1000;
}

/** Reads once for all gauges that ask at the same moment. */
function atOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read().finally(() => (reading = undefined)));
}
