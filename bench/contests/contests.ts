import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/database/database.ts';
import { freePort } from '#server/platform/net.ts';
import { logIn, startProduct } from '../product.ts';
import { benchEntering } from './entering.ts';
import { fillContest } from './fill.ts';
import { benchResults } from './results.ts';
import { benchSaving } from './saving.ts';
import { benchTurning } from './turning.ts';

/** Contests at their largest: 10,000 works, each scored by 20 judges, and 2,000 entries in the last minute. */
export async function benchContests(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'framehall-bench-'));
  const objectsPort = String(await freePort());
  const product = await startProduct(dataDir, { DEMO_ITEMS: '0', OBJECTS_PORT: objectsPort });
  const db = openDatabase(product.databaseUrl, { connections: 4, name: 'framehall-bench', statementSeconds: 1800 });
  const token = await logIn(product.url, 'coordinator');
  const contest = await fillContest(db, product, token);
  await benchSaving(product, contest);
  await benchTurning(product, contest, { dataDir, objectsPort });
  await benchResults(db, product, token, contest);
  await benchEntering(db, product);
  await db.destroy();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
