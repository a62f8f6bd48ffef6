import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import { isCreditCode } from '#contract/domain/order.ts';
import type { BankAccount } from '#contract/domain/payment.ts';
import type { SiteInfo } from '#contract/domain/site.ts';
import type { Licensor } from './features/papers/licensor.ts';
import { licensorOf } from './licensor-settings.ts';
import type { AccessKey, ObjectsSettings } from './platform/objects/settings.ts';
import { readPrivateKey, readPublicKey } from './platform/payment-gateways/keys.ts';
import type { GatewaySettings } from './platform/payment-gateways/settings.ts';
import { faultOf, readCertificates, type Signer } from './platform/signatures/signer.ts';
import { StartProblem } from './platform/start-problem.ts';

/** The only reader of process.env. Every setting is described in docs/configuration.md. */
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const port = z.coerce.number().int().min(1).max(65535);
const address = z.url({ protocol: /^https?$/ });
const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/);
const privateKey = keyBy(readPrivateKey);
const publicKey = keyBy(readPublicKey);
const certificates = keyBy(readCertificates);
const list = z.string().transform((value) => value.split(',').flatMap((item) => item.trim() || []));

const settings = z.object({
  PORT: port.default(4000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./.data'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DEMO: flag.default(true),
  DEMO_ITEMS: z.coerce.number().int().min(0).default(144),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  SECRET_KEY: z.string().min(32).optional(),
  OBJECTS_PORT: port.default(4001),
  S3_ENDPOINT: address.optional(),
  S3_PUBLIC_URL: address.optional(),
  S3_REGION: z.string().default('cn-shanghai'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(2).optional(),
  S3_STS_ROLE_ARN: z.string().optional(),
  S3_STS_ENDPOINT: address.optional(),
  S3_UPLOADS_BUCKET: bucket.default('framehall-uploads'),
  S3_ORIGINALS_BUCKET: bucket.default('framehall-originals'),
  S3_PREVIEWS_BUCKET: bucket.default('framehall-previews'),
  UPLOAD_QUOTA_GB: z.coerce.number().int().min(1).max(1_000_000).default(40),
  UPLOAD_PART_BYTES: z.coerce.number().int().min(102_400).max(104_857_600).default(1_048_576),
  PAYMENTS_PORT: port.optional(),
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_SELLER_ID: z.string().optional(),
  ALIPAY_PRIVATE_KEY: privateKey.optional(),
  ALIPAY_PUBLIC_KEY: publicKey.optional(),
  ALIPAY_GATEWAY: address.default('https://openapi.alipay.com/gateway.do'),
  WECHATPAY_MCHID: z.string().optional(),
  WECHATPAY_APPID: z.string().optional(),
  WECHATPAY_SERIAL: z.string().optional(),
  WECHATPAY_PRIVATE_KEY: privateKey.optional(),
  WECHATPAY_PLATFORM_SERIAL: z.string().optional(),
  WECHATPAY_PLATFORM_KEY: publicKey.optional(),
  WECHATPAY_APIV3_KEY: z.string().length(32).optional(),
  WECHATPAY_BASE: address.default('https://api.mch.weixin.qq.com'),
  BANK_HOLDER: z.string().optional(),
  BANK_NAME: z.string().optional(),
  BANK_ACCOUNT: z.string().optional(),
  LICENSOR_NAME: z.string().optional(),
  LICENSOR_NAME_EN: z.string().optional(),
  LICENSOR_CREDIT_CODE: z.string().refine(isCreditCode, 'not a unified social credit code').optional(),
  LICENSOR_ADDRESS: z.string().optional(),
  LICENSOR_PHONE: z.string().optional(),
  LICENSOR_SEAL: z.string().optional(),
  SIGNING_KEY: privateKey.optional(),
  SIGNING_CERTIFICATE: certificates.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Framehall <no-reply@framehall.test>'),
  SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_WEBHOOK_SECRET: z.string().optional(),
  ADMIN_EMAIL: z.email().optional(),
  TRUSTED_PROXIES: list.default([]),
  INSECURE_HOSTS: list.default([]),
  VERIFICATION_DIR: z.string().default('./verification'),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(6000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  CONTACT_HOTLINE: z.string().default('400-010-8080'),
  CONTACT_EMAIL: z.email().default('partner@framehall.test'),
  CONTACT_WECHAT: z.string().default('https://framehall.test/wechat'),
  SOCIAL_LINKS: list
    .default([
      'weibo=https://weibo.com/framehall',
      'bilibili=https://space.bilibili.com/framehall',
      'xiaohongshu=https://www.xiaohongshu.com/user/framehall',
    ])
    .pipe(z.array(z.string().regex(/^\w+=https:\/\/\S+$/))),
});

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Folder for files in progress; a restart empties it. */
  workDir: string;
  role: 'all' | 'web' | 'worker';
  demo: boolean;
  /** How many pieces of the demo catalogue to make. */
  demoItems: number;
  /** Undefined while the embedded database has not started. */
  databaseUrl: string | undefined;
  databaseConnections: number;
  secretKey: string | undefined;
  /** Port of the built-in object store, which runs when no other store is configured. */
  objectsPort: number;
  objects: ObjectsSettings;
  /** Undefined until the built-in store's key is known. */
  objectsKey: AccessKey | undefined;
  /** Port of the sandbox gateway. */
  paymentsPort: number;
  /** Whether the sandbox stands in for both gateways: only in a demo that has the keys of neither. */
  paymentsSandbox: boolean;
  gateways: GatewaySettings;
  /** Undefined when the shop takes no transfers. */
  bankAccount: BankAccount | undefined;
  /** Whoever grants the licences. */
  licensor: Licensor;
  /** Undefined in a demo that has not made its own yet. */
  signer: Signer | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  smsWebhook: { url: string; secret: string | undefined } | undefined;
  adminEmail: string | undefined;
  trustedProxies: string[];
  insecureHosts: string[];
  verificationDir: string;
  requestsPerMinute: number;
  logLevel: string;
  site: SiteInfo;
}

export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new StartProblem(describe(parsed.error.issues[0], given));
  const s = parsed.data;
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
    demo: s.DEMO,
    demoItems: s.DEMO_ITEMS,
    databaseUrl: s.DATABASE_URL,
    databaseConnections: s.DATABASE_CONNECTIONS,
    secretKey: s.SECRET_KEY,
    objectsPort: s.OBJECTS_PORT,
    ...objectSettings(s, { host: shownHost, publicUrl }),
    ...paymentSettings(s),
    ...paperSettings(s),
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    smsWebhook: s.SMS_WEBHOOK_URL ? { url: s.SMS_WEBHOOK_URL, secret: s.SMS_WEBHOOK_SECRET } : undefined,
    adminEmail: s.ADMIN_EMAIL,
    trustedProxies: s.TRUSTED_PROXIES,
    insecureHosts: s.INSECURE_HOSTS,
    verificationDir: resolve(s.VERIFICATION_DIR),
    requestsPerMinute: s.REQUESTS_PER_MINUTE,
    logLevel: s.LOG_LEVEL,
    site: {
      hotline: s.CONTACT_HOTLINE,
      email: s.CONTACT_EMAIL,
      wechat: s.CONTACT_WECHAT,
      social: s.SOCIAL_LINKS.map((entry) => {
        const [name = '', ...url] = entry.split('=');
        return { name, url: url.join('=') };
      }),
    },
  };
}

function objectSettings(
  s: z.infer<typeof settings>,
  { host, publicUrl }: { host: string; publicUrl: string },
): Pick<Config, 'objects' | 'objectsKey'> {
  const beside = new URL(publicUrl);
  beside.port = String(s.OBJECTS_PORT);
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = s;
  if (endpoint !== undefined && s.ROLE !== 'worker') {
    const needed = {
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_STS_ROLE_ARN: s.S3_STS_ROLE_ARN,
    };
    const missing = Object.entries(needed).find(([, value]) => value === undefined);
    if (missing) throw new StartProblem(`S3_ENDPOINT needs the setting ${missing[0]} too. See docs/configuration.md.`);
  }
  return {
    objects: {
      own: endpoint === undefined,
      endpoint: endpoint ?? `http://${host}:${s.OBJECTS_PORT}`,
      publicUrl: s.S3_PUBLIC_URL ?? endpoint ?? beside.origin,
      region: s.S3_REGION,
      buckets: { uploads: s.S3_UPLOADS_BUCKET, originals: s.S3_ORIGINALS_BUCKET, previews: s.S3_PREVIEWS_BUCKET },
      partBytes: s.UPLOAD_PART_BYTES,
      uploadQuotaBytes: s.UPLOAD_QUOTA_GB * 1024 ** 3,
      stsRoleArn: s.S3_STS_ROLE_ARN,
      stsEndpoint: s.S3_STS_ENDPOINT,
    },
    objectsKey: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

function paymentSettings(
  s: z.infer<typeof settings>,
): Pick<Config, 'paymentsPort' | 'paymentsSandbox' | 'gateways' | 'bankAccount'> {
  const alipay = allOrNone({
    ALIPAY_APP_ID: s.ALIPAY_APP_ID,
    ALIPAY_SELLER_ID: s.ALIPAY_SELLER_ID,
    ALIPAY_PRIVATE_KEY: s.ALIPAY_PRIVATE_KEY,
    ALIPAY_PUBLIC_KEY: s.ALIPAY_PUBLIC_KEY,
  });
  const wechat = allOrNone({
    WECHATPAY_MCHID: s.WECHATPAY_MCHID,
    WECHATPAY_APPID: s.WECHATPAY_APPID,
    WECHATPAY_SERIAL: s.WECHATPAY_SERIAL,
    WECHATPAY_PRIVATE_KEY: s.WECHATPAY_PRIVATE_KEY,
    WECHATPAY_PLATFORM_SERIAL: s.WECHATPAY_PLATFORM_SERIAL,
    WECHATPAY_PLATFORM_KEY: s.WECHATPAY_PLATFORM_KEY,
    WECHATPAY_APIV3_KEY: s.WECHATPAY_APIV3_KEY,
  });
  return {
    paymentsPort: s.PAYMENTS_PORT ?? (s.OBJECTS_PORT % 65535) + 1,
    paymentsSandbox: s.DEMO && !alipay && !wechat,
    gateways: {
      alipay: alipay && {
        appId: alipay.ALIPAY_APP_ID,
        sellerId: alipay.ALIPAY_SELLER_ID,
        privateKey: alipay.ALIPAY_PRIVATE_KEY,
        publicKey: alipay.ALIPAY_PUBLIC_KEY,
        gateway: s.ALIPAY_GATEWAY,
      },
      wechat: wechat && {
        mchid: wechat.WECHATPAY_MCHID,
        appid: wechat.WECHATPAY_APPID,
        serial: wechat.WECHATPAY_SERIAL,
        privateKey: wechat.WECHATPAY_PRIVATE_KEY,
        platformSerial: wechat.WECHATPAY_PLATFORM_SERIAL,
        platformKey: wechat.WECHATPAY_PLATFORM_KEY,
        apiV3Key: wechat.WECHATPAY_APIV3_KEY,
        base: s.WECHATPAY_BASE,
      },
    },
    bankAccount: bankAccountOf(s),
  };
}

const DEMO_ACCOUNT: BankAccount = {
  holder: '演示账户，请勿汇款 Demo account, do not transfer',
  bank: '演示银行 Demo Bank',
  account: '0000 0000 0000 0000',
};

/** Shows a fictitious account in a demo only. */
function bankAccountOf(s: z.infer<typeof settings>): BankAccount | undefined {
  const set = allOrNone({ BANK_HOLDER: s.BANK_HOLDER, BANK_NAME: s.BANK_NAME, BANK_ACCOUNT: s.BANK_ACCOUNT });
  if (set) return { holder: set.BANK_HOLDER, bank: set.BANK_NAME, account: set.BANK_ACCOUNT };
  return s.DEMO ? DEMO_ACCOUNT : undefined;
}

/** A demo is granted by a fictitious company and makes its own signer; a shop says who it is. */
function paperSettings(s: z.infer<typeof settings>): Pick<Config, 'licensor' | 'signer'> {
  const licensor = allOrNone({
    LICENSOR_NAME: s.LICENSOR_NAME,
    LICENSOR_NAME_EN: s.LICENSOR_NAME_EN,
    LICENSOR_CREDIT_CODE: s.LICENSOR_CREDIT_CODE,
    LICENSOR_ADDRESS: s.LICENSOR_ADDRESS,
    LICENSOR_PHONE: s.LICENSOR_PHONE,
    LICENSOR_SEAL: s.LICENSOR_SEAL,
  });
  const signing = allOrNone({ SIGNING_KEY: s.SIGNING_KEY, SIGNING_CERTIFICATE: s.SIGNING_CERTIFICATE });
  const missing = !licensor ? 'LICENSOR_NAME' : signing ? undefined : 'SIGNING_KEY';
  if (!s.DEMO && missing !== undefined)
    throw new StartProblem(
      `Certificates and quotes name who grants the licences and are signed by them: with DEMO=0, set ${missing} and those that belong to it. See docs/configuration.md.`,
    );
  const signer = signing && { key: signing.SIGNING_KEY, certificates: signing.SIGNING_CERTIFICATE };
  const fault = signer && faultOf(signer);
  if (fault !== undefined)
    throw new StartProblem(`SIGNING_KEY and SIGNING_CERTIFICATE sign nothing: ${fault}. See docs/configuration.md.`);
  return { licensor: licensorOf(licensor), signer };
}

/** Refuses what is only partly configured, such as a gateway or bank account. */
function allOrNone<Name extends string>(given: Record<Name, string | undefined>): Record<Name, string> | undefined {
  const entries = Object.entries<string | undefined>(given);
  const set = entries.find(([, value]) => value !== undefined);
  const missing = entries.find(([, value]) => value === undefined);
  if (set && missing)
    throw new StartProblem(`${set[0]} needs the setting ${missing[0]} too. See docs/configuration.md.`);
  return set ? (given as Record<Name, string>) : undefined;
}

/** Accepts a key as text, or the name of a file that contains it. */
function keyBy(read: (given: string) => string): z.ZodType<string, string> {
  return z.string().transform((given, context) => {
    try {
      return read(given);
    } catch {
      context.addIssue('neither a key nor a file with one');
      return z.NEVER;
    }
  });
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

function describe(issue: z.core.$ZodIssue | undefined, given: NodeJS.ProcessEnv): string {
  const name = String(issue?.path[0] ?? 'A setting');
  const secret = /SECRET|URL|KEY/.test(name);
  const shown = secret ? '' : ` It is now “${given[name]}”.`;
  return `The setting ${name} is wrong: ${issue?.message.toLowerCase()}.${shown} See docs/configuration.md.`;
}
