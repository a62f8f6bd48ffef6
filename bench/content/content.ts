import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/database/database.ts';
import { shareInstallation } from '#tests/support/run.ts';
import { judgeContent } from '../lighthouse.ts';
import { logIn, type RunningProduct, startProduct } from '../product.ts';
import { benchCode } from './code.ts';
import { benchDesk } from './desk.ts';
import { fillEntries, openSite } from './fill.ts';
import { benchPages } from './pages.ts';
import { benchQuestions } from './questions.ts';
import { benchSeen } from './seen.ts';
import { benchTyping } from './typing.ts';

/** What editors write beside what the catalogue shows, and their desk beside bare queries. */
export async function benchContent(product: RunningProduct): Promise<void> {
  const db = openDatabase(product.databaseUrl, { connections: 4, name: 'framehall-bench', statementSeconds: 1800 });
  const token = await logIn(product.url, 'editor');
  const site = await openSite(db, product, token);
  await benchPages(product, site);
  await benchQuestions(product);
  await benchCode(product, site);
  await judgeContent(product.url, site.slug);
  await benchTyping(product, token);
  await benchOnTwo(product, token);
  await fillEntries(db);
  await benchDesk(db, product, token);
  await db.destroy();
}

/** Beside a second web process with the same database. */
async function benchOnTwo(first: RunningProduct, token: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'framehall-bench-'));
  shareInstallation(first.dataDir, dataDir);
  const second = await startProduct(dataDir, { ROLE: 'web', DATABASE_URL: first.databaseUrl });
  await benchSeen([first, second], token);
  await second.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
