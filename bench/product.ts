import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/platform/net.ts';
import { embeddedUrl } from '#tests/support/embedded-url.ts';

export interface RunningProduct {
  url: string;
  dataDir: string;
  databaseUrl: string;
  /** From the command to the first answer. */
  startMs: number;
  stop(): Promise<void>;
}

/** Starts the product as a person does, and waits for its first answer. */
export async function startProduct(
  dataDir: string,
  settings: Record<string, string> = { DEMO_ITEMS: '0' },
): Promise<RunningProduct> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn('node', ['tools/run.mjs', 'server/start.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      OBJECTS_PORT: String(await freePort()),
      PAYMENTS_PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      REQUESTS_PER_MINUTE: '100000000',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('the product did not start');
    await sleep(20);
  }
  const startMs = performance.now() - began;
  return {
    url,
    dataDir,
    startMs,
    databaseUrl: settings['DATABASE_URL'] ?? embeddedUrl(dataDir),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return await fetch(url).then(
    (reply) => reply.ok,
    () => false,
  );
}

export async function logIn(url: string, name: string): Promise<string> {
  const reply = await fetch(`${url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: `${name}@framehall.test`, password: 'framehall-demo' }),
  });
  return ((await reply.json()) as { token: string }).token;
}
