// Runs two releases side by side under load, forward and back: no call may fail.
// `npm run test:releases [-- --last COMMIT]`; without a commit, the last release is this one and the next one is made up.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD } from '#server/features/demo/accounts.ts';
import { freePort } from '#server/platform/net.ts';
import { startGround } from '#tests/releases/ground.ts';
import { checkOut, copySources, makeNext, removeCheckout, shareModules } from '#tests/releases/sources.ts';
import type { Run } from '#tests/support/run.ts';

const RATE = '40';
/** Longer than the slowest machine takes; the load ends when the releases have changed. */
const MINUTES = '60';
/** How long each state goes on. */
const MOMENT_MS = 5000;

const { values: wish } = parseArgs({ options: { last: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'framehall-releases-'));
// PostgreSQL may run as another user.
chmodSync(folder, 0o755);
/** What ends the test's own parts, called in reverse order. */
const ends: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];

function buildIn(sources: string): string {
  execFileSync('node', ['tools/run.mjs', 'tools/build.ts'], { cwd: sources, stdio: 'inherit' });
  const release = join(sources, 'dist/release');
  shareModules(release);
  return release;
}

/** Builds both releases; returns their folders. */
function buildBoth(): { last: string; next: string } {
  const [last, next] = [join(folder, 'last'), join(folder, 'next')];
  copySources(next);
  if (wish.last === undefined) {
    copySources(last);
    makeNext(next);
  } else {
    ends.push(() => removeCheckout(last));
    checkOut(wish.last, last);
  }
  return { last: buildIn(last), next: buildIn(next) };
}

/** Each node must have the files that the pages of all ask for. */
async function checkAssets(nodes: Run[]): Promise<void> {
  const names = new Set<string>();
  for (const { url } of nodes) {
    const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    for (const name of page.match(/\/assets\/[\w.-]+/g) ?? []) names.add(name);
  }
  for (const { url } of nodes)
    for (const name of names) {
      const { status } = await fetch(url + name);
      if (status !== 200) throw new Error(`${url}${name} answers ${status}`);
    }
  console.log(`All of ${nodes.length} nodes have the ${names.size} files that the pages of both releases begin with`);
}

/** Puts load on the balancer while `roll` is done; returns whether no call failed. */
async function underLoad(port: number, roll: () => Promise<void>): Promise<boolean> {
  const accounts = join(folder, 'accounts.json');
  const named = (role: string) => ({ account: `${role}@framehall.test`, password: DEMO_PASSWORD });
  writeFileSync(accounts, JSON.stringify({ buyer: named('buyer'), reviewer: named('reviewer') }));
  const args = ['--url', `http://127.0.0.1:${port}`, '--rate', RATE, '--minutes', MINUTES, '--accounts', accounts];
  const load = spawn('node', ['tools/load.ts', ...args, '--out', join(folder, 'load.html')], { stdio: 'inherit' });
  ends.push(() => void load.kill('SIGKILL'));
  const ended = once(load, 'exit');
  await roll();
  await sleep(MOMENT_MS);
  load.kill('SIGINT');
  const [code] = await ended;
  return code === 0;
}

async function test(): Promise<boolean> {
  const { last, next } = buildBoth();
  const port = await freePort();
  const ground = await startGround({ folder, port }, ends);
  await ground.migrate(last);
  await ground.putOnSale();
  // Now there is something to index.
  await ground.migrate(last);
  const [first, second] = [await ground.start(last), await ground.start(last)];
  await sleep(MOMENT_MS);
  return await underLoad(port, async () => {
    await sleep(MOMENT_MS);
    console.log(await ground.migrate(next));
    const third = await ground.start(next);
    await checkAssets([first, second, third]);
    await ground.stop(first);
    const fourth = await ground.start(next);
    await ground.stop(second);
    console.log('The next release runs alone; going back');
    await sleep(MOMENT_MS);
    const fifth = await ground.start(last);
    if (!fifth.output().includes('the database is of a later release'))
      throw new Error('it does not say that it works beside a later release');
    await checkAssets([third, fourth, fifth]);
    await ground.stop(third);
    await ground.start(last);
    await ground.stop(fourth);
    console.log('The last release runs alone again');
  });
}

let passed = false;
try {
  passed = await test();
} catch (error) {
  console.error(error);
} finally {
  for (const end of ends.toReversed()) await end();
}
console.log(passed ? 'Both releases together: passed' : 'Both releases together: FAILED');
process.exit(passed ? 0 : 1);
