import type { Services } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './platform/database/database.ts';
import { connectJobs } from './platform/jobs/jobs.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createLog } from './platform/log.ts';
import { smtpMail } from './platform/mail/mail.ts';
import { createSecrets } from './platform/secrets.ts';
import { webhookSms } from './platform/sms/sms.ts';

/** Config of a process whose database runs and whose secret key is known. */
export type RunningConfig = Config & { databaseUrl: string; secretKey: string };

export interface RunningServices {
  services: Services & { jobs: Jobs };
  close(): Promise<void>;
}

/** Opens everything that a web or worker process needs. */
export async function openServices(config: RunningConfig, name: 'web' | 'worker'): Promise<RunningServices> {
  const log = createLog(config.logLevel, name);
  const db = openDatabase(config.databaseUrl, {
    connections: config.databaseConnections,
    name: `framehall-${name}`,
    onLost: (error) => log.warn({ err: error }, 'lost a database connection'),
  });
  const jobs = await connectJobs(config.databaseUrl, { log, worker: name === 'worker' });
  return {
    services: {
      db,
      jobs,
      log,
      config: { publicUrl: config.publicUrl, demo: config.demo },
      secrets: createSecrets(config.secretKey),
      sendMail: config.smtpUrl === undefined ? undefined : smtpMail(config.smtpUrl, config.mailFrom),
      sendSms: config.smsWebhook && webhookSms(config.smsWebhook.url, config.smsWebhook.secret),
    },
    async close() {
      await jobs.stop();
      await db.destroy();
    },
  };
}

export function requireRunning(config: Config): RunningConfig {
  const { databaseUrl, secretKey } = config;
  if (databaseUrl === undefined || secretKey === undefined) throw new Error('started without a database or secret key');
  return { ...config, databaseUrl, secretKey };
}
