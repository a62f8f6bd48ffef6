import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/platform/net.ts';

const SETTINGS = join(import.meta.dirname, '../../docs/deploy/patroni.yml');
const NAMES = ['one', 'two'] as const;
const PATIENCE_SECONDS = 180;

interface Node {
  name: string;
  port: number;
  api: number;
  data: string;
  settings: string;
  process?: ChildProcess;
}

/** Two PostgreSQL servers that Patroni watches over, with the settings of docs/deploy, and etcd. */
export interface Cluster {
  /** Both servers in one address. */
  url: string;
  primaryUrl(): Promise<string>;
  /** Ends the primary's machine at once: Patroni and PostgreSQL. Returns how to start it again. */
  killPrimary(): Promise<() => void>;
  /** Waits until there is a primary, and a copy that has all that it acknowledged. */
  untilSafe(): Promise<void>;
  stop(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-cluster-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'data'));
  spawnSync('chown', ['postgres', join(folder, 'data')]);
  const [client, peer] = [await freePort(), await freePort()];
  const etcd = startEtcd(folder, client, peer);
  const nodes: Node[] = [];
  for (const name of NAMES) nodes.push(await describe(folder, name, client));
  for (const node of nodes) launch(folder, node);
  const urlOf = (hosts: string) => `postgres://postgres:change-me-1@${hosts}/postgres`;
  const hostOf = ({ port }: Node) => `127.0.0.1:${port}`;
  const findPrimary = async () => {
    const leader = (await rolesOf(nodes)).find(({ role }) => role === 'leader');
    const node = nodes.find(({ name }) => name === leader?.name);
    if (!node) throw new Error('there is no primary');
    return node;
  };
  return {
    url: urlOf(nodes.map(hostOf).join(',')),
    primaryUrl: async () => urlOf(hostOf(await findPrimary())),
    async killPrimary() {
      const node = await findPrimary();
      kill(node);
      return () => launch(folder, node);
    },
    async untilSafe() {
      for (let second = 0; second < PATIENCE_SECONDS; second += 1) {
        const roles = (await rolesOf(nodes)).map(({ role, state }) => `${role} ${state}`);
        if (roles.includes('leader running') && roles.some((role) => /^sync_standby (running|streaming)/.test(role)))
          return;
        await sleep(1000);
      }
      throw new Error(`no synchronous copy: ${JSON.stringify(await rolesOf(nodes))}; see ${folder}`);
    },
    async stop() {
      for (const node of nodes) kill(node);
      etcd.kill('SIGKILL');
      await once(etcd, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startEtcd(folder: string, client: number, peer: number): ChildProcess {
  const [clients, peers] = [client, peer].map((port) => `http://127.0.0.1:${port}`) as [string, string];
  const log = openSync(join(folder, 'etcd.log'), 'a');
  const args = ['--data-dir', join(folder, 'etcd'), '--initial-cluster', `default=${peers}`];
  args.push('--listen-client-urls', clients, '--advertise-client-urls', clients);
  args.push('--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers);
  return spawn('etcd', args, { stdio: ['ignore', log, log], env: { PATH: process.env['PATH'] } });
}

/** The documented settings, at places of this test. */
async function describe(folder: string, name: string, etcd: number): Promise<Node> {
  const [port, api] = [await freePort(), await freePort()];
  const data = join(folder, 'data', name);
  const settings = join(folder, `${name}.yml`);
  const text = readFileSync(SETTINGS, 'utf8')
    .replace('name: one', `name: ${name}`)
    .replaceAll('10.0.0.21:8008', `127.0.0.1:${api}`)
    .replaceAll('10.0.0.21:5432', `127.0.0.1:${port}`)
    .replace('10.0.0.20:2379', `127.0.0.1:${etcd}`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('/var/lib/postgresql/15/framehall', data);
  // What lies under a temporary folder needs no socket of the system.
  writeFileSync(
    settings,
    text.replace('max_connections: 200', `max_connections: 200\n        unix_socket_directories: ''`),
  );
  return { name, port, api, data, settings };
}

function launch(folder: string, node: Node): void {
  const log = openSync(join(folder, `${node.name}.log`), 'a');
  const args = ['--reuid=postgres', '--regid=postgres', '--clear-groups', '--', 'patroni', node.settings];
  node.process = spawn('setpriv', args, {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: join(folder, 'data') },
  });
}

/** Ends Patroni first, so that it starts nothing again, then all of PostgreSQL's processes. */
function kill({ process: patroni, data }: Node): void {
  patroni?.kill('SIGKILL');
  const postmaster = postmasterOf(data);
  if (postmaster === undefined) return;
  for (const pid of [...childrenOf(postmaster), postmaster]) end(pid);
}

function postmasterOf(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

interface Member {
  name: string;
  role: string;
  state: string;
}

async function rolesOf(nodes: Node[]): Promise<Member[]> {
  for (const { api } of nodes) {
    const signal = AbortSignal.timeout(2000);
    const reply = await fetch(`http://127.0.0.1:${api}/cluster`, { signal }).catch(() => undefined);
    if (reply?.ok) return ((await reply.json()) as { members: Member[] }).members;
  }
  return [];
}
