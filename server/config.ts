import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import type { SiteInfo } from '#contract/domain/site.ts';
import type { BackupSettings } from './platform/backup/places.ts';
import type { OpenSearchSettings } from './platform/opensearch/settings.ts';
import { StartProblem } from './platform/start-problem.ts';
import { backupSettings } from './settings/backup-settings.ts';
import { type InvoiceSettings, invoiceSettings } from './settings/invoice-settings.ts';
import { type ObjectSettings, objectSettings } from './settings/object-settings.ts';
import { type PaperSettings, paperSettings } from './settings/paper-settings.ts';
import { type PaymentSettings, paymentSettings } from './settings/payment-settings.ts';
import { searchSettings } from './settings/search-settings.ts';
import { readSettings } from './settings/settings.ts';
import { tracingSettings } from './settings/tracing-settings.ts';
import type { TracingSettings } from './platform/tracing/tracer.ts';

export interface Config extends ObjectSettings, PaymentSettings, InvoiceSettings, PaperSettings {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Folder for files in progress; a restart empties it. */
  workDir: string;
  role: 'all' | 'web' | 'worker' | 'objects';
  /** How long the product goes on after it was told to stop, saying that it is not ready. */
  drainSeconds: number;
  /** Where the web process answers Prometheus, and one port further the worker; nowhere when undefined. */
  metricsPort: number | undefined;
  /** Who gets traces; nobody when undefined. */
  tracing: TracingSettings | undefined;
  /** Where the worker says how it is; nowhere when undefined. */
  workerPort: number | undefined;
  demo: boolean;
  /** How many pieces of the demo catalogue to make. */
  demoItems: number;
  /** Undefined while the embedded database has not started. */
  databaseUrl: string | undefined;
  /** A copy of the database, for what visitors read; none when undefined. */
  databaseReadUrl: string | undefined;
  /** How many seconds that may be behind. */
  databaseReadBehind: number;
  databaseConnections: number;
  /** The cluster that searches; PostgreSQL does when undefined. */
  search: OpenSearchSettings | undefined;
  /** The model that makes vectors of pictures and words; none does when undefined. */
  embedding: { folder: string; limitMs: number } | undefined;
  /** Whether a start brings the database up to date; else it waits until somebody else has done so. */
  migrate: boolean;
  secretKey: string | undefined;
  /** Keys that were used before; they only open what they have sealed. */
  olderSecretKeys: string[];
  /** Undefined where the product makes no backups. */
  backup: BackupSettings | undefined;
  /** Port of the built-in object store, which runs here when no other store is configured. */
  objectsPort: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  smsWebhook: { url: string; secret: string | undefined } | undefined;
  adminEmail: string | undefined;
  trustedProxies: string[];
  insecureHosts: string[];
  verificationDir: string;
  requestsPerMinute: number;
  /** Companies' webhooks may lead to this machine: for tests. */
  webhooksToLoopback: boolean;
  logLevel: string;
  site: SiteInfo;
}

/** The only reader of process.env. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const s = readSettings(given);
  const shownHost = ['0.0.0.0', '::'].includes(s.HOST) ? 'localhost' : s.HOST;
  const publicUrl = (s.PUBLIC_URL ?? `http://${shownHost}:${s.PORT}`).replace(/\/$/, '');
  if (given['DEMO'] === undefined) refuseAccidentalDemo([s.HOST, new URL(publicUrl).hostname]);
  return {
    port: s.PORT,
    host: s.HOST,
    publicUrl,
    dataDir: resolve(s.DATA_DIR),
    workDir: resolve(s.DATA_DIR, 'work'),
    role: s.ROLE,
    drainSeconds: s.DRAIN_SECONDS,
    workerPort: s.WORKER_PORT,
    metricsPort: s.METRICS_PORT,
    tracing: tracingSettings(s),
    demo: s.DEMO,
    demoItems: s.DEMO_ITEMS,
    databaseUrl: s.DATABASE_URL,
    databaseReadUrl: s.DATABASE_READ_URL,
    databaseReadBehind: s.DATABASE_READ_BEHIND,
    databaseConnections: s.DATABASE_CONNECTIONS,
    search: searchSettings(s),
    embedding:
      s.EMBEDDING_MODEL === undefined
        ? undefined
        : { folder: resolve(s.EMBEDDING_MODEL), limitMs: s.EMBEDDING_TIMEOUT_MS },
    migrate: s.MIGRATE,
    secretKey: s.SECRET_KEY,
    olderSecretKeys: s.OLDER_SECRET_KEYS,
    backup: backupSettings(s),
    objectsPort: s.OBJECTS_PORT,
    ...objectSettings(s, { host: shownHost, publicUrl }),
    ...paymentSettings(s),
    ...invoiceSettings(s),
    ...paperSettings(s),
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    smsWebhook: s.SMS_WEBHOOK_URL ? { url: s.SMS_WEBHOOK_URL, secret: s.SMS_WEBHOOK_SECRET } : undefined,
    adminEmail: s.ADMIN_EMAIL,
    trustedProxies: s.TRUSTED_PROXIES,
    insecureHosts: s.INSECURE_HOSTS,
    verificationDir: resolve(s.VERIFICATION_DIR),
    requestsPerMinute: s.REQUESTS_PER_MINUTE,
    webhooksToLoopback: s.WEBHOOKS_TO_LOOPBACK,
    logLevel: s.LOG_LEVEL,
    site: {
      hotline: s.CONTACT_HOTLINE,
      email: s.CONTACT_EMAIL,
      wechat: s.CONTACT_WECHAT,
      icp: s.ICP_NUMBER,
      police: s.POLICE_NUMBER,
      social: s.SOCIAL_LINKS.map((entry) => {
        const [name = '', ...url] = entry.split('=');
        return { name, url: url.join('=') };
      }),
    },
  };
}

/** Reads settings from a file `.env` beside package.json; the environment takes precedence. */
export function loadSettingsFile(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}

/** Refuses to start a demo that strangers can reach unless somebody asked for it, because its passwords are public. */
function refuseAccidentalDemo(hosts: string[]): void {
  const open = hosts.find((host) => !/^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host));
  if (open === undefined) return;
  throw new StartProblem(
    `Others can reach this site at ${open}, and the demo's accounts have a public password: set DEMO=0 for a real site, or DEMO=1 if you want a public demo. See docs/configuration.md.`,
  );
}
