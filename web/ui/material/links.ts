import { createContext, useContext } from 'react';
import type { TagType } from '#contract/domain/music.ts';
import type { AnyItem, MusicItem } from '#contract/items.ts';

/** A tag of the vocabulary, by which lists can be narrowed. */
interface KnownTag {
  id: number;
  type: TagType;
}

interface Links {
  /** Search for similar materials; null where there is no such search. */
  similar: (item: AnyItem) => string | null;
  /** Search for pieces with the same tag: by its filter, or by the word while no filter is known. */
  tag: (item: MusicItem, name: string, known: KnownTag | undefined) => string;
  /** What was bought with an order. */
  files: (orderId: number) => string;
}

const LinksContext = createContext<Links>({ similar: () => null, tag: () => '', files: () => '' });

/** Gives cards the addresses that they link to beside their own page; cards know no addresses. */
export const MaterialLinks = LinksContext.Provider;

export function useMaterialLinks(): Links {
  return useContext(LinksContext);
}
