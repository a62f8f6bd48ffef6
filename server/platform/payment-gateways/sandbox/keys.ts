import { generateKeyPair, hash, randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GatewaySettings } from '../settings.ts';

interface KeyPair {
  privateKey: string;
  publicKey: string;
}

/** The keys of both sides: the gateways and the product. */
export interface SandboxKeys {
  /** Key for the test controls. */
  control: string;
  alipay: { appId: string; sellerId: string; merchant: KeyPair; gateway: KeyPair };
  wechat: {
    mchid: string;
    appid: string;
    serial: string;
    merchant: KeyPair;
    platformSerial: string;
    platform: KeyPair;
    apiV3Key: string;
  };
}

const fileOf = (dataDir: string) => join(dataDir, 'payments-sandbox', 'keys.json');

/** Keys made at the first start and kept from then on. */
export async function keptSandboxKeys(dataDir: string): Promise<SandboxKeys> {
  const file = fileOf(dataDir);
  const kept = readSandboxKeys(dataDir);
  if (kept) return kept;
  mkdirSync(join(dataDir, 'payments-sandbox'), { recursive: true, mode: 0o700 });
  const keys = await makeKeys();
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return keys;
}

export function readSandboxKeys(dataDir: string): SandboxKeys | undefined {
  const file = fileOf(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SandboxKeys) : undefined;
}

/** Settings with which the product speaks to the sandbox as it would to the real gateways. */
export function sandboxSettings({ alipay, wechat }: SandboxKeys, url: string): GatewaySettings {
  return {
    alipay: {
      appId: alipay.appId,
      privateKey: alipay.merchant.privateKey,
      publicKey: alipay.gateway.publicKey,
      sellerId: alipay.sellerId,
      gateway: `${url}/gateway.do`,
    },
    wechat: {
      mchid: wechat.mchid,
      appid: wechat.appid,
      serial: wechat.serial,
      privateKey: wechat.merchant.privateKey,
      platformSerial: wechat.platformSerial,
      platformKey: wechat.platform.publicKey,
      apiV3Key: wechat.apiV3Key,
      base: url,
      inside: {
        appid: wechat.appid,
        secret: sandboxSecret(wechat),
        authorizeBase: url,
        apiBase: url,
      },
    },
  };
}

/** The secret of the sandbox's public account, which follows from a key that every data folder has. */
export function sandboxSecret({ apiV3Key }: Pick<SandboxKeys['wechat'], 'apiV3Key'>): string {
  return hash('sha256', `app ${apiV3Key}`).slice(0, 32);
}

async function makeKeys(): Promise<SandboxKeys> {
  const [merchantA, gatewayA, merchantW, platform] = await Promise.all([newPair(), newPair(), newPair(), newPair()]);
  const serial = () => randomBytes(20).toString('hex').toUpperCase();
  return {
    control: randomBytes(24).toString('base64url'),
    alipay: { appId: `9021${digits(12)}`, sellerId: `2088${digits(12)}`, merchant: merchantA, gateway: gatewayA },
    wechat: {
      mchid: `19${digits(8)}`,
      appid: `wx${randomBytes(8).toString('hex')}`,
      serial: serial(),
      merchant: merchantW,
      platformSerial: serial(),
      platform,
      apiV3Key: randomBytes(16).toString('hex'),
    },
  };
}

async function newPair(): Promise<KeyPair> {
  return await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}
