import { join } from 'node:path';
import { openProviderBook, type ProviderBook, type SandboxPaper } from './book.ts';
import { type Callbacks, startCallbacks } from './callbacks.ts';
import { keptProviderKeys, type ProviderKeys } from './keys.ts';
import { newProviderBehaviour, type ProviderBehaviour } from './behaviour.ts';

/** The provider's sandbox: speaks Nuonuo's protocol and issues papers that no tax authority knows. */
export interface ProviderSandbox {
  keys: ProviderKeys;
  book: ProviderBook;
  whims: ProviderBehaviour;
  callbacks: Callbacks;
  /** When a token was given. */
  tokensGiven: number[];
  /** Its own address, where the files lie. */
  url: string;
  /** Under which the seller is registered with it; calls name the seller by tax number alone. */
  sellerName: string;
  close(): void;
}

interface Options {
  dataDir: string;
  url: string;
  sellerName: string;
}

export function openProviderSandbox({ dataDir, url, sellerName }: Options): ProviderSandbox {
  const keys = keptProviderKeys(dataDir);
  const book = openProviderBook(join(dataDir, 'payments-sandbox', 'invoices.jsonl'));
  const whims = newProviderBehaviour();
  const callbacks = startCallbacks(book, whims);
  return { keys, book, whims, callbacks, tokensGiven: [], url, sellerName, close: callbacks.close };
}

export function stateOf({ whims }: ProviderSandbox, paper: SandboxPaper): 'pending' | 'issued' | 'failed' {
  if (whims.issue === 'hold' || Date.now() < paper.readyAt) return 'pending';
  return paper.why === '' ? 'issued' : 'failed';
}
