import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedUrl } from './support/embedded-url.ts';
import { killPart } from './support/processes.ts';
import { newDataDir, type Run, runProduct } from './support/run.ts';

const ITEMS = 6;
const KILLS = 10;
const DATA_DIR = newDataDir();
let product: Run;
let database: pg.Client;

beforeAll(async () => {
  product = await runProduct({ DATA_DIR, DEMO_ITEMS: String(ITEMS) });
  await product.says(/Framehall is ready/);
  database = new pg.Client(embeddedUrl(DATA_DIR));
  await database.connect();
}, 120_000);

afterAll(async () => {
  await database.end();
  product.process.kill('SIGTERM');
  await product.ended;
}, 60_000);

async function rows<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  return (await database.query<Row>(text)).rows;
}

describe.skipIf(!existsSync('/proc/self/environ'))('a worker that dies', () => {
  test('ten times over loses nothing: every file ends ready, once, and whole', { timeout: 600_000 }, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(700 + 430 * (kill % 4));
      await expect.poll(() => killPart(DATA_DIR, /server\/worker\.ts/), { timeout: 20_000 }).toBeGreaterThan(1);
    }
    const ready = () => rows(`select from media_runs where state = 'ready'`);
    await expect.poll(async () => (await ready()).length, { timeout: 500_000, interval: 500 }).toBe(ITEMS);
    expect(await rows(`select from materials where state = 'online'`)).toHaveLength(ITEMS);
    const twice = await rows(
      `select subject, action from audit_events where subject like 'material:%' group by 1, 2 having count(*) > 1`,
    );
    expect(twice).toEqual([]);
    for (const { key, size_bytes } of await rows<{ key: string; size_bytes: string }>(
      `select key, size_bytes from material_files where bucket = 'previews'`,
    )) {
      const reply = await fetch(product.objectUrl(`framehall-previews/${key}`));
      expect([reply.status, (await reply.arrayBuffer()).byteLength]).toEqual([200, Number(size_bytes)]);
    }
  });
});
