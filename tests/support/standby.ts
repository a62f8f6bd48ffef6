import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from '#server/platform/database/embedded.ts';

export interface Pair {
  primary: EmbeddedDatabase;
  standby: EmbeddedDatabase;
  /** Both in one address; the standby is named first. */
  url: string;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  /** Ends the primary at once, as `kill -9` does. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** Runs statements on a connection of their own. Returns the rows of the last one. */
export async function run(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const SETTINGS = ['fsync=off', 'shared_buffers=32MB', 'wal_keep_size=1GB'];

/** Two PostgreSQL servers of the test's own, the second of which follows the first. */
export async function startPair(): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-pair-'));
  chmodSync(folder, 0o755);
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const primary = await startEmbedded(first, { settings: SETTINGS });
  await copy(primary.url, first, second);
  const { hostname, port, username, password } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  const settings = [...SETTINGS, `primary_conninfo=${source}`];
  const standby = await startEmbedded(second, { settings });
  let running: EmbeddedDatabase | undefined = standby;
  const host = (url: string) => new URL(url).host;
  return {
    primary,
    standby,
    url: primary.url.replace(host(primary.url), `${host(standby.url)},${host(primary.url)}`),
    async stopStandby() {
      await running?.stop();
      running = undefined;
    },
    async startStandby() {
      running = await startEmbedded(second, { settings, port: Number(new URL(standby.url).port) });
    },
    async kill() {
      const [pid = ''] = readFileSync(join(first, 'cluster/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await primary.ended;
    },
    async close() {
      await primary.stop();
      await running?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies a server that runs; the password is the same. */
async function copy(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('copy', true)`);
  // Files may vanish meanwhile, which the copy does not need.
  spawnSync('cp', ['-a', from, to]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  const cluster = join(to, 'cluster');
  rmSync(join(cluster, 'postmaster.pid'));
  const { uid, gid } = statSync(cluster);
  for (const [name, text] of [['backup_label', rows[0]?.labelfile ?? ''] as const, ['standby.signal', ''] as const]) {
    writeFileSync(join(cluster, name), text);
    chownSync(join(cluster, name), uid, gid);
  }
}
