import { ANSWER_MS, type Tokens } from './call.ts';
import { nuonuo } from './nuonuo.ts';
import type { InvoiceProvider } from './provider.ts';
import type { NuonuoSettings, Seller } from './settings.ts';

/** Path for callbacks, below the site's own address. */
export const CALLBACK_PATH = '/invoice/callback';

interface Options {
  seller: Seller;
  publicUrl: string;
  tokens: Tokens;
  answerMs?: number;
}

/** The configured provider. Sends nothing before the first call. */
export function connectProvider(
  settings: NuonuoSettings,
  { seller, publicUrl, tokens, answerMs = ANSWER_MS }: Options,
): InvoiceProvider {
  return nuonuo(settings, seller, { tokens, callbackUrl: publicUrl + CALLBACK_PATH, answerMs });
}
