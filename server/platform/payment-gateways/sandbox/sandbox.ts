import type { ProviderSandbox } from '../../invoice-provider/sandbox/sandbox.ts';
import type { Book, SandboxTrade } from './book.ts';
import type { SandboxKeys } from './keys.ts';
import type { GatewayBehaviour } from './behaviour.ts';

/** State shared by all parts of the sandbox. */
export interface Sandbox {
  keys: SandboxKeys;
  book: Book;
  whims: GatewayBehaviour;
  /** By which WeChat's browser says who pays: for whom, until when, and whether one was used. */
  codes: Map<string, { openid: string; until: number; used: boolean }>;
  /** The invoice provider, which shares the server. */
  provider: ProviderSandbox;
  /** Address of the payment page of a trade. */
  payUrl(trade: SandboxTrade): string;
}
