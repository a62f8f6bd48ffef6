import type { AnyItem } from '#contract/items.ts';
import { fine, type OutputAt } from './server.ts';

/** The reply to a search, with all results on one page by default. */
export function found(infos: AnyItem[], more: Partial<OutputAt<'/search'>> = {}) {
  const help = { didYouMean: null, instead: null, related: [] };
  return fine<OutputAt<'/search'>>({ infos, total: infos.length, more: false, next: null, help, ...more });
}
