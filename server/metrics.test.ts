import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openArchive, walFolderOf } from '#server/platform/backup/archive.ts';
import { writeState } from '#server/platform/backup/state.ts';
import { freePort } from '#server/platform/net.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { proxyTo } from '#tests/support/proxy.ts';
import { noise, report, sendFile } from '#tests/support/uploads.ts';
import { healthOf } from './health.ts';
import { openMetrics } from './metrics.ts';
import { createMeter } from './platform/metrics/meter.ts';
import { timed } from './platform/metrics/timed.ts';

const metricsPort = await freePort();
const product = await startProduct({ METRICS_PORT: String(metricsPort) }, proxyTo);
const { services } = product;
const dataDir = mkdtempSync(join(tmpdir(), 'framehall-metrics-'));
const at = { metricsPort, host: '127.0.0.1', backup: undefined, dataDir };
const health = healthOf(services, () => true);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const [web, worker] = [metricsPort, metricsPort + 1].map((port) => `http://127.0.0.1:${port}`);

test('figures are told at a port of their own: calls by route and status, searches, uploads, connections', async () => {
  const door = openMetrics(at, services, health, 'web');
  const photographer = await signIn(product, 'photographer');
  for (const status of [200, 200]) expect((await product.call('/session')).status).toBe(status);
  expect((await product.call('/user/profile')).status).toBe(401);
  await fetch(`${product.url}/About`, { headers: { accept: 'text/html' } });
  await fetch(`${product.url}/search?keyword=sunset&type=video`);
  await report(product, photographer, await sendFile(product, photographer, 'photo', { bytes: noise(70_000) }));
  const reply = await fetch(`${web}/metrics`);
  expect(reply.headers.get('content-type')).toContain('text/plain');
  const told = await reply.text();
  for (const line of [
    'framehall_calls_total{route="/session",status="200"} 2',
    'framehall_calls_total{route="/user/profile",status="401"} 1',
    'framehall_calls_total{route="page",status="200"} 1',
    'framehall_call_seconds_count{route="/session"} 2',
    'framehall_searches_total{found="none"} 1',
    'framehall_uploads_total{kind="photo",outcome="taken"} 1',
    'framehall_upload_bytes_total{kind="photo"} 70000',
    'framehall_database_connections{pool="main",state="wanted"} 0',
    'framehall_database_connections{pool="jobs",state="busy"} 0',
    'framehall_part_up{part="store"} 1',
    'framehall_ready 1',
  ])
    expect(told).toContain(`${line}\n`);
  // What is the same for all is the worker's to tell.
  expect(told).not.toMatch(/framehall_(waiting|backup)/);
  expect((await fetch(`${web}/`)).status).toBe(404);
  expect((await fetch(`${web}/metrics`, { method: 'POST' })).status).toBe(404);
  door?.close();
});

test('the worker tells of jobs, steps, queues and what waits; nothing of that while the database is away', async () => {
  const meter = createMeter();
  const door = openMetrics(at, { ...services, meter }, health, 'worker');
  const refused = Promise.reject(new Error('no'));
  const note = (outcome: 'done' | 'failed') => meter.worked('media.sweep', outcome, 0.2);
  await expect(timed(() => refused, note)).rejects.toThrow('no');
  meter.stepped('video', 'probe', 'done', 2);
  const read = async () => await (await fetch(`${worker}/metrics`)).text();
  const told = await read();
  for (const line of [
    'framehall_job_seconds_count{job="media.sweep",outcome="failed"} 1',
    'framehall_media_step_seconds_count{kind="video",step="probe",outcome="done"} 1',
    'framehall_queue_jobs{queue="media.process",state="waiting"} 1',
    'framehall_queue_jobs{queue="payments.poll",state="running"} 0',
    'framehall_waiting{thing="transfers",urgency="waiting"} 0',
    'framehall_waiting_oldest_seconds{thing="lateReviews",urgency="late"} 0',
  ])
    expect(told).toContain(`${line}\n`);
  expect(told).not.toContain('framehall_backup');
  product.proxy?.cut();
  const away = await read();
  expect(away).toContain('framehall_part_up{part="database"} 0\n');
  expect(away).not.toContain('framehall_waiting{');
  door?.close();
});

/** A copy of the database, as its manifest tells; a half one without a folder of the log. */
function makeBase(dir: string, name: string, { walFolder, hoursAgo = 0 }: { walFolder?: string; hoursAgo?: number }) {
  mkdirSync(join(dir, 'bases', name), { recursive: true });
  const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const piece = '0'.repeat(24);
  const about = {
    installation: 'i',
    sealedProof: 's',
    walFolder,
    firstPiece: piece,
    lastPiece: piece,
    startedAt: at,
    finishedAt: at,
    postgres: '18.4',
    bytes: 1,
    list: '0'.repeat(64),
  };
  if (walFolder !== undefined) writeFileSync(join(dir, 'bases', name, 'manifest.json'), JSON.stringify(about));
}

test('the worker tells how old the backups are, by what lies in BACKUP_DIR', async () => {
  const dir = join(dataDir, 'backups');
  mkdirSync(join(dir, 'objects'), { recursive: true });
  const backup = { dir, seconds: 60, keepDays: 14 };
  const postgresDir = join(dataDir, 'postgres');
  openArchive(postgresDir, backup);
  const walFolder = walFolderOf(postgresDir)!;
  /** In whole hours. */
  const ages = async () => {
    const port = await freePort();
    const own = { ...at, metricsPort: port - 1, backup };
    const door = openMetrics(own, { ...services, meter: createMeter() }, health, 'worker');
    const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    door?.close();
    const lines = told.matchAll(/^framehall_backup_age_seconds\{part="(\w+)"\} \+?(\S+)$/gm);
    const hours = (age = '') => Math.floor(Number(age.replace('Inf', 'Infinity')) / 3600);
    return Object.fromEntries([...lines].map(([, part, age]) => [part, hours(age)]));
  };
  // Whoever runs a database of their own backs it up.
  expect(await ages()).toEqual({ files: Infinity });
  mkdirSync(join(postgresDir, 'cluster'));
  writeFileSync(join(postgresDir, 'cluster/postmaster.pid'), '');
  expect(await ages()).toEqual({ files: Infinity, database: Infinity });
  const covered = new Date(Date.now() - 2 * 3_600_000).toISOString();
  writeState(dir, {
    by: 'this product',
    at: new Date().toISOString(),
    covered,
    copied: 0,
    problem: 'the disk is full',
  });
  // Only that of a database from before a restore.
  makeBase(dir, '20261119T050000Z', { walFolder: 'another', hoursAgo: 1 });
  expect(await ages()).toEqual({ files: 2, database: Infinity });
  makeBase(dir, '20261117T030000Z', { walFolder, hoursAgo: 60 });
  makeBase(dir, '20261118T030000Z', { walFolder, hoursAgo: 30 });
  makeBase(dir, '20261119T060000Z', {});
  expect(await ages()).toEqual({ files: 2, database: 30 });
  // A folder that does not answer keeps nobody waiting.
  const state = join(dir, 'objects/state.json');
  rmSync(state);
  spawnSync('mkfifo', [state]);
  expect(await ages()).toEqual({ files: Infinity, database: Infinity });
  closeSync(openSync(state, 'w'));
});

test('without the setting nothing is counted and nobody listens', () => {
  expect(openMetrics({ ...at, metricsPort: undefined }, services, health, 'web')).toBeUndefined();
});
