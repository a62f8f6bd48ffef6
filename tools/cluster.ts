// Runs the product on two PostgreSQL servers under Patroni, with the settings of docs/deploy and etcd, all of Debian,
// and kills the primary under load; then puts PgBouncer before one. `npm run test:cluster [-- --kills 20]`
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { DEMO_PASSWORD } from '#server/features/demo/accounts.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { DEAD_LETTERS } from '#server/platform/jobs/job-table.ts';
import { newDataDir, type Run, runProduct } from '#tests/support/run.ts';
import { type Cluster, startCluster } from './cluster/patroni.ts';
import { call, startLoad } from './cluster/load.ts';
import { startPooler } from './cluster/pooler.ts';
import { installFromDebian } from './debian.ts';

const MOST_SECONDS = 15;
const BETWEEN_MS = 3000;

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });

async function killUnderLoad(cluster: Cluster, product: Run): Promise<void> {
  const load = await startLoad(product.url, { account: 'buyer@framehall.test', password: DEMO_PASSWORD });
  for (let kill = 1; kill <= Number(values.kills); kill += 1) {
    await cluster.untilSafe();
    await sleep(BETWEEN_MS);
    const before = load.acknowledged();
    load.mark();
    const startAgain = await cluster.killPrimary();
    await sleep(MOST_SECONDS * 1000);
    startAgain();
    const [gap, written] = [load.longestGap().toFixed(1), load.acknowledged() - before];
    console.log(`  kill ${kill}: ${gap} s without a write, ${written} writes, refused: ${shown(load.refused)}`);
    ok(load.longestGap() <= MOST_SECONDS, `${gap} s without a write`);
    deepEqual(load.lost, [], 'acknowledged and lost');
  }
  await cluster.untilSafe();
  await load.stop();
  deepEqual(load.lost, [], 'acknowledged and lost');
  deepEqual(
    [...load.refused.keys()].filter((answer) => !answer.endsWith(' 503')),
    [],
  );
  console.log(`  ${load.acknowledged()} writes acknowledged, none lost; refused: ${shown(load.refused)}`);
}

const shown = (refused: Map<string, number>) =>
  [...refused].map(([answer, times]) => `${times} × ${answer}`).join(', ');

/** A code that is asked for now arrives, and no job was given up on the way. */
async function jobsGoOn(cluster: Cluster, product: Run): Promise<void> {
  const db = openDatabase(cluster.url, { connections: 1, name: 'framehall-cluster' });
  const messages = () => db.selectFrom('messages').select('id').execute();
  const before = (await messages()).length;
  equal((await call(product.url, '/user/code', { account: 'buyer@framehall.test', purpose: 'login' })).status, 200);
  for (let tries = 0; (await messages()).length === before; tries += 1) {
    ok(tries < 60, 'no worker does its jobs');
    await sleep(1000);
  }
  const { rows } = await sql`select data from pgboss.job where name = ${DEAD_LETTERS}`.execute(db);
  deepEqual(rows, []);
  await db.destroy();
  console.log('  jobs go on, none was given up: passed');
}

async function poolerIsRefused(database: string): Promise<void> {
  for (const ignore of ['', 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options']) {
    const pooler = await startPooler(database, ignore);
    const refused = await runProduct({ DATA_DIR: newDataDir(), DATABASE_URL: pooler.url });
    const code = await refused.ended;
    await pooler.stop();
    equal(code, 1);
    match(refused.output(), /^DATABASE_URL leads to a pooler such as PgBouncer/m);
  }
  console.log('  PgBouncer in transaction mode is refused at the start: passed');
}

if (!existsSync('/usr/bin/patroni') || !existsSync('/usr/bin/etcd') || !existsSync('/usr/sbin/pgbouncer'))
  installFromDebian('Patroni, etcd and PgBouncer', ['patroni', 'etcd-server', 'postgresql', 'pgbouncer']);
const cluster = await startCluster();
let product: Run | undefined;
try {
  await cluster.untilSafe();
  product = await runProduct({ DATA_DIR: newDataDir(), DATABASE_URL: cluster.url, DATABASE_READ_URL: cluster.url });
  await product.says(/Framehall is ready/);
  await killUnderLoad(cluster, product);
  await jobsGoOn(cluster, product);
  await poolerIsRefused(await cluster.primaryUrl());
} finally {
  product?.process.kill('SIGTERM');
  await product?.ended;
  await cluster.stop();
}
