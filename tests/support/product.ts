import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll } from 'vitest';
import { buildApp, type Services } from '#server/app.ts';
import { type Config, loadConfig } from '#server/config.ts';
import { prepareDemo } from '#server/features/demo/demo.ts';
import { healthOf } from '#server/health.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { openDoors } from '#server/platform/http/doors.ts';
import { openPageFile } from '#server/platform/objects/page-files.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { makeSigner } from '#server/platform/signatures/own-signer.ts';
import { openServices } from '#server/services.ts';
import { systemContext } from '#server/system-context.ts';
import { createDatabase } from './database.ts';
import { startTestStore } from './object-store.ts';
import type { Proxy } from './proxy.ts';
import type { TestSandbox } from './sandbox.ts';
import { beginCluster, clusterSettings, endCluster } from './search-cluster.ts';
import { SECRET_KEY } from './secret-key.ts';

export interface Reply {
  status: number;
  headers: Headers;
  /** The JSON of the reply, loosely typed as for a stranger. */
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Product {
  url: string;
  databaseUrl: string;
  db: Kysely<DB>;
  services: Services & { jobs: Jobs };
  call(path: string, input?: unknown, options?: { token?: string | undefined; language?: 'zh' | 'en' }): Promise<Reply>;
  proxy: Proxy | undefined;
  storeProxy: Proxy | undefined;
  close(): Promise<void>;
  /** Moves the product's clock; only the test's own database is affected. */
  moveTime(interval: string): Promise<void>;
}

/** The web server on a real port with its own real database, until the test file ends. */
export async function startProduct(
  settings: Record<string, string> = {},
  between?: (databaseUrl: string) => Promise<Proxy>,
  sandbox?: TestSandbox,
  beforeStore?: (storeUrl: string) => Promise<Proxy>,
): Promise<Product> {
  const database = await createDatabase();
  const proxy = await between?.(database.url);
  const usual = { LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '100000', ...clusterSettings(database.url) };
  const config: Config = loadConfig({ ...usual, ...settings });
  const databaseUrl = proxy?.url ?? database.url;
  const store = await startTestStore(config);
  const storeProxy = await beforeStore?.(store.url);
  const endpoint = storeProxy ? new URL(storeProxy.url).origin : store.url;
  const running = {
    ...config,
    objectsKey: store.settings.objectsKey,
    objects: { ...store.settings.objects, endpoint, publicUrl: endpoint },
    databaseUrl,
    secretKey: SECRET_KEY,
    signer: await makeSigner(config.licensor.name),
  };
  const { services, close } = await openServices(running, 'web');
  if (settings['SEARCH_URL'] === undefined) await beginCluster(services);
  services.gateways = sandbox?.gateways ?? {};
  services.invoicing = undefined;
  await services.objects.prepare();
  await prepareDemo(systemContext(services, 'test'));
  const pages = {
    bundleDir: join(import.meta.dirname, 'bundle'),
    openOther: (name: string) => openPageFile(services.objects, name),
    verificationDir: config.verificationDir,
    fileOrigins: services.objects.browserOrigins,
    site: config.site,
  };
  const toolDir = join(import.meta.dirname, '../../dist/tool');
  const app = await buildApp({ services, server: config, pages, toolDir, health: healthOf(services, () => true) });
  // Busy machines notice late that an idle connection has ended, and would lose the request that they send on it.
  app.server.keepAliveTimeout = 600_000;
  const doors = await openDoors(app, { port: 0, host: '127.0.0.1' });
  const url = app.listeningOrigin;
  await sandbox?.control.whims({ notices: { origin: url } });
  await sandbox?.control.provider.whims({ callbacks: { origin: url } });
  let closing: Promise<void> | undefined;
  const closeAll = () =>
    (closing ??= (async () => {
      await doors.close();
      // Nobody is about to ask, so the server need not wait for those who may.
      app.server.closeIdleConnections();
      await app.close();
      await endCluster(services.openSearch);
      await close();
      await database.drop();
      await store.close();
    })());
  afterAll(closeAll);
  return {
    url,
    databaseUrl: database.url,
    proxy,
    storeProxy,
    close: closeAll,
    db: services.db as Kysely<DB>,
    services,
    call: (path, input = {}, options = {}) => call(url + path, input, options),
    async moveTime(interval) {
      const body = sql.lit(`select now() + interval '${interval}'`);
      await sql`create or replace function clock_now() returns timestamptz language sql stable as ${body}`.execute(
        services.db,
      );
    },
  };
}

async function call(
  url: string,
  input: unknown,
  options: { token?: string | undefined; language?: string },
): Promise<Reply> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': options.language ?? 'en',
      ...(options.token === undefined ? {} : { access_token: options.token }),
    },
    body: JSON.stringify(input),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}
