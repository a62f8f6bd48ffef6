import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#server/platform/net.ts';
import { embeddedUrl } from './embedded-url.ts';

/** The product as `npm start` runs it, in a process of its own. */
export interface Run {
  process: ChildProcess;
  url: string;
  /** Its payment sandbox. */
  paymentsUrl: string;
  /** Address of something in its object store: `bucket/key`. */
  objectUrl(path: string): string;
  output(): string;
  /** Waits until the output matches; fails when the process ends first. */
  says(pattern: RegExp): Promise<void>;
  /** The newest verification code in its local mailbox. */
  newestCode(): Promise<string>;
  /** Exit code, once it has ended. */
  ended: Promise<number | null>;
}

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'framehall-run-'));
}

/** Lets a second node start on the database of a first one; with another key or store it would be refused. */
export function shareInstallation(from: string, to: string): void {
  for (const name of ['secret-key', 'objects']) cpSync(join(from, name), join(to, name), { recursive: true });
}

/** Waits for the first code, because a job sends it. */
async function newestCode(dataDir: string): Promise<string> {
  const client = new pg.Client(embeddedUrl(dataDir));
  await client.connect();
  const newest = async () => {
    const { rows } = await client.query<{ body: string }>('select body from messages order by id desc limit 1');
    return /\d{6}/.exec(rows[0]?.body ?? '')?.[0];
  };
  let code = await newest();
  for (let tries = 0; code === undefined && tries < 100; tries += 1) {
    await sleep(100);
    code = await newest();
  }
  await client.end();
  return code ?? '';
}

interface Started {
  /** Folder of the product, that of the sources when absent. */
  root?: string;
  args?: string[];
}

export async function runProduct(
  settings: Record<string, string> & { DATA_DIR: string },
  { root = '.', args = [] }: Started = {},
): Promise<Run> {
  const port = settings['PORT'] ?? String(await freePort());
  const objectsPort = settings['OBJECTS_PORT'] ?? String(await freePort());
  const paymentsPort = settings['PAYMENTS_PORT'] ?? String(await freePort());
  const child = spawn('node', ['tools/run.mjs', 'server/start.ts', ...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      HOST: '127.0.0.1',
      DEMO_ITEMS: '0',
      // All of a test's people come from one address.
      REQUESTS_PER_MINUTE: '100000',
      ...settings,
      PORT: port,
      OBJECTS_PORT: objectsPort,
      PAYMENTS_PORT: paymentsPort,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    paymentsUrl: `http://127.0.0.1:${paymentsPort}`,
    objectUrl: (path) => `http://127.0.0.1:${objectsPort}/${path}`,
    output: () => text,
    ended,
    newestCode: () => newestCode(settings.DATA_DIR),
    async says(pattern) {
      const over = ended.then(() => true);
      while (!pattern.test(text)) {
        if (await Promise.race([over, sleep(50, false)])) {
          if (pattern.test(text)) return;
          throw new Error(`it ended without saying ${pattern}:\n${text}`);
        }
      }
    },
  };
}
