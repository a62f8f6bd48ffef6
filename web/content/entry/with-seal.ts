import type { Named } from './entry-query.ts';

/** What an address names: an entry, or a draft of it where the address carries a seal. */
export function withSeal(slug: string, query: URLSearchParams): Named {
  const seal = query.get('preview');
  return seal === null ? { slug } : { slug, seal };
}
