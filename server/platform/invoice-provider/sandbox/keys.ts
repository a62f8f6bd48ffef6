import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NuonuoSettings } from '../settings.ts';

export interface ProviderKeys extends Pick<NuonuoSettings, 'appKey' | 'appSecret'> {
  /** A token that never ends. */
  accessToken: string;
}

const fileOf = (dataDir: string) => join(dataDir, 'payments-sandbox', 'invoice-keys.json');

/** Keys made at the first start and kept from then on. */
export function keptProviderKeys(dataDir: string): ProviderKeys {
  const kept = readProviderKeys(dataDir);
  if (kept) return kept;
  const file = fileOf(dataDir);
  const keys = {
    appKey: String(randomInt(10_000_000, 100_000_000)),
    appSecret: randomBytes(8).toString('hex').toUpperCase(),
    accessToken: randomBytes(20).toString('hex'),
  };
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return keys;
}

export function readProviderKeys(dataDir: string): ProviderKeys | undefined {
  const file = fileOf(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProviderKeys) : undefined;
}

/** Paths of Nuonuo's calls, and of that for a token. */
export const SERVICES = '/open/v1/services';
export const TOKEN = '/accessToken';

/** Settings with which the product speaks to the sandbox as it would to Nuonuo. */
export function providerSandboxSettings({ appKey, appSecret }: ProviderKeys, url: string): NuonuoSettings {
  const sold = { clerk: '沙箱', goodsCode: '4030000000000000000', extension: '' };
  const addresses = { url: url + SERVICES, tokenUrl: url + TOKEN, fileDomains: [] };
  return { appKey, appSecret, accessToken: undefined, ...sold, ...addresses };
}
