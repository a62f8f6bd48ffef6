import type { Book, SandboxTrade } from './book.ts';
import type { SandboxKeys } from './keys.ts';
import type { Whims } from './whims.ts';

/** What every part of the sandbox knows. */
export interface Sandbox {
  keys: SandboxKeys;
  book: Book;
  whims: Whims;
  /** The page to pay a trade at. */
  payUrl(trade: SandboxTrade): string;
}
