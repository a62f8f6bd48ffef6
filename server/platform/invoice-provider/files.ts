import { INVOICE_FILE_BYTES } from '#contract/domain/invoice.ts';
import { send } from './call.ts';
import { ProviderRefused } from './failures.ts';
import type { NuonuoSettings } from './settings.ts';

/** Whether an address is the provider's own: below its domains by HTTPS, or where its calls go to. */
export function isOwnFile(url: URL, { url: calls, fileDomains }: Pick<NuonuoSettings, 'url' | 'fileDomains'>): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (url.origin === new URL(calls).origin) return true;
  const isBelow = (domain: string) => url.hostname === domain || url.hostname.endsWith(`.${domain}`);
  return url.protocol === 'https:' && url.port === '' && fileDomains.some(isBelow);
}

/** Fetches a file of an invoice, from nowhere but the provider. */
export async function fetchOwnFile(settings: NuonuoSettings, address: string, answerMs: number): Promise<Buffer> {
  const url = URL.parse(address);
  if (!url || !isOwnFile(url, settings)) throw new ProviderRefused(`file elsewhere: ${url?.host ?? 'no address'}`);
  return await send(url.href, {}, answerMs, INVOICE_FILE_BYTES);
}
