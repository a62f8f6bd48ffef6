import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type RunningProduct, startProduct } from './product.ts';

const DEMO_ITEMS = 24;
const DEMO_WITHIN_MS = 300_000;

/** Starts a product with a part of the demo on sale; `clip` is one of its clips. */
export async function withDemo(
  bench: (product: RunningProduct, clip: number, dataDir: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'framehall-pages-'));
  const product = await startProduct(dataDir, { DEMO_ITEMS: String(DEMO_ITEMS) });
  try {
    await bench(product, await waitForDemo(product.databaseUrl), dataDir);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Resolves to a clip on sale once the whole demo is online. */
async function waitForDemo(databaseUrl: string): Promise<number> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  const until = performance.now() + DEMO_WITHIN_MS;
  let row: { online: number; clip: number } | undefined;
  do {
    await sleep(1000);
    const { rows } = await database.query(
      `select count(*)::int as online, (min(id) filter (where kind = 'video'))::int as clip
      from materials where state = 'online'`,
    );
    row = rows[0];
  } while ((row?.online ?? 0) < DEMO_ITEMS && performance.now() < until);
  await database.end();
  if (!row?.clip) throw new Error('the demo has no clip yet');
  return row.clip;
}
