import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { connectProvider } from '#server/platform/invoice-provider/connect.ts';
import type { InvoiceProvider } from '#server/platform/invoice-provider/provider.ts';
import { type ProviderKeys, providerSandboxSettings } from '#server/platform/invoice-provider/sandbox/keys.ts';
import { lastingToken } from '#server/platform/invoice-provider/tokens.ts';
import type { NuonuoSettings } from '#server/platform/invoice-provider/settings.ts';
import { createLog } from '#server/platform/log.ts';
import { connectGateways } from '#server/platform/payment-gateways/connect.ts';
import type { Gateways, PaymentTarget, RawNotice } from '#server/platform/payment-gateways/gateway.ts';
import { startSandbox as start } from '#server/platform/payment-gateways/sandbox/server.ts';
import { type SandboxKeys, sandboxSettings } from '#server/platform/payment-gateways/sandbox/keys.ts';
import { type SandboxControl, sandboxControl } from './sandbox-control.ts';

export interface TestSandbox {
  url: string;
  keys: SandboxKeys;
  dataDir: string;
  gateways: Gateways;
  /** The invoice provider; a product has it only when a test gives it. */
  invoicing: InvoiceProvider;
  nuonuo: NuonuoSettings;
  providerKeys: ProviderKeys;
  control: SandboxControl;
  /** Stops it and starts it again on the same folder and port. */
  restart(): Promise<void>;
}

/** The demo's licensor. */
const SELLER = {
  name: '帧库演示（上海）文化传媒有限公司',
  creditCode: '91310115MA1FHDEM0F',
  address: '上海市浦东新区演示路 1 号 8 层',
  phone: '400-010-8080',
};

/** Who sells, and where nobody hears callbacks. */
export const BY_PROVIDER = { seller: SELLER, publicUrl: 'http://127.0.0.1:9' };

/** The payment sandbox in this process, until the test file ends. It repeats notices after `pauses` milliseconds. */
export async function startSandbox({ pauses = [50, 100, 200, 400] }: { pauses?: number[] } = {}): Promise<TestSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'framehall-payments-'));
  const options = { dataDir, log: createLog('silent', 'payments-sandbox'), sellerName: '帧库', pauses };
  let running = await start({ ...options, port: 0 });
  const { url, keys, providerKeys } = running;
  const nuonuo = providerSandboxSettings(providerKeys, url);
  afterAll(async () => {
    await running.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    url,
    keys,
    dataDir,
    // Nothing listens there: a product sets the address for notices once it knows its own.
    gateways: connectGateways(sandboxSettings(keys, url), 'http://127.0.0.1:9') as Gateways,
    invoicing: connectProvider(nuonuo, { ...BY_PROVIDER, tokens: lastingToken(providerKeys.accessToken) }),
    nuonuo,
    providerKeys,
    control: sandboxControl(url, keys.control),
    async restart() {
      await running.close();
      running = await start({ ...options, port: Number(new URL(url).port) });
    },
  };
}

/** Where a buyer goes on who is not inside WeChat's own browser. */
export function addressOf(target: PaymentTarget): string {
  if (target.kind === 'inside') throw new Error('only WeChat’s own browser opens this');
  return target.kind === 'page' ? target.url : target.codeUrl;
}

/** Acts as a buyer: opens the page, or the one in the QR code, and clicks the button. */
export async function payAt(target: PaymentTarget, choice: 'pay' | 'cancel' = 'pay'): Promise<Response> {
  const page = await fetch(addressOf(target));
  return await fetch(page.url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
}

/** A notice made by the control, in the form that the product's route receives. */
export function asRaw({ headers, body }: { headers: Record<string, string>; body: string }): RawNotice {
  return { headers, body: Buffer.from(body) };
}
