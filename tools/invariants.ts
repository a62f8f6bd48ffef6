// Checks, reading only, whether orders, payments and licences agree in a live database. Exits with 1 if they do not.
// With --race: in a product of its own, after many simultaneous requests.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, loadSettingsFile } from '#server/config.ts';
import { findViolations } from '#server/features/payments/invariants.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { embeddedUrl } from '#tests/support/embedded-url.ts';
import { runRaces } from '../bench/orders/run-races.ts';

async function look(): Promise<string[]> {
  loadSettingsFile();
  const config = loadConfig();
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres/cluster/postmaster.pid'))) {
    console.error(`No database runs on ${config.dataDir}. Start the product, or name a database with DATABASE_URL.`);
    process.exit(2);
  }
  const url = config.databaseUrl ?? embeddedUrl(config.dataDir);
  const db = openDatabase(url, { connections: 1, name: 'framehall-invariants', statementSeconds: 600 });
  try {
    return await findViolations(db);
  } finally {
    await db.destroy();
  }
}

async function race(): Promise<string[]> {
  const { requests, failures, violations } = await runRaces({ delays: [0, 20], rounds: 2, atOnce: 30 });
  console.log(`${requests} requests`);
  return [...violations, ...Object.entries(failures).map(([what, times]) => `${times} × ${what}`)];
}

const violations = process.argv.includes('--race') ? await race() : await look();
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
else console.log('Orders, money and licences agree.');
