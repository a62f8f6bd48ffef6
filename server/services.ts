import { join } from 'node:path';
import type { Services } from './app.ts';
import type { Config } from './config.ts';
import { untilDatabaseAnswers } from './platform/database/answering.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { openReplica, type Replica } from './platform/database/replica.ts';
import { providerTokens } from './features/invoices/invoices.ts';
import { connectProvider } from './platform/invoice-provider/connect.ts';
import { providerSandboxSettings, readProviderKeys } from './platform/invoice-provider/sandbox/keys.ts';
import type { NuonuoSettings } from './platform/invoice-provider/settings.ts';
import { tokensFor } from './platform/invoice-provider/tokens.ts';
import { connectJobs } from './platform/jobs/jobs.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createLog, type Log } from './platform/log.ts';
import { smtpMail } from './platform/mail/mail.ts';
import { connectObjects } from './platform/objects/connect.ts';
import type { AccessKey } from './platform/objects/settings.ts';
import { connectGateways } from './platform/payment-gateways/connect.ts';
import { readSandboxKeys, sandboxSettings } from './platform/payment-gateways/sandbox/keys.ts';
import type { GatewaySettings } from './platform/payment-gateways/settings.ts';
import { releaseIn } from './platform/release.ts';
import { createSecrets } from './platform/secrets.ts';
import type { Signer } from './platform/signatures/signer.ts';
import { webhookSms } from './platform/sms/sms.ts';
import { createTracer } from './platform/tracing/tracer.ts';

/** Config of a process whose database runs and whose keys are known. */
export type RunningConfig = Config & { databaseUrl: string; secretKey: string; objectsKey: AccessKey; signer: Signer };

export interface RunningServices {
  services: Services & { jobs: Jobs };
  close(): Promise<void>;
}

/** Loads what only some installations have, so that others need no room for it. */
async function loadChosen({ search, embedding, metricsPort }: RunningConfig) {
  return {
    openSearch: search && (await import('./platform/opensearch/opensearch.ts')).openSearch(search),
    embedding: embedding && (await openEmbedding(embedding)),
    meter: metricsPort === undefined ? undefined : (await import('./platform/metrics/meter.ts')).createMeter(),
  };
}

/** Opens everything that a web or worker process needs. */
export async function openServices(config: RunningConfig, name: 'web' | 'worker'): Promise<RunningServices> {
  const log = createLog(config.logLevel, name);
  const tracer = config.tracing && createTracer(config.tracing, name, log);
  await untilDatabaseAnswers(config.databaseUrl);
  const db = openDatabase(config.databaseUrl, {
    connections: config.databaseConnections,
    name: `framehall-${name}`,
    onLost: (error) => log.warn({ err: error }, 'lost a database connection'),
    traced: tracer !== undefined,
  });
  const replica = name === 'web' ? connectReplica(config, db, log) : undefined;
  const objects = connectObjects(config.objects, config.objectsKey, new URL(config.publicUrl).origin);
  const secrets = createSecrets(config.secretKey, config.olderSecretKeys);
  const nuonuo = providerSettings(config);
  const chosen = await loadChosen(config);
  const jobs = await connectJobs(config.databaseUrl, { log, worker: name === 'worker' });
  return {
    services: {
      db,
      replica,
      ...chosen,
      jobs,
      objects,
      gateways: connectGateways(gatewaySettings(config), config.publicUrl),
      invoicing:
        nuonuo &&
        connectProvider(nuonuo, {
          seller: config.licensor,
          publicUrl: config.publicUrl,
          tokens: tokensFor(nuonuo, providerTokens(db, secrets, nuonuo.appKey)),
        }),
      log,
      config: {
        publicUrl: config.publicUrl,
        site: config.site,
        demo: config.demo,
        demoItems: config.demoItems,
        workDir: config.workDir,
        bankAccount: config.bankAccount,
        licensor: config.licensor,
        providerSandbox: config.providerSandbox,
        webhooksToLoopback: config.webhooksToLoopback,
      },
      secrets,
      tracer,
      signer: config.signer,
      sendMail: config.smtpUrl === undefined ? undefined : smtpMail(config.smtpUrl, config.mailFrom),
      release: releaseIn(join(import.meta.dirname, '..'))?.version,
      sendSms: config.smsWebhook && webhookSms(config.smsWebhook.url, config.smsWebhook.secret),
    },
    async close() {
      await jobs.stop();
      objects.close();
      await replica?.close();
      await chosen.openSearch?.close();
      await db.destroy();
      await tracer?.close();
    },
  };
}

async function openEmbedding({ folder, limitMs }: NonNullable<Config['embedding']>) {
  const { readModel } = await import('./platform/media/embedding/model.ts');
  return { model: await readModel(folder), limitMs };
}

function connectReplica(config: Config, db: Database, log: Log): Replica | undefined {
  const { databaseReadUrl: url, databaseReadBehind: mostSecondsBehind, databaseConnections: connections } = config;
  if (url === undefined) return undefined;
  const onLost = (error: Error) => log.warn({ err: error }, 'lost a connection to DATABASE_READ_URL');
  return openReplica(url, db, { connections, name: 'framehall-web-replica', mostSecondsBehind, log, onLost });
}

/** The merchant's settings, or the sandbox's. The sandbox process makes its keys before any other process starts. */
function gatewaySettings({ gateways, paymentsSandbox, paymentsPort, dataDir }: Config): GatewaySettings {
  const keys = paymentsSandbox ? readSandboxKeys(dataDir) : undefined;
  return keys ? sandboxSettings(keys, sandboxUrl(paymentsPort)) : gateways;
}

function providerSettings({ nuonuo, providerSandbox, paymentsPort, dataDir }: Config): NuonuoSettings | undefined {
  const keys = providerSandbox ? readProviderKeys(dataDir) : undefined;
  return keys ? providerSandboxSettings(keys, sandboxUrl(paymentsPort)) : nuonuo;
}

const sandboxUrl = (port: number) => `http://127.0.0.1:${port}`;

export function requireRunning(config: Config): RunningConfig {
  const { databaseUrl, secretKey, objectsKey, signer } = config;
  if (databaseUrl === undefined || secretKey === undefined || objectsKey === undefined || !signer)
    throw new Error('started without a database or a key');
  return { ...config, databaseUrl, secretKey, objectsKey, signer };
}
