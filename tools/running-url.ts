import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { embeddedUrl } from '#tests/support/embedded-url.ts';

/** Address of the database that runs: of `DATABASE_URL`, or the embedded one of `DATA_DIR`. Exits with 2 without one. */
export function runningUrl({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl !== undefined) return databaseUrl;
  if (existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))) return embeddedUrl(dataDir);
  console.error(`No database runs on ${dataDir}. Start the product, or name a database with DATABASE_URL.`);
  process.exit(2);
}
