import type { NuonuoSettings } from '../platform/invoice-provider/settings.ts';
import { allOrNone } from './all-or-none.ts';
import type { Settings } from './settings.ts';

export interface InvoiceSettings {
  /** Undefined where finance issues by hand, and in a demo. */
  nuonuo: NuonuoSettings | undefined;
  /** Whether the sandbox stands in for the provider: only in a demo without its keys. */
  providerSandbox: boolean;
}

export function invoiceSettings(s: Settings): InvoiceSettings {
  const set = allOrNone({
    NUONUO_APP_KEY: s.NUONUO_APP_KEY,
    NUONUO_APP_SECRET: s.NUONUO_APP_SECRET,
    NUONUO_CLERK: s.NUONUO_CLERK,
  });
  return {
    nuonuo: set && {
      appKey: set.NUONUO_APP_KEY,
      appSecret: set.NUONUO_APP_SECRET,
      accessToken: s.NUONUO_ACCESS_TOKEN,
      tokenUrl: s.NUONUO_TOKEN_URL,
      clerk: set.NUONUO_CLERK,
      goodsCode: s.NUONUO_GOODS_CODE,
      extension: s.NUONUO_EXTENSION,
      url: s.NUONUO_URL,
      fileDomains: s.NUONUO_FILE_DOMAINS,
    },
    providerSandbox: s.DEMO && !set,
  };
}
