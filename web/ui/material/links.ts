import { createContext, useContext } from 'react';
import type { AnyItem } from '#contract/items.ts';

interface Links {
  /** What looks like this; nothing where there is no such search. */
  similar: (item: AnyItem) => string | null;
}

const LinksContext = createContext<Links>({ similar: () => null });

/** Tells cards where they lead beside their own page: they know no addresses. */
export const MaterialLinks = LinksContext.Provider;

export function useMaterialLinks(): Links {
  return useContext(LinksContext);
}
