import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/platform/net.ts';

const HERE = import.meta.dirname;
const CACHE = join(homedir(), '.cache/framehall-opensearch');
const START_MS = 120_000;

export interface Cluster {
  urls: string[];
  /** Ends a node as a power cut would. */
  kill(node: number): Promise<void>;
  /** Starts it again with what it had. */
  start(node: number): Promise<void>;
  /** Stops a node from doing anything, without ending its connections; and lets it go on. */
  freeze(node: number): void;
  thaw(node: number): void;
  /** Waits until all shards have all their copies. */
  untilGreen(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts nodes of OpenSearch on loopback from Maven Central’s artefacts, which are kept outside of the repository. */
export async function startCluster(folder: string, { nodes = 3, heapMb = 512 } = {}): Promise<Cluster> {
  const classpath = prepare();
  mkdirSync(folder, { recursive: true });
  const numbers = Array.from({ length: nodes }, (_, node) => node);
  const http = await Promise.all(numbers.map(() => freePort()));
  const transport = await Promise.all(numbers.map(() => freePort()));
  const names = numbers.map((node) => `node-${node + 1}`).join(',');
  const seeds = transport.map((port) => `127.0.0.1:${port}`).join(',');
  const urls = http.map((port) => `http://127.0.0.1:${port}`);
  const running: ChildProcess[] = [];
  const begin = (node: number) => {
    const heap = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`];
    const own = [folder, `node-${node + 1}`, String(http[node]), String(transport[node]), seeds, names];
    const child = spawn('java', [...heap, '-cp', classpath, 'OneNode', ...own], { stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(join(folder, `node-${node + 1}.log`), { flags: 'a' });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    running[node] = child;
  };
  const end = async (node: number, signal: NodeJS.Signals) => {
    const child = running[node];
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  numbers.forEach(begin);
  try {
    await untilThere(urls, `wait_for_nodes=${nodes}`);
  } catch (error) {
    await Promise.all(numbers.map((node) => end(node, 'SIGKILL')));
    throw error;
  }
  return {
    urls,
    kill: (node) => end(node, 'SIGKILL'),
    async start(node) {
      begin(node);
      await untilThere(urls, `wait_for_nodes=${nodes}`);
    },
    freeze: (node) => void running[node]?.kill('SIGSTOP'),
    thaw: (node) => void running[node]?.kill('SIGCONT'),
    untilGreen: () => untilThere(urls, `wait_for_status=green&wait_for_nodes=${nodes}`),
    stop: async () => void (await Promise.all(numbers.map((node) => end(node, 'SIGKILL')))),
  };
}

/** Fetches what is missing, compiles the node, and returns the class path of both. */
function prepare(): string {
  const [pom, listed, classes] = [join(HERE, 'pom.xml'), join(CACHE, 'classpath'), join(CACHE, 'classes')];
  mkdirSync(classes, { recursive: true });
  if (isOlder(listed, pom)) {
    console.log('Fetching OpenSearch from Maven Central …');
    const where = [`-Dmaven.repo.local=${join(CACHE, 'repository')}`, `-Dmdep.outputFile=${listed}`];
    execFileSync('mvn', ['-q', '-B', '-f', pom, ...where, 'dependency:build-classpath'], { stdio: 'inherit' });
  }
  const jars = readFileSync(listed, 'utf8').trim();
  const source = join(HERE, 'OneNode.java');
  if (isOlder(join(classes, 'OneNode.class'), source))
    execFileSync('javac', ['-cp', jars, '-d', classes, source], { stdio: 'inherit' });
  return [classes, jars].join(delimiter);
}

function isOlder(made: string, source: string): boolean {
  return !existsSync(made) || statSync(made).mtimeMs < statSync(source).mtimeMs;
}

async function untilThere(urls: readonly string[], condition: string): Promise<void> {
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    for (const url of urls) {
      const reply = await fetch(`${url}/_cluster/health?${condition}&timeout=2s`).catch(() => undefined);
      if (reply?.status === 200) return;
    }
    await sleep(300);
  }
  throw new Error(`OpenSearch was not there after ${START_MS / 1000} s (${condition})`);
}
