import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/database/database.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { freePort } from '#server/platform/net.ts';
import { DIED, startBalancer } from '#tests/releases/balancer.ts';
import { processesOf } from '#tests/support/processes.ts';
import { type Run, runProduct } from '#tests/support/run.ts';
import { makePhotos } from '#tests/support/run-database.ts';

type Role = 'web' | 'worker';

const READY = { web: /Framehall is ready/, worker: /Framehall works in the background/ };

/** A machine, which can die as if its plug were pulled, and be started again. */
export interface Machine {
  /** Ends all its processes at once. */
  die(): Promise<void>;
  start(): Promise<void>;
}

export interface Ground {
  /** Where visitors come in. */
  url: string;
  databaseUrl: string;
  machine(role: Role, name: string): Promise<Machine>;
  close(): Promise<void>;
}

/** A database, an object store and a balancer for machines that bring none of them. */
export async function startGround(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-machines-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database = await startEmbedded(join(folder, 'postgres'), { settings: ['max_connections=200'] });
  const keys = { S3_ACCESS_KEY_ID: 'machines', S3_SECRET_ACCESS_KEY: 'a secret that all machines know' };
  const store = await runProduct({ DATA_DIR: join(folder, 'store'), ROLE: 'objects', DEMO: '0', ...keys });
  await store.says(/Framehall keeps files/);
  const balancer = await startBalancer(port, DIED);
  const objectsUrl = new URL(store.objectUrl('')).origin;
  const shared = {
    ...keys,
    OBJECTS_URL: objectsUrl,
    S3_PUBLIC_URL: objectsUrl,
    DATABASE_URL: database.url,
    DATABASE_CONNECTIONS: '12',
    SECRET_KEY: 'one key for all of these machines, long enough',
    PUBLIC_URL: url,
  };
  const settingsOf = (name: string) => ({ ...shared, DATA_DIR: join(folder, name) });
  const migrate = async () => {
    const migration = await runProduct(settingsOf('migration'), { args: ['--migrate'] });
    if ((await migration.ended) !== 0) throw new Error(`migrating failed:\n${migration.output()}`);
  };
  await migrate();
  await putOnSale(database.url);
  // Now there is something to index.
  await migrate();
  return {
    url,
    databaseUrl: database.url,
    async machine(role, name) {
      const machine = await startMachine({ ...settingsOf(name), ROLE: role, PORT: String(await freePort()) });
      if (role === 'web') balancer.nodes.add(machine.url);
      return machine;
    },
    async close() {
      for (const { pid } of processesOf(folder)) if (pid !== process.pid && pid > 1) killQuietly(pid);
      balancer.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}

async function startMachine(settings: { DATA_DIR: string; ROLE: Role; PORT: string }) {
  let run: Run;
  const start = async () => {
    run = await runProduct({ ...settings, MIGRATE: '0' });
    await run.says(READY[settings.ROLE]);
  };
  await start();
  return {
    url: `http://127.0.0.1:${settings.PORT}`,
    start,
    async die() {
      for (const { pid } of processesOf(settings.DATA_DIR)) killQuietly(pid);
      await run.ended;
    },
  };
}

/** It may have ended by itself since it was found. */
function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function putOnSale(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { connections: 1, name: 'framehall-bench' });
  await makePhotos(db, 2000);
  await db.destroy();
}
