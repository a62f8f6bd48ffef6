import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#server/platform/database/database.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { type Run, runProduct } from '#tests/support/run.ts';
import { makePhotos } from '#tests/support/run-database.ts';
import { startBalancer } from './balancer.ts';
import { startSharedStore } from './shared-store.ts';

export interface Ground {
  /** Runs `npm run migrate` of the release in a folder; returns what it says. */
  migrate(root: string): Promise<string>;
  putOnSale(): Promise<void>;
  /** Starts a node and gives it visitors. */
  start(root: string): Promise<Run>;
  stop(node: Run): Promise<void>;
}

/** The balancer asks this often, and nodes go on twice as long after they were told to stop. */
const NOTICED_MS = 1000;

/** A database, a store and a balancer at `port`, which nodes of any release share. `ends` hears how to end each. */
export async function startGround(
  { folder, port }: { folder: string; port: number },
  ends: (() => Promise<void> | void)[],
): Promise<Ground> {
  const url = `http://127.0.0.1:${port}`;
  const database = await startEmbedded(join(folder, 'postgres'), { settings: ['max_connections=300', 'fsync=off'] });
  ends.push(() => database.stop());
  const store = await startSharedStore(url);
  ends.push(() => store.close());
  const balancer = await startBalancer(port);
  ends.push(() => balancer.close());
  const settings = () => ({
    ...store.settings,
    DATABASE_URL: database.url,
    DATABASE_CONNECTIONS: '8',
    SECRET_KEY: 'one key for all nodes of this test, long enough',
    PUBLIC_URL: url,
    MIGRATE: '0',
    DRAIN_SECONDS: String((2 * NOTICED_MS) / 1000),
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
  });
  return {
    async migrate(root) {
      const step = await runProduct(settings(), { root, args: ['--migrate'] });
      if ((await step.ended) !== 0) throw new Error(`migrating failed:\n${step.output()}`);
      return step.output().trim();
    },
    putOnSale: () => putOnSale(database.url),
    async start(root) {
      const node = await runProduct(settings(), { root });
      ends.push(async () => {
        node.process.kill('SIGTERM');
        await node.ended;
      });
      await node.says(/Framehall is ready/);
      balancer.nodes.add(node.url);
      await sleep(NOTICED_MS);
      return node;
    },
    async stop(node) {
      node.process.kill('SIGTERM');
      if ((await node.ended) !== 0) throw new Error(`a node did not end well:\n${node.output()}`);
      balancer.nodes.delete(node.url);
    },
  };
}

async function putOnSale(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { connections: 1, name: 'framehall-releases' });
  await makePhotos(db, 200);
  await sql`update materials set title_zh = '山脉 ' || id`.execute(db);
  await db.destroy();
}
