import { expect, test } from 'vitest';
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
const at = { metricsPort, host: '127.0.0.1' };
const health = healthOf(services, () => true);
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
  expect(told).not.toContain('framehall_waiting');
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
  product.proxy?.cut();
  const away = await read();
  expect(away).toContain('framehall_part_up{part="database"} 0\n');
  expect(away).not.toContain('framehall_waiting{');
  door?.close();
});

test('without the setting nothing is counted and nobody listens', () => {
  expect(openMetrics({ ...at, metricsPort: undefined }, services, health, 'web')).toBeUndefined();
});
