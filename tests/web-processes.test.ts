import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#server/platform/net.ts';
import { embeddedUrl } from './support/embedded-url.ts';
import { killPart, pidOf, SPARE_WEB, WEB } from './support/processes.ts';
import { newDataDir, type Run, runProduct, shareInstallation } from './support/run.ts';
import { comeAndStay } from './support/visitors.ts';

const PER_MINUTE = 40;
const VISITORS = 40;
const folders = [newDataDir(), newDataDir()] as const;
const runs: Run[] = [];

async function start(DATA_DIR: string, settings: Record<string, string> = {}): Promise<void> {
  const run = await runProduct({ DATA_DIR, REQUESTS_PER_MINUTE: String(PER_MINUTE), ...settings });
  runs.push(run);
  await run.says(/Framehall is ready/);
}

/** Lets `act` happen while many visitors ask. Returns what those without an answer got. */
async function whileAsking(run: Run | undefined, act: () => Promise<void>): Promise<string[]> {
  const visitors = comeAndStay(`${run?.url}/healthz`, VISITORS);
  await expect.poll(visitors.inside, { timeout: 60_000 }).toBe(VISITORS);
  await expect.poll(visitors.answered, { timeout: 60_000 }).toBeGreaterThan(1000);
  await act();
  return await visitors.leave();
}

const open = (run: Run | undefined, path = '/') =>
  fetch(`${run?.url}${path}`, { headers: { accept: 'text/html', 'accept-language': 'en' } });

describe.skipIf(!existsSync('/proc/self/environ'))('two web processes', { timeout: 300_000 }, () => {
  let workerPort = 0;
  beforeAll(async () => {
    workerPort = await freePort();
    await start(folders[0], { WORKER_PORT: String(workerPort) });
    shareInstallation(...folders);
    await start(folders[1], { ROLE: 'web', DATABASE_URL: embeddedUrl(folders[0]), DRAIN_SECONDS: '300' });
  }, 300_000);
  afterAll(async () => {
    for (const run of runs.toReversed()) {
      run.process.kill('SIGTERM');
      await run.ended;
    }
  });

  test('one address gets its requests of a minute once from both, then 429 and a page that says so', async () => {
    const second = new Date().getSeconds();
    if (second > 25) await sleep((60 - second) * 1000 + 500);
    const first = await Promise.all(Array.from({ length: PER_MINUTE + 3 }, () => open(runs[0])));
    expect(first.filter(({ status }) => status === 200)).toHaveLength(PER_MINUTE);
    // The second one hears of it by its next exchange.
    let allowed = 0;
    let reply = await open(runs[1]);
    for (; reply.status === 200; reply = await open(runs[1])) {
      allowed += 1;
      await sleep(500);
    }
    expect(allowed).toBeLessThan(PER_MINUTE / 4);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await reply.text()).toContain('<h1>Too many requests. Please try again shortly</h1>');
    expect((await open(runs[1], '/healthz')).status).toBe(200);
  });

  test('a spare process takes over from one that is killed, and gets a spare of its own', async () => {
    const spare = async () => {
      await expect.poll(() => pidOf(folders[0], SPARE_WEB), { timeout: 180_000 }).toBeGreaterThan(0);
      return pidOf(folders[0], SPARE_WEB);
    };
    const next = await spare();
    const before = killPart(folders[0], WEB);
    await expect.poll(() => pidOf(folders[0], WEB), { timeout: 180_000 }).toBe(next);
    expect(next).not.toBe(before);
    await expect.poll(async () => (await open(runs[0], '/healthz').catch(() => undefined))?.status).toBe(200);
    expect(await spare()).not.toBe(next);
  });

  test('one that is told to end is replaced, and no request is lost', async () => {
    await expect.poll(() => pidOf(folders[0], SPARE_WEB), { timeout: 180_000 }).toBeGreaterThan(0);
    const [before, next] = [pidOf(folders[0], WEB), pidOf(folders[0], SPARE_WEB)];
    const lost = await whileAsking(runs[0], async () => {
      process.kill(before, 'SIGTERM');
      await expect.poll(() => existsSync(`/proc/${before}`), { timeout: 60_000 }).toBe(false);
    });
    expect(lost).toEqual([]);
    expect(pidOf(folders[0], WEB)).toBe(next);
  });

  test('the worker says how it is, also after another one has taken its place', async () => {
    const ask = async (path: string) =>
      (await fetch(`http://127.0.0.1:${workerPort}${path}`).catch(() => undefined))?.status;
    await expect.poll(() => ask('/readyz'), { timeout: 180_000 }).toBe(200);
    expect(await ask('/healthz')).toBe(200);
    killPart(folders[0], /worker\.js/);
    await expect.poll(() => ask('/readyz')).toBeUndefined();
    await expect.poll(() => ask('/readyz'), { timeout: 180_000 }).toBe(200);
  });

  test('all of them told to end are not ready, answer whoever comes or is connected, and end', async () => {
    const lost = await whileAsking(runs[1], async () => {
      runs[1]?.process.kill('SIGTERM');
      await expect.poll(async () => (await open(runs[1], '/readyz')).status).toBe(503);
      for (const path of ['/healthz', '/favicon.svg']) expect((await open(runs[1], path)).status).toBe(200);
      // The second signal spares the wait for a balancer.
      runs[1]?.process.kill('SIGTERM');
      expect(await runs[1]?.ended).toBe(0);
    });
    // Whoever comes after that finds the door closed.
    expect(lost.filter((said) => said !== 'ECONNREFUSED')).toEqual([]);
  });
});
