import type { Suggestion } from '#contract/calls/search.ts';
import type { SearchType } from '#contract/domain/discovery.ts';

/** Where the entries lead; the pages around know that. */
export interface SearchLinks {
  words: (keyword: string, type: SearchType) => string;
  category: (id: number, type: SearchType) => string;
  topic: (id: number) => string;
  shop: (id: number) => string;
  /** A material, by the kind that it is. */
  material: (id: number, type: SearchType) => string;
  /** What looks like a picture that was sent before. */
  picture: (imageKey: string) => string;
}

/** Where a suggestion leads, while this kind is being looked for. */
export function linkOf({ kind, id, text, type }: Suggestion, links: SearchLinks, chosen: SearchType): string {
  if (id === null || kind === 'word') return links.words(text, type ?? chosen);
  if (kind === 'category') return links.category(id, type ?? chosen);
  if (kind === 'code') return links.material(id, type ?? chosen);
  return kind === 'topic' ? links.topic(id) : links.shop(id);
}
