import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { embeddedUrl } from './support/embedded-url.ts';
import { newDataDir, type Run, runProduct, shareInstallation } from './support/run.ts';
import { withDatabase } from './support/run-database.ts';

const READY = /Framehall is ready/;

async function stop(run: Run): Promise<void> {
  run.process.kill('SIGTERM');
  await run.ended;
}

const session = async ({ url }: Run) => (await fetch(`${url}/session`, { method: 'POST' })).status;

describe.skipIf(!existsSync('/proc/self/environ'))('beside a later release', { timeout: 360_000 }, () => {
  const folders = [newDataDir(), newDataDir()] as const;
  const runs: Run[] = [];
  let first: Run;
  beforeAll(async () => {
    first = await runProduct({ DATA_DIR: folders[0] });
    await first.says(READY);
    shareInstallation(...folders);
  }, 360_000);
  afterEach(async () => {
    for (const run of runs.splice(0)) await stop(run);
  });
  afterAll(() => stop(first));

  async function startSecond(settings: Record<string, string> = {}): Promise<Run> {
    const database = { DATABASE_URL: embeddedUrl(folders[0]) };
    const run = await runProduct({ DATA_DIR: folders[1], ROLE: 'web', ...database, ...settings });
    runs.push(run);
    return run;
  }
  const note = (name: string) =>
    withDatabase(folders[0], (db) =>
      sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(db),
    );
  const forget = (name: string) =>
    withDatabase(folders[0], (db) => sql`delete from kysely_migration where name = ${name}`.execute(db));

  test('a node serves, and says so in one line of its log', async () => {
    await note('9998_more');
    const node = await startSecond();
    await node.says(READY);
    expect(await session(node)).toBe(200);
    const lines = node
      .output()
      .split('\n')
      .filter((line) => line.includes('later release'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"the database is of a later release (9998_more): this node works beside it');
  });

  test('it refuses to start once that one has taken away what it may still use', async () => {
    await note('9999_drop_titles_after_9998');
    const node = await startSecond();
    expect(await node.ended).toBe(1);
    expect(node.output()).toMatch(
      /^A later release has taken away what this one still uses \(9999_drop_titles_after_9998\): .*\n$/,
    );
    await forget('9999_drop_titles_after_9998');
    await forget('9998_more');
  });

  test('a node whose clock is not the database’s serves, and says so in one line of its log', async () => {
    await withDatabase(folders[0], (db) =>
      sql`create or replace function clock_now() returns timestamptz language sql stable
        as $$ select now() - interval '5 minutes' $$`.execute(db),
    );
    const node = await startSecond();
    await node.says(READY);
    expect(await session(node)).toBe(200);
    expect(node.output().match(/the clock of this machine is (29\d|30\d) s ahead of the database's: /g)).toHaveLength(
      1,
    );
    await withDatabase(folders[0], (db) =>
      sql`create or replace function clock_now() returns timestamptz language sql stable as $$ select now() $$`.execute(
        db,
      ),
    );
  });

  test('with MIGRATE=0 it waits until somebody else has migrated', async () => {
    await forget('0290_built_releases');
    const node = await startSecond({ MIGRATE: '0' });
    await node.says(/The database lacks 0290_built_releases; waiting for npm run migrate\./);
    await note('0290_built_releases');
    await node.says(READY);
    expect(await session(node)).toBe(200);
  });
});

describe('a built release', { timeout: 600_000 }, () => {
  test('migrates and starts in another folder, without building anything, and tells its version', async () => {
    const build = spawn('node', ['tools/run.mjs', 'tools/build.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said, [code]] = await Promise.all([text(build.stdout), once(build, 'exit')]);
    expect(code).toBe(0);
    const version = /Release (0\.1\.0-[0-9a-f]{12}) is in dist\/release\.\n$/.exec(said)?.[1] ?? '';
    const root = mkdtempSync(join(tmpdir(), 'framehall-release-'));
    cpSync('dist/release', root, { recursive: true, preserveTimestamps: true });
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    // Without sources of pages nobody could build them.
    expect(existsSync(join(root, 'web/pages.tsx'))).toBe(false);
    const built = readFileSync(join(root, 'dist/server/main.js'), 'utf8');

    const DATA_DIR = newDataDir();
    const step = await runProduct({ DATA_DIR }, { root, args: ['--migrate'] });
    expect(await step.ended).toBe(0);
    expect(step.output()).toBe(`The database is up to date with release ${version}.\n`);
    const product = await runProduct({ DATA_DIR, MIGRATE: '0' }, { root });
    await product.says(READY);
    expect(product.output()).toContain(`Release ${version}\n`);
    const page = await (await fetch(product.url, { headers: { accept: 'text/html' } })).text();
    const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    expect((await fetch(product.url + asset)).status).toBe(200);
    // The same file lies in the store, for nodes of other releases.
    rmSync(join(root, 'dist/web', asset));
    rmSync(join(root, 'dist/web', `${asset}.br`), { force: true });
    await stop(product);
    const next = await runProduct({ DATA_DIR }, { root });
    await next.says(READY);
    const kept = await fetch(next.url + asset, { headers: { 'accept-encoding': 'br' } });
    expect([kept.status, kept.headers.get('content-encoding')]).toEqual([200, 'br']);
    await stop(next);
    expect(readFileSync(join(root, 'dist/server/main.js'), 'utf8')).toBe(built);
    rmSync(root, { recursive: true, force: true });
  });
});
