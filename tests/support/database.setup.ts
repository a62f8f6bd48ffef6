import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hash } from '@node-rs/argon2';
import { loadConfig } from '#server/config.ts';
import { DEMO_PASSWORD } from '#server/features/demo/accounts.ts';
import { prepareDemo } from '#server/features/demo/demo.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { prepareJobs } from '#server/platform/jobs/jobs.ts';
import { openServices } from '#server/services.ts';
import { systemContext } from '#server/system-context.ts';
import { SECRET_KEY } from './secret-key.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server whose database `postgres` is migrated and serves as the template of every test's own. */
    databaseUrl: string;
  }
}

const SPEED = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** One PostgreSQL for all tests, or the one that `npm run mutate` keeps; each test file copies the migrated template. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const kept = process.env['MUTATE_DATABASE_URL'];
  const { url, stop } = kept === undefined ? await startTemplate() : { url: kept };
  project.provide('databaseUrl', url);
  return stop;
}

export async function startTemplate(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-test-'));
  chmodSync(folder, 0o755);
  const server = await startEmbedded(folder, { settings: SPEED });
  const template = openDatabase(server.url, { connections: 2, name: 'template', statementSeconds: 600 });
  await migrate(template);
  await template.destroy();
  await prepareJobs(server.url);
  await addDemoAccounts(server.url);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

/**
 * Adds the accounts as which tests log in; their passwords are hashed once, and cheaply, so that logging in takes no
 * time.
 */
async function addDemoAccounts(databaseUrl: string): Promise<void> {
  const config = loadConfig({ LOG_LEVEL: 'silent' });
  const objectsKey = { accessKeyId: 'none', secretAccessKey: 'none' };
  const signer = { key: 'none', certificates: 'none' };
  const running = { ...config, databaseUrl, secretKey: SECRET_KEY, objectsKey, signer };
  const { services, close } = await openServices(running, 'web');
  await prepareDemo(systemContext(services, 'test'));
  const passwordHash = await hash(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await services.db.updateTable('users').set({ passwordHash }).where('demo', '=', true).execute();
  await close();
}
