// Backs up a product under load, destroys everything, restores it to a moment in the past, and looks whether all is as
// it was; then provokes what can go wrong. `npm run test:backup`
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { basesIn } from '#server/platform/backup/manifest.ts';
import { readState } from '#server/platform/backup/state.ts';
import { refuseFaults } from '#tests/backup/faults.ts';
import { leaveMarks, logInAsBuyer, post } from '#tests/backup/marks.ts';
import { checkOriginals } from '#tests/backup/originals.ts';
import { runTool } from '#tests/backup/run-tool.ts';
import { pidOf, processesOf } from '#tests/support/processes.ts';
import { withDatabase } from '#tests/support/run-database.ts';
import { type Run, runProduct } from '#tests/support/run.ts';

const SECRET_KEY = 'the secret key of the drill, long enough';
const RATE = process.env['DRILL_RATE'] ?? '15';
const folder = mkdtempSync(join(tmpdir(), 'framehall-drill-'));
const backupDir = join(folder, 'backup');
const settingsFor = (dataDir: string) => ({
  DATA_DIR: dataDir,
  BACKUP_DIR: backupDir,
  BACKUP_SECONDS: '2',
  SECRET_KEY,
  DEMO_ITEMS: '6',
});

async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries === 600) throw new Error(`${what} did not happen`);
    await sleep(500);
  }
  console.log(`  ${what}`);
}

async function start(dataDir: string): Promise<Run> {
  mkdirSync(dataDir, { recursive: true });
  const product = await runProduct(settingsFor(dataDir));
  await product.says(/Framehall is ready/);
  return product;
}

function startLoad(url: string): ChildProcess {
  const args = ['tools/load.ts', '--url', url, '--rate', RATE, '--minutes', '10', '--out', join(folder, 'load.html')];
  return spawn('node', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function count(dataDir: string, table: 'materials' | 'licences', state: string): Promise<number> {
  return await withDatabase(dataDir, async (db) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where state = ${state}`.execute(db);
    return rows[0]!.count;
  });
}

/** As if the machine had burnt down. */
async function destroy(product: Run, dataDir: string): Promise<void> {
  for (const { pid } of processesOf(dataDir)) if (pid !== process.pid) process.kill(pid, 'SIGKILL');
  await product.ended;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}

function logAfter(moment: number): boolean {
  const { walFolder } = basesIn(backupDir)[0]!.manifest!;
  const place = join(backupDir, 'wal', walFolder);
  return readdirSync(place).some((name) => name.endsWith('.gz') && statSync(join(place, name)).mtimeMs > moment + 3000);
}

/** Returns the moment to which everything is to be brought back. */
async function live(dataDir: string): Promise<{ moment: Date; before: string[]; after: string[] }> {
  const product = await start(dataDir);
  await until('the demo has things on sale', async () => (await count(dataDir, 'materials', 'online')) >= 4);
  const load = startLoad(product.url);
  await until('licences are bought', async () => (await count(dataDir, 'licences', 'valid')) >= 2);
  const marks = await leaveMarks(product.url);
  const { code, said } = await runTool('backup', settingsFor(dataDir));
  console.log(said.trim().replaceAll(/^/gm, '    '));
  equal(code, 0);
  await sleep(5000);
  const moment = new Date();
  console.log(`  the moment is ${moment.toISOString()}`);
  await sleep(5000);
  await until('log and files of the moment are kept', () => {
    const covered = readState(backupDir)?.covered;
    return covered != null && new Date(covered) > moment && logAfter(moment.getTime());
  });
  const [before, after] = [marks.doneBefore(moment.getTime()), marks.sentAfter(moment.getTime())];
  ok(before.length > 0 && after.length > 0);
  const stopped = marks.stop();
  await slowStore(dataDir);
  load.kill('SIGKILL');
  await stopped;
  await destroy(product, dataDir);
  console.log('  everything is destroyed');
  return { moment, before, after };
}

/** A store that does not answer: the backup says until when files are kept, and the product goes on. */
async function slowStore(dataDir: string): Promise<void> {
  const store = pidOf(dataDir, /objects\.js/);
  process.kill(store, 'SIGSTOP');
  const { code, said } = await runTool('backup', settingsFor(dataDir));
  process.kill(store, 'SIGCONT');
  match(said, /The backup failed\. The files of the store are copied until .* only: the object store does not answer/);
  equal(code, 1);
  console.log(`  store slow: ${said.trim().split('\n').at(-1)}`);
}

async function boards(url: string): Promise<string[]> {
  const { infos } = await post(url, '/board/list', {}, await logInAsBuyer(url));
  return (infos as { name: string }[]).map(({ name }) => name);
}

async function compare(dataDir: string, { before, after }: { before: string[]; after: string[] }): Promise<void> {
  const product = await start(dataDir);
  const there = new Set(await boards(product.url));
  deepEqual(
    before.filter((name) => !there.has(name)),
    [],
  );
  deepEqual(
    after.filter((name) => there.has(name)),
    [],
  );
  console.log(`  ${before.length} acknowledged before the moment are there, ${after.length} of later are not`);
  const invariants = await runTool('invariants', settingsFor(dataDir));
  equal(invariants.code, 0, invariants.said);
  console.log(`  ${invariants.said.trim()}`);
  const { count, wrong } = await checkOriginals(dataDir, product.objectUrl(''));
  deepEqual(wrong, []);
  ok(count > 0);
  console.log(`  originals of ${count} live licences have their SHA-256`);
  const again = await runTool('backup', settingsFor(dataDir));
  equal(again.code, 0, again.said);
  console.log('  what was restored is backed up in its turn');
  product.process.kill('SIGTERM');
  await product.ended;
}

try {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  mkdirSync(backupDir);
  const lived = await live(first);
  mkdirSync(second);
  const restored = await runTool('restore', settingsFor(second), ['--at', lived.moment.toISOString()]);
  console.log(restored.said.trim().replaceAll(/^/gm, '    '));
  equal(restored.code, 0);
  await refuseFaults({ backupDir, secretKey: SECRET_KEY, moment: lived.moment, say: console.log });
  await compare(second, lived);
  console.log('The drill passed.');
} finally {
  for (const { pid } of processesOf(folder)) if (pid !== process.pid) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
