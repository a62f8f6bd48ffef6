import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkDataFolder } from '#server/platform/supervisor/checks.ts';
import { killPart, pidOf, processesOf, WEB } from './support/processes.ts';
import { newDataDir, type Run, runProduct } from './support/run.ts';

const runs: Run[] = [];
async function run(settings: Record<string, string> & { DATA_DIR: string }): Promise<Run> {
  const started = await runProduct(settings);
  runs.push(started);
  return started;
}
async function stop(started: Run): Promise<void> {
  started.process.kill('SIGTERM');
  await started.ended;
}
afterEach(async () => {
  for (const started of runs.splice(0)) await stop(started);
});

const READY = /Framehall is ready[^]*Ctrl-C stops it/;

async function session(url: string): Promise<number> {
  const reply = await fetch(`${url}/session`, { method: 'POST', signal: AbortSignal.timeout(5000) }).catch(
    () => undefined,
  );
  return reply?.status ?? 0;
}

async function login(url: string): Promise<number> {
  const reply = await fetch(`${url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'buyer@framehall.test', password: 'framehall-demo' }),
  }).catch(() => undefined);
  return reply?.status ?? 0;
}

const status = async (product: Run) => (await fetch(`${product.url}/readyz`)).status;
const parts = async (product: Run) => await (await fetch(`${product.url}/healthz/parts`)).json();

// One product for all tests, because each start takes seconds.
describe.skipIf(!existsSync('/proc/self/environ'))('npm start', { timeout: 360_000 }, () => {
  const DATA_DIR = newDataDir();
  let product: Run;
  beforeAll(async () => {
    product = await runProduct({ DATA_DIR });
    await product.says(READY);
  }, 360_000);
  afterAll(() => stop(product));

  test('prints the address and the demo accounts', async () => {
    expect(product.output()).toContain(product.url);
    for (const name of ['buyer', 'photographer', 'manager', 'reviewer', 'sales', 'finance', 'editor', 'admin'])
      expect(product.output()).toContain(`${name}@framehall.test`);
    expect(await session(product.url)).toBe(200);
  });

  test('refuses a second one', async () => {
    const second = await run({ DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Framehall is already running at ${product.url}`);
    expect(second.output().trim().split('\n')).toHaveLength(1);
  });

  test('without its object store it is ready all the same, and says what is away', async () => {
    expect(await parts(product)).toEqual({ database: true, store: true });
    process.kill(pidOf(DATA_DIR, /objects\.js/), 'SIGSTOP');
    expect(await parts(product)).toEqual({ database: true, store: false });
    expect(await status(product)).toBe(200);
    expect(await session(product.url)).toBe(200);
    process.kill(pidOf(DATA_DIR, /objects\.js/), 'SIGCONT');
    await expect.poll(() => parts(product), { timeout: 60_000 }).toEqual({ database: true, store: true });
  });

  test('a web, worker, object store, sandbox or database process that is killed comes back by itself', async () => {
    for (const part of [WEB, /worker\.js/, /objects\.js/, /payments-sandbox\.js/, /postgres -D/]) {
      await expect.poll(() => pidOf(DATA_DIR, part), { timeout: 60_000 }).toBeGreaterThan(0);
      const pid = killPart(DATA_DIR, part);
      await expect.poll(() => [0, pid].includes(pidOf(DATA_DIR, part)), { timeout: 60_000 }).toBe(false);
      await expect.poll(() => login(product.url), { timeout: 60_000 }).toBe(200);
    }
    await expect.poll(() => parts(product), { timeout: 60_000 }).toEqual({ database: true, store: true });
  });

  test('Ctrl-C stops everything', async () => {
    for (const { pid } of processesOf(DATA_DIR).filter(({ command }) => /run\.mjs|start\.ts/.test(command)))
      process.kill(pid, 'SIGINT');
    expect(await product.ended).toBe(0);
    expect(processesOf(DATA_DIR)).toEqual([]);
  });
});

describe.skipIf(!existsSync('/proc/self/environ'))('the next start', { timeout: 360_000 }, () => {
  test('finds everything again after kill -9 of the supervisor, and of the launcher', async () => {
    const DATA_DIR = newDataDir();
    await (await run({ DATA_DIR })).says(READY);
    const before = readFileSync(join(DATA_DIR, 'secret-key'), 'utf8');
    for (const part of [/^(?!.*run\.mjs).*start\.ts/, /run\.mjs/]) {
      const victims = processesOf(DATA_DIR).filter(({ command }) => part.test(command));
      expect(victims).toHaveLength(1);
      for (const { pid } of victims) process.kill(pid, 'SIGKILL');
      const next = await run({ DATA_DIR });
      await next.says(READY);
      expect(await login(next.url)).toBe(200);
      expect(readFileSync(join(DATA_DIR, 'secret-key'), 'utf8')).toBe(before);
    }
  });

  test('works after one that was killed while it set the database up, and stops without a trace', async () => {
    const DATA_DIR = newDataDir();
    const first = await run({ DATA_DIR });
    await expect
      .poll(() => existsSync(join(DATA_DIR, 'postgres/cluster.new')), { timeout: 60_000, interval: 10 })
      .toBe(true);
    for (const { pid } of processesOf(DATA_DIR)) spawnSync('kill', ['-9', String(pid)]);
    await first.ended;
    const second = await run({ DATA_DIR });
    await second.says(READY);
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    await expect.poll(() => processesOf(DATA_DIR)).toEqual([]);
  });
});

describe('what keeps it from starting is said in one sentence', { timeout: 180_000 }, () => {
  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' && address ? address.port : 0);
    const product = await run({ DATA_DIR: newDataDir(), PORT });
    expect(await product.ended).toBe(1);
    expect(product.output()).toBe(`Port ${PORT} is taken by another program; stop it or set PORT to another number.\n`);
    other.close();
  });

  test.each(['OBJECTS_PORT', 'PAYMENTS_PORT'])('a taken %s', async (setting) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    const product = await run({ DATA_DIR: newDataDir(), [setting]: port });
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain(`Port ${port} is taken by another program; stop it or set ${setting} to`);
    other.close();
  });

  test('an object store that does not answer, or a setting that it needs', async () => {
    const settings = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'bc' };
    const product = await run({ DATA_DIR: newDataDir(), ...settings });
    expect(await product.ended).toBe(1);
    expect(product.output()).toBe('S3_ENDPOINT needs the setting S3_STS_ROLE_ARN too. See docs/configuration.md.\n');
    const second = await run({ DATA_DIR: newDataDir(), ...settings, S3_STS_ROLE_ARN: 'arn:aws:iam:::role/x' });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('The object store at http://127.0.0.1:1 does not answer');
  });

  test('a wrong setting', async () => {
    const product = await run({ DATA_DIR: newDataDir(), DEMO: 'yes' });
    expect(await product.ended).toBe(1);
    expect(product.output()).toMatch(
      /^The setting DEMO is wrong: .* It is now “yes”\. See docs\/configuration\.md\.\n$/,
    );
  });

  test('a database that does not answer', async () => {
    const product = await run({ DATA_DIR: newDataDir(), DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' });
    expect(await product.ended).toBe(1);
    expect(product.output()).toMatch(/^The database of DATABASE_URL does not answer \(.*ECONNREFUSED.*\)\.\n$/);
  });

  test('a data folder that is a file', async () => {
    const DATA_DIR = join(newDataDir(), 'file');
    writeFileSync(DATA_DIR, '');
    const product = await run({ DATA_DIR });
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain(`The data folder ${DATA_DIR} cannot be written`);
  });

  test('a disk without room', () => {
    expect(() => checkDataFolder(newDataDir(), Number.MAX_SAFE_INTEGER)).toThrow(
      /^The disk that holds .* is full: \d+ MB free/,
    );
  });

  test('a disk that is really full', ({ skip }) => {
    const folder = newDataDir();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
    skip(mounted.status !== 0, 'this machine does not let us mount a small disk');
    try {
      spawnSync('sh', ['-c', `cat /dev/zero > ${folder}/filler`]);
      expect(() => checkDataFolder(folder)).toThrow(`The disk that holds ${folder} is full`);
    } finally {
      spawnSync('umount', [folder]);
    }
  });
});

test('a project in a folder closed to others still starts as root', { timeout: 180_000 }, async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'only root needs this');
  const closed = newDataDir();
  chmodSync(closed, 0o700);
  const DATA_DIR = join(closed, 'data');
  mkdirSync(DATA_DIR);
  const product = await run({ DATA_DIR });
  await product.says(READY);
  expect(await login(product.url)).toBe(200);
});
