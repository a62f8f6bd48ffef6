import { nuonuo } from './nuonuo.ts';
import type { InvoiceProvider } from './provider.ts';
import type { NuonuoSettings, Seller } from './settings.ts';

/** Path for callbacks, below the site's own address. */
export const CALLBACK_PATH = '/invoice/callback';

/** The configured provider; undefined when finance issues by hand. Sends nothing before the first call. */
export function connectProvider(
  settings: NuonuoSettings | undefined,
  seller: Seller,
  publicUrl: string,
  answerMs?: number,
): InvoiceProvider | undefined {
  const options = { callbackUrl: publicUrl + CALLBACK_PATH, ...(answerMs === undefined ? {} : { answerMs }) };
  return settings && nuonuo(settings, seller, options);
}
