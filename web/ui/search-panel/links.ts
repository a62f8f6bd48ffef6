import type { Suggestion } from '#contract/calls/search.ts';
import type { SearchType } from '#contract/domain/discovery.ts';

/** Addresses of the entries, provided by the surrounding pages. */
export interface SearchLinks {
  words: (keyword: string, type: SearchType) => string;
  category: (id: number, type: SearchType) => string;
  topic: (id: number) => string;
  shop: (id: number) => string;
  material: (id: number, type: SearchType) => string;
  /** Results that look like a picture sent before. */
  picture: (imageKey: string) => string;
  /** Results that sound like a recording sent before, effects where effects are searched. */
  sound: (soundKey: string, type: SearchType) => string;
}

/** Address of a suggestion, while this type is chosen. */
export function linkOf({ kind, id, text, type }: Suggestion, links: SearchLinks, chosen: SearchType): string {
  if (id === null || kind === 'word') return links.words(text, type ?? chosen);
  if (kind === 'category') return links.category(id, type ?? chosen);
  if (kind === 'code') return links.material(id, type ?? chosen);
  return kind === 'topic' ? links.topic(id) : links.shop(id);
}
