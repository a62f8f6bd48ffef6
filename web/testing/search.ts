import type { AnyItem } from '#contract/items.ts';
import { fine, type OutputAt } from './server.ts';

/** What a search finds, all of it at once unless told otherwise. */
export function found(infos: AnyItem[], more: Partial<OutputAt<'/search'>> = {}) {
  const help = { didYouMean: null, instead: null, related: [] };
  return fine<OutputAt<'/search'>>({ infos, total: infos.length, more: false, next: null, help, ...more });
}
