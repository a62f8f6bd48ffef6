import { z } from 'zod';
import { isCreditCode } from '#contract/domain/order.ts';
import { eachAddress } from '../platform/database/addresses.ts';
import { readPrivateKey, readPublicKey } from '../platform/payment-gateways/keys.ts';
import { readCertificates } from '../platform/signatures/signer.ts';
import { StartProblem } from '../platform/start-problem.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const port = z.coerce.number().int().min(1).max(65535);
const address = z.url({ protocol: /^https?$/ });
const postgres = z.url({ protocol: /^postgres(ql)?$/ });
const database = z
  .string()
  .refine(
    (value) => eachAddress(value).every((one) => postgres.safeParse(one).success),
    'not an address of PostgreSQL',
  );
const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/);
const domain = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
const privateKey = keyBy(readPrivateKey);
const publicKey = keyBy(readPublicKey);
const certificates = keyBy(readCertificates);
const list = z.string().transform((value) => value.split(',').flatMap((item) => item.trim() || []));

const settings = z.object({
  PORT: port.default(4000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./.data'),
  ROLE: z.enum(['all', 'web', 'worker', 'objects']).default('all'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  WORKER_PORT: port.optional(),
  METRICS_PORT: port.max(65534).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: list.pipe(z.array(z.string().regex(/^[\w-]+=([!-$&-~]|%[2-7][\dA-Fa-f])*$/))).default([]),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  DEMO: flag.default(true),
  DEMO_ITEMS: z.coerce.number().int().min(0).default(148),
  MIGRATE: flag.default(true),
  DATABASE_URL: database.optional(),
  DATABASE_READ_URL: database.optional(),
  DATABASE_READ_BEHIND: z.coerce.number().min(1).max(3600).default(10),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  SEARCH_URL: list.pipe(z.array(address)).default([]),
  SEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,60}$/)
    .default('framehall'),
  SEARCH_SHARDS: z.coerce.number().int().min(1).max(1000).default(1),
  SEARCH_REPLICAS: z.coerce.number().int().min(0).max(20).default(1),
  SEARCH_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(2000),
  SEARCH_REFRESH_MS: z.coerce.number().int().min(10).max(600_000).default(1000),
  SEARCH_FALLBACK: flag.default(true),
  EMBEDDING_MODEL: z.string().optional(),
  EMBEDDING_TIMEOUT_MS: z.coerce.number().int().min(10).max(10_000).default(300),
  SECRET_KEY: z.string().min(32).optional(),
  OLDER_SECRET_KEYS: list.pipe(z.array(z.string().min(32))).default([]),
  BACKUP_DIR: z.string().optional(),
  BACKUP_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(14),
  OBJECTS_PORT: port.default(4001),
  OBJECTS_URL: address.optional(),
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
  WECHATPAY_INSIDE_APPID: z.string().optional(),
  WECHATPAY_INSIDE_SECRET: z.string().optional(),
  WECHATPAY_AUTHORIZE_BASE: address.default('https://open.weixin.qq.com'),
  WECHATPAY_API_BASE: address.default('https://api.weixin.qq.com'),
  NUONUO_APP_KEY: z.string().optional(),
  NUONUO_APP_SECRET: z.string().optional(),
  NUONUO_ACCESS_TOKEN: z.string().optional(),
  NUONUO_CLERK: z.string().max(20).optional(),
  NUONUO_GOODS_CODE: z
    .string()
    .regex(/^\d{19}$/)
    .default('4030000000000000000'),
  NUONUO_EXTENSION: z
    .string()
    .regex(/^\d{0,5}$/)
    .default(''),
  NUONUO_TOKEN_URL: address.default('https://open.nuonuo.com/accessToken'),
  NUONUO_URL: address.default('https://sdk.nuonuo.com/open/v1/services'),
  NUONUO_FILE_DOMAINS: list.default(['nuonuo.com', 'jss.com.cn']).pipe(z.array(domain)),
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
  WEBHOOKS_TO_LOOPBACK: flag.default(false),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(6000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  CONTACT_HOTLINE: z.string().default('400-010-8080'),
  CONTACT_EMAIL: z.email().default('partner@framehall.test'),
  CONTACT_WECHAT: z.string().default('https://framehall.test/wechat'),
  ICP_NUMBER: z.string().default(''),
  POLICE_NUMBER: z.string().default(''),
  SOCIAL_LINKS: list
    .default([
      'weibo=https://weibo.com/framehall',
      'bilibili=https://space.bilibili.com/framehall',
      'xiaohongshu=https://www.xiaohongshu.com/user/framehall',
    ])
    .pipe(z.array(z.string().regex(/^\w+=https:\/\/\S+$/))),
});

/** The environment, checked; docs/configuration.md describes every setting. */
export type Settings = z.infer<typeof settings>;

export function readSettings(given: NodeJS.ProcessEnv): Settings {
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new StartProblem(describe(parsed.error.issues[0], given));
  return parsed.data;
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

function describe(issue: z.core.$ZodIssue | undefined, given: NodeJS.ProcessEnv): string {
  const name = String(issue?.path[0] ?? 'A setting');
  const secret = /SECRET|TOKEN|URL|KEY|HEADERS/.test(name);
  const shown = secret ? '' : ` It is now “${given[name]}”.`;
  return `The setting ${name} is wrong: ${issue?.message.toLowerCase()}.${shown} See docs/configuration.md.`;
}
