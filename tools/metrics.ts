// Loads the rules of docs/deploy into Debian's Prometheus, provokes each alert, and asks a real product everything that
// rules and board ask. `npm run test:metrics`
import { deepEqual, equal, ok } from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/platform/net.ts';
import { newDataDir, runProduct } from '#tests/support/run.ts';
import { installFromDebian } from './debian.ts';

const DEPLOY = join(import.meta.dirname, '../docs/deploy');
const TESTS = join(import.meta.dirname, '../tests/metrics');
const PATIENCE = 240;
const folder = mkdtempSync(join(tmpdir(), 'framehall-metrics-'));

/** A rule that no test provokes may never fire. */
function eachRuleIsProvoked(): void {
  const rules = readFileSync(join(DEPLOY, 'alerts.yml'), 'utf8').matchAll(/^ +- alert: (\w+)$/gm);
  const cases = readFileSync(join(TESTS, 'alerts.test.yml'), 'utf8').matchAll(
    /\balertname: (\w+)\n +exp_alerts:\n +- exp_labels:/g,
  );
  const provoked = new Set([...cases].map(([, name]) => name));
  const names = [...rules].map(([, name]) => name);
  ok(names.length > 0);
  deepEqual(
    names.filter((name) => !provoked.has(name)),
    [],
    'rules without a case in tests/metrics/alerts.test.yml',
  );
  console.log('  each alert has a case: passed');
}

function promtool(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: TESTS, encoding: 'utf8' });
  equal(status, 0, `${stdout}${stderr}`);
}

interface Told {
  status: string;
  data: {
    result: unknown[];
    activeTargets: { health: string }[];
    groups: { rules: { name: string; health: string; lastError?: string }[] }[];
  };
}

const ask = async (base: string, path: string) => (await (await fetch(`${base}/api/v1/${path}`)).json()) as Told;

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds().catch(() => false)); tries += 1) {
    if (tries === PATIENCE) throw new Error(`${what} did not happen`);
    await sleep(500);
  }
  console.log(`  ${what}: passed`);
}

/** The documented settings, asking the product of this test every second. */
function configure(metricsPort: number): string {
  const settings = readFileSync(join(DEPLOY, 'prometheus.yml'), 'utf8')
    .replaceAll(/_interval: 15s/g, '_interval: 1s')
    .replace("['10.0.0.11:9400', '10.0.0.12:9400']", `['127.0.0.1:${metricsPort}']`)
    .replace("['10.0.0.11:9401', '10.0.0.12:9401']", `['127.0.0.1:${metricsPort + 1}']`);
  copyFileSync(join(DEPLOY, 'alerts.yml'), join(folder, 'alerts.yml'));
  const file = join(folder, 'prometheus.yml');
  writeFileSync(file, settings);
  return file;
}

async function everythingAsked(base: string, metricsPort: number): Promise<void> {
  const board = JSON.parse(readFileSync(join(DEPLOY, 'grafana.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const asked = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  for (const expr of asked) equal((await ask(base, `query?query=${encodeURIComponent(expr)}`)).status, 'success', expr);
  const ports = [metricsPort, metricsPort + 1];
  const told = await Promise.all(
    ports.map(async (port) => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  const known = new Set([...told.join('\n').matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const words = [...asked, readFileSync(join(DEPLOY, 'alerts.yml'), 'utf8')].join('\n');
  const names = new Set(words.match(/\b(framehall|process|nodejs)_[a-z0-9_]+/g));
  const plain = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
  deepEqual(
    [...names].filter((name) => !known.has(name) && !known.has(plain(name))),
    [],
  );
  console.log('  everything that board and rules ask is told: passed');
}

eachRuleIsProvoked();
if (!existsSync('/usr/bin/promtool')) installFromDebian('Prometheus', ['prometheus']);
promtool('check', 'rules', join(DEPLOY, 'alerts.yml'));
promtool('test', 'rules', join(TESTS, 'alerts.test.yml'));
console.log('  each alert provoked once: passed');
const metricsPort = await freePort();
const product = await runProduct({
  DATA_DIR: newDataDir(),
  BACKUP_DIR: newDataDir(),
  METRICS_PORT: String(metricsPort),
});
await product.says(/Framehall is ready/);
const base = `http://127.0.0.1:${await freePort()}`;
const address = `--web.listen-address=${new URL(base).host}`;
const prometheus = spawn(
  'prometheus',
  [`--config.file=${configure(metricsPort)}`, `--storage.tsdb.path=${folder}/tsdb`, address],
  { stdio: 'ignore' },
);
const ended = once(prometheus, 'exit');
try {
  await until('Prometheus asks the web process and the worker', async () => {
    const { data } = await ask(base, 'targets');
    return data.activeTargets.length === 2 && data.activeTargets.every(({ health }) => health === 'up');
  });
  await until('calls are counted', async () => {
    await fetch(`${product.url}/session`, { method: 'POST' });
    const query = encodeURIComponent('rate(framehall_calls_total{route="/session",status="200"}[1m]) > 0');
    return (await ask(base, `query?query=${query}`)).data.result.length === 1;
  });
  await until('every rule was evaluated', async () => {
    const rules = (await ask(base, 'rules')).data.groups.flatMap((group) => group.rules);
    ok(rules.length > 0);
    return rules.every(({ health }) => health === 'ok');
  });
  await everythingAsked(base, metricsPort);
} finally {
  prometheus.kill('SIGTERM');
  await ended;
  product.process.kill('SIGTERM');
  await product.ended;
  rmSync(folder, { recursive: true, force: true });
}
