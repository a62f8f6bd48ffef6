import { createContext, useContext } from 'react';
import type { AnyItem } from '#contract/items.ts';

interface Links {
  /** Search for similar materials; null where there is no such search. */
  similar: (item: AnyItem) => string | null;
}

const LinksContext = createContext<Links>({ similar: () => null });

/** Gives cards the addresses that they link to beside their own page; cards know no addresses. */
export const MaterialLinks = LinksContext.Provider;

export function useMaterialLinks(): Links {
  return useContext(LinksContext);
}
